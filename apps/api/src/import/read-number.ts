import { latinDigits } from '@shishir/format';

const PLAIN = /^[+-]?\d+(\.\d+)?$/;
/** Groups of three, as in 1,020,500, or of lakh and crore, as in 10,20,500. A space parts as well as a comma. */
const THOUSANDS = /^[+-]?\d{1,3}((, ?| )\d{3})+(\.\d+)?$/;
const LAKHS = /^[+-]?\d{1,2}((, ?| )\d{2})*(, ?| )\d{3}(\.\d+)?$/;
/** No figure of the catalogue is longer, separators and spaces included. */
const LONGEST = 40;

/**
 * A number as people type it, with thousands separators, spaces and Bangla digits; null where it is none.
 * Separators must part whole groups: '12,5' is no number here, because it may have meant 12.5.
 */
export function readNumber(text: string): number | null {
  if (text.length > LONGEST) return null;
  const compact = latinDigits(text).trim().replace(/\s+/g, ' ');
  if (![PLAIN, THOUSANDS, LAKHS].some((form) => form.test(compact))) return null;
  return Number(compact.replace(/[, ]/g, ''));
}
