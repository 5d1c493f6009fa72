import type { Picture } from '@shishir/contract';

/** A value with its label; `[1]` in the label is a link to the first note. */
export interface Figure {
  value: string;
  label: string;
}

/** Place of a text in the drawing of the building. */
export interface Place {
  /** Parts of the drawing that are lit while the text is read. */
  parts: string[];
  /** `viewBox` of the crop that small screens show. */
  crop: string;
  /** Text alternative of the crop. */
  alt: string;
}

/** A heading with text about a place in the drawing. */
export interface Block {
  title: string;
  html: string;
  place: Place | null;
  picture: Picture | null;
  figures: Figure[];
  link: { to: string; text: string } | null;
}

/** A type of unit for some of the rooms, with the catalogue's data about its category. */
export interface FittingCategory {
  rooms: string;
  why: string;
  title: string;
  path: string;
  picture: Picture | null;
  /** Such as '0.63 to 1.59 TR', with its label. */
  range: string;
  rangeLabel: string;
  price: string;
  /** Such as 'per unit'; null if the price is given on request. */
  priceLabel: string | null;
}

/** A heading with its text. */
interface TitledText {
  title: string;
  html: string;
}

/** The page about one kind of building. */
export interface SectorPage {
  path: string;
  /** The last part of the breadcrumb. */
  name: string;
  /** The line above the heading, and the title of the document. */
  label: string;
  title: string;
  /** For search engines. */
  description: string;
  lead: string;
  /** For previews of links. */
  picture: Picture | null;
  /** The building in section, as SVG. */
  drawing: string;
  intro: { html: string; place: Place | null };
  blocks: Block[];
  /** Design values by room. */
  design: TitledText | null;
  fits: FittingCategory[];
  retrofit: TitledText | null;
  consultancy: TitledText | null;
  notes: { text: string }[];
}
