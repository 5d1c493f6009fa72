import type { Category } from '@shishir/contract';
import { eachColumnFilter, FILTER_COLUMNS } from '@shishir/contract/rules';
import { useShell } from '../../platform/ui/page/shell-data';
import { listFiltersTexts } from './list-filters.texts';

const { sorts } = listFiltersTexts;

/** Filters with values to tick. */
export const CHOICES = ['category', ...FILTER_COLUMNS, 'wind_free'] as const;
export type Choice = (typeof CHOICES)[number];
/** Filters with a number to type: capacities in TR, airflows in m³/h, prices in taka. */
export const BOUNDS = [
  ...(['tr_min', 'tr_max'] as const),
  ...(['flow_min', 'flow_max'] as const),
  ...(['price_min', 'price_max'] as const),
] as const;
export type Bound = (typeof BOUNDS)[number];
/** Every parameter that a list reads from its address. */
export const LIST_QUERY = [...CHOICES, ...BOUNDS, 'q', 'sort', 'page', 'view'];

/** Products per page. */
export const PAGE_SIZE = 24;

/** The state of a list: filters, sort order and page. The address contains exactly this state. */
export interface ListAddress {
  /** The search text; null on the pages of the catalogue. */
  q: string | null;
  /** Values of one filter are combined with OR, the filters with AND. */
  chosen: Record<Choice, string[]>;
  bounds: Record<Bound, number | null>;
  sort: ProductSort;
  page: number;
  view: ListView | null;
}

/**
 * By default a category is a grid of cards and `/products` shows the families. 'table' is a table of the sizes of a
 * category, 'all' a list of the whole catalogue, filtered by any number of categories.
 */
export const VIEWS = ['table', 'all'] as const;
export type ListView = (typeof VIEWS)[number];

/** A category with its group. Categories of a group share a page, which the address of a list depends on. */
export type GroupMember = Pick<Category, 'slug' | 'group'>;

/**
 * Returns the canonical address of a list, its parameters in a fixed order and without defaults: '/products/chiller',
 * '/products?category=outdoor,chiller&tr_min=5&sort=offer_price', '/search?q=1.5+ton'. All categories of a group
 * together use the page of the group.
 */
export function addressOf(list: ListAddress, members: GroupMember[]): string {
  const { q, chosen, bounds, sort, page, view } = list;
  const [path, categories] =
    q !== null
      ? ['/search', chosen.category]
      : view === 'all'
        ? ['/products', chosen.category]
        : pathOf(chosen.category, members);
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (view) query.set('view', view);
  for (const choice of CHOICES) {
    const values = choice === 'category' ? categories : chosen[choice];
    if (values.length > 0) query.set(choice, values.join(','));
  }
  for (const bound of BOUNDS) {
    const value = bounds[bound];
    if (value !== null) query.set(bound, String(value));
  }
  if (sort !== 'position') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  // A comma needs no escape in a query, and is easier to read.
  const text = query.toString().replaceAll('%2C', ',');
  return path + (text && `?${text}`);
}

/** Returns the path for these categories, and the categories that the path does not contain. */
function pathOf(chosen: string[], members: GroupMember[]): [path: string, left: string[]] {
  const [first] = chosen;
  if (first !== undefined && chosen.length === 1)
    return [`/products/${encodeURIComponent(first)}`, []];
  const group = members.find(({ slug }) => slug === first)?.group;
  const inGroup = members.filter((member) => member.group === group);
  const isGroup =
    group && inGroup.length === chosen.length && inGroup.every(({ slug }) => chosen.includes(slug));
  return isGroup ? [`/products/${group}`, []] : ['/products', chosen];
}

/** Returns `addressOf` for the categories of the shell. */
export function useAddressOf(): (list: ListAddress) => string {
  const { categories } = useShell();
  return (list) => addressOf(list, categories);
}

/** A value or a range that can be removed from the filters. */
export type Removal = { choice: Choice; value: string } | { bounds: readonly Bound[] };

/** Returns the first page of the list without this filter. */
export function without(list: ListAddress, removal: Removal): ListAddress {
  if ('bounds' in removal) {
    const none = Object.fromEntries(removal.bounds.map((bound) => [bound, null]));
    return { ...list, page: 1, bounds: { ...list.bounds, ...none } };
  }
  const { choice, value } = removal;
  const left = list.chosen[choice].filter((chosen) => chosen !== value);
  return { ...list, page: 1, chosen: { ...list.chosen, [choice]: left } };
}

/** Returns the first page of the list without filters; search text and categories of the page stay. */
export function withoutFilters(list: ListAddress, categories: string[]): ListAddress {
  return {
    ...list,
    page: 1,
    chosen: { ...NO_CHOICE, category: categories },
    bounds: NO_BOUND,
  };
}

const NO_CHOICE: ListAddress['chosen'] = {
  category: [],
  ...eachColumnFilter((): string[] => []),
  wind_free: [],
};
const NO_BOUND: ListAddress['bounds'] = {
  tr_min: null,
  tr_max: null,
  flow_min: null,
  flow_max: null,
  price_min: null,
  price_max: null,
};
/** The first page of the whole catalogue. */
export const ALL: ListAddress = {
  q: null,
  chosen: NO_CHOICE,
  bounds: NO_BOUND,
  sort: 'position',
  page: 1,
  view: null,
};

/** Sort orders by their name in the address and in the API. */
export const SORTS = [
  { value: 'position', label: sorts.recommended },
  { value: 'cooling_tr', label: sorts.capacityRising },
  { value: '-cooling_tr', label: sorts.capacityFalling },
  { value: 'offer_price', label: sorts.priceRising },
  { value: '-offer_price', label: sorts.priceFalling },
] as const;
export type ProductSort = (typeof SORTS)[number]['value'];

/** Returns the sort order of an address; unknown ones fall back to the recommended order. */
export function readSort(asked: string | null): ProductSort {
  return SORTS.find((sort) => sort.value === asked)?.value ?? 'position';
}
