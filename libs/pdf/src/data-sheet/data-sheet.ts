import type { PictureFile, Place } from '../business-profile/business-profile';

/** A figure that people look for first. */
export interface KeyFigure {
  name: string;
  value: string;
  unit: string;
  note: string | null;
}

export interface ValueGroup {
  title: string;
  /** A name and a value with its unit. */
  rows: [name: string, value: string][];
}

/** What the data sheet of a product shows. What is null or empty is left out of it. */
export interface DataSheet {
  /** The moment of the last change, as ISO text: the same moment gives the same file. */
  issued_at: string;
  /** How often the product was changed. */
  revision: number;
  /** The company on the letterhead. */
  name: string;
  logo: PictureFile | null;
  web: string | null;
  place: Place | null;
  /** E.164. */
  phone: string | null;
  email: string | null;
  /** What kind of unit it is: 'Indoor unit of a VRF system'. */
  kind: string;
  title: string;
  brand: string | null;
  model: string;
  /** A line of warning, such as that it is no longer sold. */
  notice: string | null;
  picture: PictureFile | null;
  figures: KeyFigure[];
  /** In mm. */
  size: { width: number; height: number; depth: number } | null;
  groups: ValueGroup[];
  /** What is asked for and not known. */
  missing: string[];
  /** The address of the product's page. */
  address: string;
}
