/** The orders that a list can be asked for, by the name that stands in the address and in the API. */
export const SORTS = [
  { value: 'position', label: 'Recommended' },
  { value: 'cooling_tr', label: 'Capacity, small first' },
  { value: '-cooling_tr', label: 'Capacity, large first' },
  { value: 'offer_price', label: 'Price, low first' },
  { value: '-offer_price', label: 'Price, high first' },
] as const;
export type ProductSort = (typeof SORTS)[number]['value'];

/** Pages by number reach this far in the API. */
const LAST_PAGE = 10_000;

/** The order that an address asks for; anything unknown is the recommended one. */
export function readSort(search: URLSearchParams): ProductSort {
  const asked = search.get('sort');
  return SORTS.find((sort) => sort.value === asked)?.value ?? 'position';
}

/** The query of a list in this order, without what is the default: '', '?sort=cooling_tr&page=2'. */
export function listQuery(sort: ProductSort, page = 1): string {
  const query = new URLSearchParams();
  if (sort !== 'position') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}

/** The page that an address asks for, from 1; anything unknown is the first. */
export function readPage(search: URLSearchParams): number {
  const asked = Number(search.get('page'));
  return Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1;
}
