import type { SystemRows } from '@shishir/sizing';
import type { PictureFile, Place } from '../business-profile/business-profile';

/** A VRF system with the types of its units, such as '4-way cassette'. */
export interface QuotedSystem {
  outdoor: SystemRows['outdoor'];
  rooms: (SystemRows['rooms'][number] & { kind: string })[];
}

export interface QuotationLine {
  model: string;
  title: string;
  note: string;
  quantity: number;
  /** Whole taka for one; null in a draft that has no price yet. */
  unit_price: number | null;
  sum: number | null;
}

/** What the PDF of a revision shows. What is null or empty is left out of it. */
export interface QuotationPaper {
  /** ISO text; the date of the document in Dhaka. */
  issued_at: string;
  /** The company on the letterhead. */
  name: string;
  logo: PictureFile | null;
  web: string | null;
  place: Place | null;
  /** E.164. */
  phone: string | null;
  email: string | null;
  number: string;
  revision: number;
  /** True: it is marked as a draft on every page. */
  is_draft: boolean;
  /** The earlier revision that it replaces. */
  replaces: number | null;
  title: string;
  /** A day, '2026-12-22'. */
  valid_until: string;
  recipient: { name: string; company: string; place: string };
  enquiry: { reference: string; created_at: string; from: string | null } | null;
  contact: { name: string; title: string | null; phone: string | null } | null;
  letter: string;
  /** What was designed: the heading and its figures. */
  design: { title: string; figures: [name: string, value: string][] } | null;
  drawing: QuotedSystem | null;
  lines: QuotationLine[];
  /** Whole taka, as they are stored. */
  sum: number;
  discount: number;
  total: number;
  terms: { title: string; text: string }[];
  accepted: { name: string; at: string } | null;
}
