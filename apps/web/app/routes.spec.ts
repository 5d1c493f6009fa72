/** @jest-environment node */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { isIndexed, SEARCH_PAGES, SITE_PAGES } from '@shishir/contract';
import routes from './routes';

/** Paths of the routes that render a page; a route without a component redirects or serves a file. */
function pagesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, file, children }) => {
    if (children) return pagesOf(children);
    return file.endsWith('.tsx') && (path ?? index) ? `/${path ?? ''}` : [];
  });
}

it('the contract lists every page with a fixed address, for the menus', () => {
  const fixed = pagesOf(routes)
    // 'products/:key?' is a page without the key too.
    .map((path) => path.replace(/\/:\w+\?$/, ''))
    .filter((path) => !/[:*]/.test(path));
  expect([...SITE_PAGES].sort()).toEqual(fixed.sort());
});

it('the search covers every page that search engines may list', () => {
  const known = new Set(SEARCH_PAGES.map(({ path }) => path));
  const missing = SITE_PAGES.filter((path) => path !== '/' && isIndexed(path) && !known.has(path));
  expect(missing).toEqual([]);
  const paths: readonly string[] = SITE_PAGES;
  expect([...known].filter((path) => !paths.includes(path))).toEqual([]);
});
