import { LOCALE } from '@shishir/format';

/** Path below which this build of the site lives: `/bn` for Bangla, empty for English. */
export const BASE = LOCALE === 'bn' ? '/bn' : '';

/**
 * Returns the address of a page in the language of this build. For plain links and forms; the router's links, forms and
 * redirects add the base by themselves.
 */
export const sitePath = (path: string): string =>
  BASE === '' || path === BASE || path.startsWith(`${BASE}/`)
    ? path
    : BASE + (path === '/' ? '' : path);

/** Returns the path of a page without the base, as the routes name it. */
export function pagePath(pathname: string): string {
  if (BASE === '' || !(pathname === BASE || pathname.startsWith(`${BASE}/`))) return pathname;
  return pathname.slice(BASE.length) || '/';
}

/** Path of a page below `/bn`. */
const inBangla = (path: string) => `/bn${path === '/' ? '' : path}`;

/** Returns the address of the same page in the other language. */
export const inOtherLanguage = (path: string): string => (LOCALE === 'bn' ? path : inBangla(path));

/** Returns the paths of a page in each language, for `hreflang`. */
export const alternatesOf = (path: string) => [
  { lang: 'en', path },
  { lang: 'bn', path: inBangla(path) },
  { lang: 'x-default', path },
];

/** Links and forms to pages of this site; files of the API are the same in all languages. */
const LINK = / (href|action)="(\/(?!\/|api\/|storage\/|assets\/|images\/)[^"]*)"/g;

/** Adds the base to the links and forms in HTML that is rendered without the router. */
export const withSitePaths = (html: string): string =>
  BASE === ''
    ? html
    : html.replace(LINK, (_, name: string, path: string) => ` ${name}="${sitePath(path)}"`);
