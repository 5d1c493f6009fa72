const BANGLA_ZERO = 0x09e6;

/** Bangla digits as ASCII digits; everything else stays. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}

/**
 * A phone number as people type it -> E.164, or null where it is none.
 * With `+` (or `00`) any country, 8 to 15 digits. Without it a Bangladeshi mobile (`01` and nine digits)
 * or landline (`02` to `09`, 8 to 11 digits in all). Spaces, dashes, dots, brackets and Bangla digits are fine.
 */
export function parsePhone(text: string): string | null {
  const compact = latinDigits(text)
    .trim()
    .replace(/[\s().\-–]/g, '')
    .replace(/^00/, '+');
  if (/^\+[1-9]\d{7,14}$/.test(compact)) return compact;
  if (/^8801\d{9}$/.test(compact)) return `+${compact}`;
  if (/^01\d{9}$/.test(compact)) return `+880${compact.slice(1)}`;
  if (/^0[2-9]\d{6,9}$/.test(compact)) return `+880${compact.slice(1)}`;
  return null;
}

/** E.164 in readable groups: '+8801000000101' -> '+880 10 0000 0101'; other countries stay whole. */
export function formatPhone(e164: string): string {
  const national = /^\+880(\d{2})(\d{4})(\d{4})$/.exec(e164);
  return national ? `+880 ${national[1]} ${national[2]} ${national[3]}` : e164;
}
