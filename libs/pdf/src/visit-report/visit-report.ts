import type { PictureFile } from '../business-profile/business-profile';
import type { Letterhead } from '../layout/letterhead';

/** Work on one unit, with texts in the language of the document. */
export interface UnitPaper {
  name: string;
  serial: string | null;
  place: string | null;
  /** False for a unit of the visit that was left out. */
  serviced: boolean;
  /** Readings with their unit, such as ['Return air', '26.4 °C']. */
  readings: [name: string, value: string][];
  /** Checks that were done. */
  checks: string[];
  note: string;
}

/** Data of the PDF of a visit report. Null and empty values are left out of the document. */
export interface VisitReportPaper extends Letterhead {
  /** ISO text: when this version was saved. */
  issued_at: string;
  number: string;
  /** Reason of a corrected version and its number; null for the signed one. */
  correction: { revision: number; reason: string } | null;
  customer: string | null;
  site: string | null;
  /** ISO texts; the document shows them in Dhaka time. */
  started_at: string;
  ended_at: string;
  technician: string;
  units: UnitPaper[];
  work_done: string;
  parts: string;
  recommendation: string;
  photos: { picture: PictureFile; caption: string }[];
  /** `path` is an SVG path within `width` and `height`; '' if the typed name is the signature. */
  signature: { name: string; at: string; path: string; width: number; height: number };
}
