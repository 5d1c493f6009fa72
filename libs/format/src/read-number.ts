import { latinDigits, withoutInvisible } from './digits';
import { language } from './language';

/**
 * The number in a text, null for blank text, or an error message. `unclear` has both meanings of a text such as
 * '3,517': without decimals and with them.
 */
export type NumberReading =
  { value: number | null } | { error: string; unclear?: [whole: number, decimal: number] };

export interface NumberOptions {
  /**
   * Set for fields with whole numbers. A comma before three digits then separates thousands ('3,517' is 3517), and a
   * point before three digits is unclear. Without it, '3,517' is unclear.
   */
  whole?: boolean;
}

/** Maximum length including separators. Bounds the work and excludes Infinity. */
const LONGEST = 40;

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;
/** Groups of thousands, as in 1,020,500, and of lakh and crore, as in 10,20,500, with the same separator throughout. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(, ?| |')\d{3}(\1\d{3})*(\.\d*)?$/;
const LAKHS = /^[+-]?[1-9]\d?(, ?| |')(\d{2}\1)*\d{3}(\.\d*)?$/;
const DECIMAL_COMMA = /^[+-]?\d*,\d+$/;
/** Either a group of thousands or three decimals. A group never follows a leading zero. */
const GROUP_OR_DECIMALS = /^[+-]?[1-9]\d{0,2}[,.]\d{3}$/;

/**
 * Reads a number as people type it: with Latin, Bangla or full-width digits, grouped by thousands or lakh, and with a
 * decimal point or comma. A comma that cannot separate groups is a decimal comma: '30,5' is 30.5.
 */
export function readNumber(text: string, { whole = false }: NumberOptions = {}): NumberReading {
  const normalized = plainForm(text);
  if (normalized === '') return { value: null };
  if (normalized.length > LONGEST) return { error: notNumber(whole) };
  if (GROUP_OR_DECIMALS.test(normalized) && normalized.includes(',') !== whole) {
    const grouped = Number(normalized.replace(/[,.]/, ''));
    const decimal = Number(normalized.replace(',', '.'));
    return { error: language.unclearNumber(grouped, decimal), unclear: [grouped, decimal] };
  }
  if (THOUSANDS.test(normalized) || LAKHS.test(normalized)) {
    return { value: Number(normalized.replace(/[, ']/g, '')) + 0 };
  }
  const decimal = DECIMAL_COMMA.test(normalized) ? normalized.replace(',', '.') : normalized;
  // Adding 0 turns -0 into 0.
  return PLAIN.test(decimal) ? { value: Number(decimal) + 0 } : { error: notNumber(whole) };
}

const SIGN = '[+-]?';
const CURRENCY = '৳|tk\\.?|bdt\\.?|taka|টাকা';
const BEFORE = new RegExp(`^(${SIGN})\\s*(?:${CURRENCY})\\s*(?=${SIGN}[\\d.,])`, 'i');
const AFTER = new RegExp(`\\s*(?:/[-=]\\.?|${CURRENCY})$`, 'i');

/**
 * Reads an amount of taka as people write it: '৳1,25,000/-', 'Tk 58,000', 'BDT 85000', '500 টাকা'. Amounts are whole
 * unless `whole` is false, as for the rates of a tariff.
 */
export function readTaka(text: string, { whole = true }: NumberOptions = {}): NumberReading {
  const bare = plainForm(text).replace(AFTER, '').replace(AFTER, '').replace(BEFORE, '$1');
  // A currency without an amount is not blank text.
  return readNumber(bare === '' ? text : bare, { whole });
}

/** Returns the number in a text; null for blank text and for anything else. */
export function numberOrNull(text: string, options?: NumberOptions): number | null {
  return valueOf(readNumber(text, options));
}

/** Returns the amount of taka in a text; null for blank text and for anything else. */
export function takaOrNull(text: string, options?: NumberOptions): number | null {
  return valueOf(readTaka(text, options));
}

const valueOf = (reading: NumberReading) => ('value' in reading ? reading.value : null);
const notNumber = (whole: boolean) => language.notNumber(whole ? '1250' : '12.5');

const FULL_WIDTH = 0xfee0;

/** Normalizes digits, signs and spaces, and removes the leading apostrophe with which spreadsheets mark text. */
function plainForm(text: string): string {
  return latinDigits(withoutInvisible(text))
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(/\u2212/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'/, '')
    .trim();
}
