import { latinDigits, withoutInvisible } from './digits';

const LABEL = /^(?:tel|phone|mobile|mob|cell)\b[.:\s]*/i;
const EXTENSION = /[\s,;]*(?:ext(?:ension|n)?|x|#|এক্সটেনশন)[\s.:=#]*(\d{1,5})$/i;
/** Width of the columns that store a phone number. */
const MAX_LENGTH = 20;

/**
 * Reads a phone number as people type it. Returns `+` with country code and number, followed by `x` and the extension
 * if given; null if it is invalid.
 * With `+` or `00`, accepts any country and 8 to 15 digits; otherwise a Bangladeshi mobile number, with or without its
 * leading zero, or landline (`02` to `09`, 8 to 11 digits in total).
 * Small enough for browsers; use `parsePhone` to store numbers.
 */
export function readPhone(text: string): string | null {
  const typed = latinDigits(withoutInvisible(text)).normalize('NFKC').trim().replace(LABEL, '');
  const extension = EXTENSION.exec(typed);
  const number = international(typed.slice(0, extension?.index));
  if (!number) return null;
  const result = extension ? `${number}x${extension[1]}` : number;
  return result.length <= MAX_LENGTH ? result : null;
}

function international(typed: string): string | null {
  const compact = typed
    .replace(/^(\s*(?:\+|00)[\s()\d]*?)\(0\)/, '$1')
    .replace(/[\s().\-/\u2010-\u2015\u2212]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+0(?=1[03-9]\d{8}$)/, '0')
    .replace(/^\+8800/, '+880');
  if (/^\+[1-9]\d{7,14}$/.test(compact)) return compact;
  const mobile = /^(?:8800?|0)(1\d{9})$|^(1[03-9]\d{8})$/.exec(compact);
  if (mobile) return `+880${mobile[1] ?? mobile[2]}`;
  return /^0[2-9]\d{6,9}$/.test(compact) ? `+880${compact.slice(1)}` : null;
}
