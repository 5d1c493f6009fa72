import { latinDigits } from './digits';

/** Control characters other than line breaks and tabs: nobody types them, and databases cut text at some. */
const CONTROLS = /[^\P{Cc}\n\r\t]/gu;
/** Characters without a shape: zero-width, soft hyphens, fillers, selectors. Unicode counts the Braille blank as a sign. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True for a text that shows nothing: empty, spaces, or invisible characters only. */
export const isBlank = (text: string): boolean =>
  text.replace(CONTROLS, '').replace(INVISIBLE, '').trim() === '';

/** A text as it is stored: in Unicode's composed form (NFC), trimmed, without control characters; '' if it is blank. */
export function cleanText(text: string): string {
  return isBlank(text) ? '' : text.normalize('NFC').replace(CONTROLS, '').trim();
}

/**
 * The form in which texts are compared: NFKC, lower case, Latin digits, single spaces, nothing invisible. Full-width
 * letters and both spellings of Bangla letters with a nukta become the same.
 */
export function foldText(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(CONTROLS, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The longest run of digits that `sortKey` compares as a number. */
const DIGITS = 12;

/** A key by which databases sort texts as people do: without regard to case, 'Unit 9' before 'Unit 10'. */
export const sortKey = (text: string, max: number): string =>
  foldText(text)
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'))
    .slice(0, max);
