const BANGLA_ZERO = 0x09e6;

/** Bangla digits as ASCII digits; everything else stays. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}

/** What a phone or a web page adds to a copied text and nobody sees: direction marks, zero width, soft hyphens. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A text without what nobody sees in it. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * A phone number as people type it -> E.164, or null where it is none.
 * With `+` (or `00`) any country, 8 to 15 digits. Without it a Bangladeshi mobile (`01` and nine digits)
 * or landline (`02` to `09`, 8 to 11 digits in all). Spaces, dashes, dots, brackets, Bangla digits and
 * the invisible marks of a copied number are fine.
 */
export function parsePhone(text: string): string | null {
  const compact = latinDigits(withoutInvisible(text))
    .replace(/[\s().\-\u2010-\u2015\u2212]/g, '')
    .replace(/^00/, '+');
  if (/^\+[1-9]\d{7,14}$/.test(compact)) return compact;
  if (/^8801\d{9}$/.test(compact)) return `+${compact}`;
  if (/^01\d{9}$/.test(compact)) return `+880${compact.slice(1)}`;
  if (/^0[2-9]\d{6,9}$/.test(compact)) return `+880${compact.slice(1)}`;
  return null;
}
