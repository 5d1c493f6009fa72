import { latinDigits } from './digits';

/** Control characters except line breaks and tabs: no keyboard types them, and databases cut text at some of them. */
const CONTROLS = /[^\P{Cc}\n\r\t]/gu;
/**
 * Invisible characters: zero-width, soft hyphens, fillers, selectors, and the Braille blank, which Unicode does not
 * list as ignorable.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns whether a text is empty or consists only of spaces and invisible characters. */
export const isBlank = (text: string): boolean =>
  text.replace(CONTROLS, '').replace(INVISIBLE, '').trim() === '';

/**
 * Returns a text as it is stored: in Unicode's composed form (NFC), trimmed, without control characters; '' if it is
 * blank.
 */
export function cleanText(text: string): string {
  return isBlank(text) ? '' : text.normalize('NFC').replace(CONTROLS, '').trim();
}

/**
 * Returns a text as it is compared: NFKC, lower case, Latin digits, single spaces, no invisible characters. Full-width
 * letters equal normal ones, and both spellings of a Bangla letter with a nukta are the same.
 */
export function foldText(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(CONTROLS, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Maximum run of digits that `sortKey` compares as a number. */
const DIGITS = 12;

/** Returns a key for natural sorting in databases, cut to `max` code units: ignores case, 'Unit 9' before 'Unit 10'. */
export const sortKey = (text: string, max: number): string =>
  foldText(text)
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'))
    .slice(0, max);
