import type { Locale } from '@shishir/format';
import type { QrCode } from '../layout/parts';

/** Labels for installed units, 24 on each sheet. */
export interface UnitLabelSheet {
  /** Of the file; the labels have both languages. */
  locale: Locale;
  company: string;
  /** E.164; blank if there is none. */
  phone: string;
  labels: {
    code: string;
    model: string;
    /** Blank if it is not known. */
    serial: string;
    /** Code of the address of the public page. */
    qr: QrCode;
  }[];
}
