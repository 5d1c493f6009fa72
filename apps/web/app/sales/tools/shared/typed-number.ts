import { numberOrNull, type NumberOptions, readNumber } from '@shishir/format';
import type { InputError } from '@shishir/sizing';

/** For fields of whole numbers: '1,250' is 1250. */
export const WHOLE = { whole: true } as const;

/** The number that a text means; NaN for a blank text and for what is no number. */
export const numberOf = (text: string, options?: NumberOptions): number =>
  numberOrNull(text, options) ?? NaN;

/** Asks about a text that can mean two numbers, at the field of the error; null for any other text. */
export function questionOf(
  error: InputError,
  text: string,
  options?: NumberOptions,
): string | null {
  if (error.code !== 'not_a_number') return null;
  const reading = readNumber(text, options);
  return 'error' in reading && reading.unclear
    ? `${error.limit.label}: ${reading.error.toLowerCase()}.`
    : null;
}
