/** @jest-environment node */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { SITE_PAGES } from '@shishir/contract';
import routes from './routes';

/** The routes that render a page; one without a component redirects or serves a file. */
function pagesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, file, children }) => {
    if (children) return pagesOf(children);
    return file.endsWith('.tsx') && (path ?? index) ? `/${path ?? ''}` : [];
  });
}

it('the contract knows the pages whose address no data decides, for the menus', () => {
  const fixed = pagesOf(routes)
    // 'products/:key?' is a page without its key too.
    .map((path) => path.replace(/\/:\w+\?$/, ''))
    .filter((path) => !/[:*]/.test(path));
  expect([...SITE_PAGES].sort()).toEqual(fixed.sort());
});
