import { numberOrNull, type NumberOptions, readNumber } from '@shishir/format';
import { type InputError, labelText } from '@shishir/sizing';
import { toolTexts as texts } from './tool.texts';

/** For fields of whole numbers: '1,250' is 1250. */
export const WHOLE = { whole: true } as const;

/** Returns the number that a text means; NaN for a blank or invalid text. */
export const numberOf = (text: string, options?: NumberOptions): number =>
  numberOrNull(text, options) ?? NaN;

/** Returns a question for the field of the error if its text can mean two numbers; null for any other text. */
export function questionOf(
  error: InputError,
  text: string,
  options?: NumberOptions,
): string | null {
  if (error.code !== 'not_a_number') return null;
  const reading = readNumber(text, options);
  return 'error' in reading && reading.unclear
    ? texts.unclear(labelText(error.limit.label), reading.error.toLowerCase())
    : null;
}
