import type { SystemDrawing } from '@shishir/sizing';
import type { PictureFile, Place } from '../business-profile/business-profile';
import type { KeyFigure } from '../data-sheet/data-sheet';

/** A room with its unit. What is not known is a dash. */
export interface SheetRoom {
  name: string;
  load: string;
  unit: string;
  capacity: string;
}

/** A line of the bill of quantities; prices are written out. */
export interface SheetLine {
  model: string;
  title: string;
  quantity: number;
  unit_price: string;
  sum: string;
}

/** What the sheet of a VRF system shows. */
export interface SystemSheet {
  /** The day of its prices, as ISO text. */
  issued_at: string;
  /** The company on the letterhead. */
  name: string;
  logo: PictureFile | null;
  web: string | null;
  place: Place | null;
  /** E.164. */
  phone: string | null;
  email: string | null;
  /** What the visitor calls the system. */
  title: string;
  figures: KeyFigure[];
  /** Where the window of the ratio is from. */
  window: string | null;
  warnings: { title: string; text: string }[];
  drawing: SystemDrawing | null;
  rooms: SheetRoom[];
  lines: SheetLine[];
  total: string;
  on_request: SheetLine[];
  not_included: string[];
  /** The whole address at which the system can be opened. */
  address: string;
}
