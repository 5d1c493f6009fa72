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
  /** Names and values, the values with their units. */
  rows: [name: string, value: string][];
}

/** Data of a data sheet. Null and empty values are left out of the document. */
export interface DataSheet {
  /** Time of the last change, as ISO text. The same time always produces the same file. */
  issued_at: string;
  /** Number of changes to the product. */
  revision: number;
  /** Company on the letterhead. */
  name: string;
  logo: PictureFile | null;
  web: string | null;
  place: Place | null;
  /** E.164. */
  phone: string | null;
  email: string | null;
  /** Type of unit: 'Indoor unit of a VRF system'. */
  kind: string;
  title: string;
  brand: string | null;
  model: string;
  /** Warning, such as that the product is no longer sold. */
  notice: string | null;
  picture: PictureFile | null;
  figures: KeyFigure[];
  /** In mm. */
  size: { width: number; height: number; depth: number } | null;
  groups: ValueGroup[];
  /** Names of expected but unknown values. */
  missing: string[];
  /** Address of the product page. */
  address: string;
}
