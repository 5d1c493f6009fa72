import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readPhone } from './read-phone';

/**
 * Converts a phone number as people type it to E.164 without the trunk zero of its country, followed by `x` and the
 * extension if given; null if it is invalid. Only for the server, because it loads the data of all countries.
 */
export function parsePhone(text: string): string | null {
  const parsed = readPhone(text);
  if (!parsed) return null;
  const [number, extension] = parsed.split('x') as [string, string?];
  const stored = parsePhoneNumberFromString(number)?.number ?? number;
  return extension ? `${stored}x${extension}` : stored;
}
