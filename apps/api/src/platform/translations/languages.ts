import type { Locale } from '@shishir/contract';
import { type Language, language } from '@shishir/format';
import { bangla } from '@shishir/format/bangla';

/** Digits and words of each language, for the formats of texts that the server writes in both. */
export const LANGUAGES: Record<Locale, Language> = { en: language, bn: bangla };

/** Returns the address of the site in a language, without a slash at its end. */
export const siteIn = (locale: Locale, site: string) => (locale === 'bn' ? `${site}/bn` : site);
