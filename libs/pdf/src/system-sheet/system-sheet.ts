import type { SystemDrawing } from '@shishir/sizing';
import type { PictureFile, Place } from '../business-profile/business-profile';
import type { KeyFigure } from '../data-sheet/data-sheet';

/** A room with its unit. Unknown values are a dash. */
export interface SheetRoom {
  name: string;
  load: string;
  unit: string;
  capacity: string;
}

/** A line of the bill of quantities, with formatted prices. */
export interface SheetLine {
  model: string;
  title: string;
  quantity: number;
  unit_price: string;
  sum: string;
}

/** Data of the sheet of a VRF system. */
export interface SystemSheet {
  /** Date of the prices, as ISO text. */
  issued_at: string;
  /** Company on the letterhead. */
  name: string;
  logo: PictureFile | null;
  web: string | null;
  place: Place | null;
  /** E.164. */
  phone: string | null;
  email: string | null;
  /** Name that the visitor gave the system. */
  title: string;
  figures: KeyFigure[];
  /** Source of the permitted range of the ratio. */
  window: string | null;
  warnings: { title: string; text: string }[];
  drawing: SystemDrawing | null;
  rooms: SheetRoom[];
  lines: SheetLine[];
  total: string;
  on_request: SheetLine[];
  not_included: string[];
  /** Full address that opens the system. */
  address: string;
}
