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

/** Options, or alternatives of which the customer takes one. */
export interface QuotationChoice {
  /** '' for options, else the name of the alternatives. */
  group: string;
  /** `selected`: included in the total. */
  lines: (QuotationLine & { selected: boolean })[];
}

/** Data of the PDF of a revision: an order confirmation once it is accepted. Null and empty values are left out of the document. */
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
  /** Lines that are included in the total. */
  lines: QuotationLine[];
  /** Empty for an order. */
  choices: QuotationChoice[];
  /** Whole taka, as stored. */
  sum: number;
  discount: number;
  /** Rate in hundredths of a percent; null if no VAT is stated. */
  vat_bp: number | null;
  vat: number;
  ait_bp: number | null;
  ait: number;
  /** With VAT. */
  total: number;
  advance_percent: number | null;
  advance: number;
  terms: { title: string; text: string }[];
  accepted: { name: string; at: string } | null;
}
