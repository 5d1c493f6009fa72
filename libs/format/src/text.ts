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

/** Bangla letters that sound alike, each with the one that replaces it. */
const ALIKE: Record<string, string> = {
  ...{ ঈ: 'ই', ঊ: 'উ', '\u09c0': '\u09bf', '\u09c2': '\u09c1' },
  ...{ ণ: 'ন', শ: 'স', ষ: 'স' },
};

/**
 * Returns a text as searches compare Bangla: folded, with one letter for each group that people confuse. Long and short
 * i and u are equal, and so are the letters for n and for s.
 */
export const foldBangla = (text: string): string =>
  foldText(text).replace(/[ঈঊ\u09c0\u09c2ণশষ]/g, (letter) => ALIKE[letter]!);

/** Maximum run of digits that `sortKey` compares as a number. */
const DIGITS = 12;

/** Returns a key for natural sorting in databases, cut to `max` code units: ignores case, 'Unit 9' before 'Unit 10'. */
export const sortKey = (text: string, max: number): string =>
  foldText(text)
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'))
    .slice(0, max);
