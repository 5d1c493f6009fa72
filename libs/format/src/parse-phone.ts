import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readPhone } from './read-phone';

/**
 * A phone number as people type it -> E.164 without the trunk zero of its country, with `x` and the extension, or
 * null if it is none. Knows all countries, so it is imported by the server alone.
 */
export function parsePhone(text: string): string | null {
  const read = readPhone(text);
  if (!read) return null;
  const [number, extension] = read.split('x') as [string, string?];
  const stored = parsePhoneNumberFromString(number)?.number ?? number;
  return extension ? `${stored}x${extension}` : stored;
}
