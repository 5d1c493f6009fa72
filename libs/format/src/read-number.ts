import { latinDigits, withoutInvisible } from './digits';

/**
 * A number, null for a blank text, or a sentence that asks for a better one. `unclear` is true for a text that can mean
 * two numbers.
 */
export type NumberReading = { value: number | null } | { error: string; unclear?: true };

export interface NumberOptions {
  /**
   * The field takes whole numbers: a comma before three digits parts thousands ('3,517' is 3517), and a point before
   * three digits is asked about. Without it '3,517' is asked about.
   */
  whole?: boolean;
}

/** No figure is longer, separators included. Bounds the work, and keeps Infinity out. */
const LONGEST = 40;

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;
/** Whole groups of three, as in 1,020,500, or of lakh and crore, as in 10,20,500; one sign parts all of them. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(, ?| |')\d{3}(\1\d{3})*(\.\d*)?$/;
const LAKHS = /^[+-]?[1-9]\d?(, ?| |')(\d{2}\1)*\d{3}(\.\d*)?$/;
const DECIMAL_COMMA = /^[+-]?\d*,\d+$/;
/** A group of thousands or three decimals. A group never follows a leading zero. */
const GROUP_OR_DECIMALS = /^[+-]?[1-9]\d{0,2}[,.]\d{3}$/;

/**
 * Reads a number as people type it: in Latin, Bangla and full-width digits, grouped by thousands or by lakh, with a
 * point or a comma before the decimals. A comma is a decimal one if it cannot part whole groups: '30,5' is 30.5.
 */
export function readNumber(text: string, { whole = false }: NumberOptions = {}): NumberReading {
  const written = plainForm(text);
  if (written === '') return { value: null };
  if (written.length > LONGEST) return { error: notNumber(whole) };
  if (GROUP_OR_DECIMALS.test(written) && written.includes(',') !== whole) {
    const [one, other] = [written.replace(/[,.]/, ''), written.replace(',', '.')];
    return { error: `Write ${Number(one)} or ${Number(other)}`, unclear: true };
  }
  if (THOUSANDS.test(written) || LAKHS.test(written)) {
    return { value: Number(written.replace(/[, ']/g, '')) + 0 };
  }
  const decimal = DECIMAL_COMMA.test(written) ? written.replace(',', '.') : written;
  // -0 is 0, so that it is written and compared as one.
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
  // A currency without an amount is no blank text.
  return readNumber(bare === '' ? text : bare, { whole });
}

/** The number of a text, null for a blank one and for what is no number. */
export function numberOrNull(text: string, options?: NumberOptions): number | null {
  return valueOf(readNumber(text, options));
}

/** The amount of a text, null for a blank one and for what is no amount. */
export function takaOrNull(text: string, options?: NumberOptions): number | null {
  return valueOf(readTaka(text, options));
}

const valueOf = (reading: NumberReading) => ('value' in reading ? reading.value : null);
const notNumber = (whole: boolean) => `Enter a number such as ${whole ? '1250' : '12.5'}`;

const FULL_WIDTH = 0xfee0;

/** Latin digits and signs, single spaces, and no apostrophe in front, with which spreadsheets mark a text. */
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
