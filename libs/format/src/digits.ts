/** Zeros of the digits that people type here: Bangla, full width, Devanagari, Arabic, Persian. */
const ZEROS = [0x09e6, 0xff10, 0x0966, 0x0660, 0x06f0];

/** Digits of other scripts as ASCII digits; everything else stays. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯０-９०-९٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - ZEROS.find((zero) => code >= zero && code <= zero + 9)!);
  });
}

/** What a phone or a web page adds to a copied text and nobody sees: direction marks, zero width, soft hyphens. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A text without what nobody sees in it. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
