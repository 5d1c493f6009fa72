import type { Letterhead } from '../layout/letterhead';
import type { KeyFigure, QrCode, QuotedSystem } from '../layout/parts';

/** A line of the bill of quantities, with formatted prices. */
export interface SheetLine {
  model: string;
  title: string;
  quantity: number;
  unit_price: string;
  sum: string;
}

/** Data of the sheet of a VRF system. */
export interface SystemSheet extends Letterhead {
  /** Date of the prices, as ISO text. */
  issued_at: string;
  /** Name that the visitor gave the system, or blank. */
  title: string;
  figures: KeyFigure[];
  warnings: { title: string; text: string }[];
  /** Sentences about the peak of several systems together; blank for a single one. */
  peak: string;
  /** A single system has no name. */
  systems: {
    name: string;
    drawing: QuotedSystem;
    /** Source of the permitted range of the ratio, and the conditions of the capacities. */
    window: string;
  }[];
  lines: SheetLine[];
  total: string;
  on_request: SheetLine[];
  not_included: string[];
  /** Edition of the calculation. */
  edition: number;
  /** Inputs of the rooms from the room calculator, in one text each. */
  rooms: { name: string; text: string }[];
  /** Constants behind the figures, with unit and source. An estimate has not been confirmed by an engineer. */
  assumptions: { name: string; value: string; source: string; is_estimate: boolean }[];
  /** Full address that opens the system. */
  address: string;
  /** Code of that address; null if it is too long for one. */
  qr: QrCode | null;
}
