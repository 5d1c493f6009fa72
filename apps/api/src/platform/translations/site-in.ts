import type { Locale } from '@shishir/contract';

/** Returns the address of the site in a language, without a slash at its end. */
export const siteIn = (locale: Locale, site: string) => (locale === 'bn' ? `${site}/bn` : site);
