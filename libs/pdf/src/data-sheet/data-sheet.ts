import type { UnitDrawing } from '@shishir/sizing';
import type { PictureFile } from '../business-profile/business-profile';
import type { Letterhead } from '../layout/letterhead';
import type { KeyFigure, QrCode } from '../layout/parts';

export interface ValueGroup {
  title: string;
  /** Names and values, the values with their units. */
  rows: [name: string, value: string][];
}

/** Data of a data sheet. Null and empty values are left out of the document. */
export interface DataSheet extends Letterhead {
  /** Time of the last change, as ISO text. The same time always produces the same file. */
  issued_at: string;
  /** Number of changes to the product. */
  revision: number;
  /** Type of unit: 'Indoor unit of a VRF system'. */
  kind: string;
  title: string;
  brand: string | null;
  model: string;
  /** Warning, such as that the product is no longer sold. */
  notice: string | null;
  picture: PictureFile | null;
  figures: KeyFigure[];
  /** Capacities of the units of its category, small to large; empty unless there are several. */
  sizes: { tr: number; is_current: boolean }[];
  drawing: UnitDrawing | null;
  /** Sentence about the space that the unit needs. */
  fit: string | null;
  groups: ValueGroup[];
  /** Names of expected but unknown values. */
  missing: string[];
  /** Address of the product page, without the scheme. */
  address: string;
  /** Code of that address. */
  qr: QrCode;
}
