import type { Locale } from '@shishir/format';
import { LOCALE } from './locale';

/** Returns the address below which the router serves a language. */
export const baseOf = (locale: Locale): string => (locale === 'bn' ? '/bn' : '/');

/** The language that this build is not in. */
export const OTHER_LOCALE: Locale = LOCALE === 'bn' ? 'en' : 'bn';

/** Names of the languages, each in itself. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', bn: 'বাংলা' };

/** Returns the address of a page in a language, from its path in the router. */
export const addressIn = (locale: Locale, path: string): string =>
  locale === 'bn' ? `/bn${path}` : path;

/** Opens the current page in another language, as a new document. */
export function openIn(locale: Locale, { pathname, search, hash }: Place): void {
  window.location.replace(addressIn(locale, pathname) + search + hash);
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}
