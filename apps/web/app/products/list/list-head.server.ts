import type { PageMeta } from '../../ui/page/page-meta';
import { setFilters } from '../filters/facets';
import { addressOf, withoutFilters, type ListAddress } from './list-address';

/**
 * Which of a list's many addresses search engines should know. A page of the plain list stands for itself.
 * One that is filtered or sorted names the plain list as the original; with a single filter it may be found all
 * the same, since people search for just that, with more it may not: the combinations have no end. Results of a
 * search are never to be found.
 */
export function listHead(
  list: ListAddress,
  own: string[],
  pages: number,
): Pick<PageMeta, 'path' | 'robots' | 'prev' | 'next'> {
  const set = setFilters(list, null, own).length;
  const first: ListAddress = { ...withoutFilters(list, own), sort: 'position' };
  const plain = set === 0 && list.sort === 'position';
  return {
    path: addressOf(plain ? { ...first, page: list.page } : first),
    robots: list.q !== null || set > 1 ? 'noindex, follow' : undefined,
    prev: list.page > 1 ? addressOf({ ...list, page: list.page - 1 }) : undefined,
    next: list.page < pages ? addressOf({ ...list, page: list.page + 1 }) : undefined,
  };
}
