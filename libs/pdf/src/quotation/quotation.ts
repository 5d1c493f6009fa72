import type { Letterhead } from '../layout/letterhead';
import type { QuotedSystem } from '../layout/parts';

export interface QuotationLine {
  model: string;
  title: string;
  note: string;
  quantity: number;
  /** Whole taka per piece; null for a line without a price in a draft. */
  unit_price: number | null;
  sum: number | null;
}

/** Data of the PDF of a revision. Null and empty values are left out of the document. */
export interface QuotationPaper extends Letterhead {
  /** ISO text; the document shows its date in Dhaka. */
  issued_at: string;
  number: string;
  revision: number;
  /** True to mark every page as a draft. */
  is_draft: boolean;
  /** Number of the earlier revision that it replaces. */
  replaces: number | null;
  title: string;
  /** Day, such as '2026-12-22'. */
  valid_until: string;
  recipient: { name: string; company: string; place: string };
  enquiry: { reference: string; created_at: string } | null;
  contact: { name: string; title: string | null; phone: string | null } | null;
  letter: string;
  /** Heading and key figures of the design. */
  design: { title: string; figures: [name: string, value: string][] } | null;
  /** Drawing of each system; a single system has no name. */
  drawings: { name: string; drawing: QuotedSystem }[];
  lines: QuotationLine[];
  /** Whole taka, as stored. */
  sum: number;
  discount: number;
  total: number;
  terms: { title: string; text: string }[];
  accepted: { name: string; at: string } | null;
}
