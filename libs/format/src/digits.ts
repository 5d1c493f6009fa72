import { language } from './language';
import { groupLakh } from './money';

/** Zeros of the digits that people in Bangladesh type: Bangla, full-width, Devanagari, Arabic, Persian. */
const ZEROS = [0x09e6, 0xff10, 0x0966, 0x0660, 0x06f0];

/** Replaces digits of other scripts by ASCII digits. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯０-９०-९٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - ZEROS.find((zero) => code >= zero && code <= zero + 9)!);
  });
}

/**
 * Invisible characters that phones and web pages add to copied text: direction marks, zero-width characters, soft
 * hyphens.
 */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Removes invisible characters that were copied with the text. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Writes a number or a formatted number with the digits of prose: 11 -> '11', in Bangla '১১'. */
export const inDigits = (value: number | string, { digits } = language): string =>
  digits(String(value));

/** Writes a count with the separators of lakh and the digits of prose: 123456 -> '1,23,456', in Bangla '১,২৩,৪৫৬'. */
export const formatCount = (count: number, words = language): string =>
  words.digits(groupLakh(count));
