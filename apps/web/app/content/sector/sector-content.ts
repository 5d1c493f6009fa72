import type { CategoryKind, Picture } from '@shishir/contract';
import type { ContentLink, FigureTable, MarkedText, Note } from '../information/content';

/** Picture of a block: from the gallery if it exists, otherwise from the first product of a kind. */
export interface BlockPicture {
  kind: CategoryKind;
  /** Index of the product's view; its last view if it has fewer. */
  view?: 0 | 1 | 2;
  /** Key of a picture in the gallery. If a company's gallery lacks it, the product's picture is used. */
  gallery?: string;
}

/** A figure of a maker, with the number of its note. */
interface Figure {
  value: string;
  label: string;
  note: number;
}

/** A heading with text next to a picture; the sides of the pictures alternate. */
export interface Block {
  title: string;
  text: MarkedText;
  picture: BlockPicture;
  figures?: Figure[];
  link?: ContentLink;
}

/** A kind of unit for some of the rooms. Its capacities and its price come from the catalogue. */
export interface Fit {
  kind: CategoryKind;
  rooms: string;
  why: string;
}

/** The page about one kind of building. Only the server reads the texts; they arrive with the page. */
export interface SectorContent {
  /** The last part of the breadcrumb. */
  name: string;
  /** The line above the heading, and the title of the document. */
  label: string;
  title: string;
  /** For search engines. */
  description: string;
  lead: string;
  intro: MarkedText;
  blocks: Block[];
  /** Design values by room. */
  design: { title: string; text: MarkedText; table: FigureTable };
  /** From the smallest rooms to the plant. */
  fits: Fit[];
  retrofit: { title: string; text: MarkedText };
  consultancy: MarkedText;
  notes?: Note[];
}

/** A block with the picture that was found for it. */
export type PicturedBlock = Omit<Block, 'picture'> & { picture: Picture | null };

/** A fit with the catalogue's data about its category. */
export interface FittingCategory extends Pick<Fit, 'rooms' | 'why'> {
  title: string;
  path: string;
  picture: Picture | null;
  /** Such as '0.63 to 1.59 TR', with its label. */
  range: string;
  rangeLabel: string;
  price: string;
}

export interface SectorPage extends Omit<SectorContent, 'blocks' | 'fits'> {
  path: string;
  picture: Picture | null;
  blocks: PicturedBlock[];
  fits: FittingCategory[];
}
