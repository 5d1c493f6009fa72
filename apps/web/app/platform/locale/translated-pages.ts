import { LOCALE } from '@shishir/format';
import { matchPath } from 'react-router';

/**
 * Routes whose pages are in Bangla below `/bn`. The others show their English text there, and search engines only find
 * the English page. Add the path of a route once its page is translated. A record without a translation is excluded by
 * `translated` of `pageMeta`.
 */
const TRANSLATED = [
  '/',
  ...['/products', '/products/:key', '/products/:key/data-sheet', '/search', '/compare'],
  ...['/cart', '/contact-us', '/enquiry/:kind', '/service', '/service/:topic'],
  ...['/your-enquiry', '/unit/:code'],
  ...['/tools/room-size', '/tools/vrf'],
  ...['/wind-free', '/samsung-ac', '/samsung-vrf', '/brand/:brand'],
  ...['/about-us', '/our-projects', '/gallery', '/career', '/privacy'],
  ...['/blog', '/blog/:id'],
  '/page/:sector',
];

/** Path of a page below `/bn`. */
const inBangla = (path: string) => `/bn${path === '/' ? '' : path}`;

/** Returns whether search engines may find the page in both languages. Takes a path with or without a query. */
export function isTranslated(path: string): boolean {
  const [pathname = '/'] = path.split(/[?#]/);
  return TRANSLATED.some((pattern) => matchPath(pattern, pathname));
}

/** Language of a page's text in this build. */
export const languageOf = (path: string) => (isTranslated(path) ? LOCALE : 'en');

/** Returns the paths of a translated page in each language, for `hreflang`; none if it is English only. */
export const alternatesOf = (path: string): { lang: string; path: string }[] =>
  isTranslated(path)
    ? [
        { lang: 'en', path },
        { lang: 'bn', path: inBangla(path) },
        { lang: 'x-default', path },
      ]
    : [];

/** Returns the address of the same page in the other language. */
export const inOtherLanguage = (path: string): string => (LOCALE === 'bn' ? path : inBangla(path));
