import { numberOrNull } from '@shishir/format';
import {
  type Category,
  COLUMN_FILTERS,
  eachColumnFilter,
  type ListedProduct,
  totalOf,
  type ProductFilters,
} from '@shishir/contract';
import { redirect } from 'react-router';
import { pagePath } from '../../../platform/locale/site-path';
import type { ApiClient } from '../../../platform/api/api-client';
import type { Facets } from '../../list-filters/facets';
import {
  addressOf,
  BOUNDS,
  type Choice,
  type GroupMember,
  type ListAddress,
  type ListView,
  PAGE_SIZE,
  type ProductSort,
  SORTS,
  VIEWS,
} from '../../list-filters/list-address';
import { listFiltersTexts } from '../../list-filters/list-filters.texts';
import { loadResponse } from '../../../platform/api/load-response.server';
import { figure, inOrder, isAsSent, readList } from '../../list-filters/read-list';
import { categoryPageTexts } from './category-page.texts';

const texts = categoryPageTexts.notes;

interface LoadedList {
  /** The requested list, without invalid values. */
  list: ListAddress;
  /** Products of the page as returned by the API. */
  found: ListedProduct[];
  /** Number of products on all pages. */
  total: number;
  pages: number;
  /** Null if they failed to load: the list is then shown without filters. */
  facets: Facets | null;
  /** Messages about values of the address that the list ignores or changes. */
  notes: string[];
}

/** Categories of an address. */
export interface AskedCategories {
  /** Slugs of the known categories. */
  slugs: string[];
  /** Names without a category. */
  unknown: string[];
  members: GroupMember[];
}

/** Loads the categories that an address filters by; external links may use other names than slugs. */
export async function askedCategories(
  api: ApiClient,
  search: URLSearchParams,
): Promise<AskedCategories> {
  const names = readList(search).chosen.category;
  if (names.length === 0) return { slugs: [], unknown: [], members: [] };
  const members = await allCategories(api);
  const slugs = await Promise.all(
    names.map(async (key) =>
      members.some(({ slug }) => slug === key)
        ? key
        : (await loadResponse(api.categories.get({ params: { key } })))?.body.data.slug,
    ),
  );
  return {
    slugs: [...new Set(slugs.filter((slug) => slug !== undefined))],
    unknown: names.filter((_, index) => slugs[index] === undefined),
    members,
  };
}

/** Returns the categories of the page itself; those in its address have no effect. */
export function ownCategories(members: GroupMember[], search: URLSearchParams): AskedCategories {
  const slugs = members.map(({ slug }) => slug);
  const names = readList(search).chosen.category;
  return { slugs, unknown: names.filter((name) => !slugs.includes(name)), members };
}

export async function allCategories(api: ApiClient): Promise<Category[]> {
  return (await loadResponse(api.categories.list({ query: {} })))?.body.data ?? [];
}

/**
 * Returns the list of an address. Redirects to the canonical address, for example from a form without JavaScript.
 * Unknown values stay in the address, so that the page can report them.
 */
function listOf(url: URL, q: string | null, asked: AskedCategories): ListAddress {
  const read = readList(url.searchParams);
  const unknown = unknownIn(url.searchParams, asked);
  const list: ListAddress = {
    ...read,
    bounds: inOrder(read.bounds),
    q,
    view: viewOf(read.view, pagePath(url.pathname)),
    chosen: {
      category: asked.slugs,
      ...eachColumnFilter((column) => known(COLUMN_FILTERS[column], read.chosen[column])),
      // Both values together match every product.
      wind_free:
        read.chosen.wind_free.length > 1 ? [] : known(['true', 'false'], read.chosen.wind_free),
    },
  };
  // Bounds stay as sent, so that the page can report swapped ones.
  const canonical = addressOf({ ...list, bounds: read.bounds }, asked.members);
  const rest = new URLSearchParams(unknown).toString();
  const address = rest ? canonical + (canonical.includes('?') ? '&' : '?') + rest : canonical;
  const [path] = canonical.split('?');
  if (isAsSent(url.searchParams)) throw redirect(address, 302);
  if (path !== pagePath(url.pathname)) throw redirect(address, 301);
  // Every list at this address is the list of all units.
  return path === '/products' ? { ...list, view: 'all' } : list;
}

/** Returns the requested view if the page has it: a category has a table, the catalogue a list of all units. */
function viewOf(asked: ListView | null, path: string): ListView | null {
  const of = path === '/products' ? 'all' : /^\/products\/./.test(path) ? 'table' : null;
  return asked === of ? asked : null;
}

/** Loads the products of one page of a list, and the counts of its filters. */
export async function loadList(
  api: ApiClient,
  url: URL,
  q: string | null,
  asked: AskedCategories,
  /** True for a list of ventilators, which is sorted by airflow. */
  ventilates = false,
): Promise<LoadedList> {
  const list = listOf(url, q, asked);
  const filters = filtersOf(list);
  // A search without a sort order is sorted by relevance.
  const sort = list.q !== null && list.sort === 'position' ? undefined : list.sort;
  const order = ventilates ? BY_AIR_FLOW[list.sort] : sort;
  const [response, counted] = await Promise.all([
    loadResponse(
      api.products.listed({
        query: { ...filters, page: list.page, pageSize: PAGE_SIZE, sort: order },
      }),
    ),
    api.products.facets({ query: filters }).catch(() => null),
  ]);
  const total = response ? totalOf(response.headers) : 0;
  return {
    list,
    found: response?.body ?? [],
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    facets: counted?.status === 200 ? counted.body.data : null,
    notes: notesOn(url.searchParams, asked),
  };
}

/** Sort orders of ventilators, by the sort order of the address. */
const BY_AIR_FLOW = {
  position: 'air_flow_high_cfm',
  cooling_tr: 'air_flow_high_cfm',
  '-cooling_tr': '-air_flow_high_cfm',
  offer_price: 'offer_price',
  '-offer_price': '-offer_price',
} as const satisfies Record<ProductSort, string>;

/** Names of parameters in messages about unknown values. */
const NAMES: Record<string, string> = { ...listFiltersTexts.titles, ...texts.parameters };
const MOST_NAMED = 4;
const LONGEST_NAMED = 40;

/** Returns the parameters of an address with unknown values. */
function unknownIn(
  search: URLSearchParams,
  asked: AskedCategories,
): [name: string, value: string][] {
  const choices = {
    ...COLUMN_FILTERS,
    wind_free: ['true', 'false'],
  } satisfies Partial<Record<Choice, readonly string[]>>;
  const isKnown = (name: string, value: string): boolean => {
    if (value.trim() === '') return true;
    if (name === 'category') return !asked.unknown.includes(value.trim());
    if (Object.hasOwn(choices, name)) {
      return choices[name as keyof typeof choices].includes(value as never);
    }
    const bound = BOUNDS.find((one) => one === name);
    if (bound) return figure(value, bound) !== null;
    // Older links name the default view.
    if (name === 'view') return value === 'cards' || VIEWS.some((view) => view === value);
    if (name === 'sort') return SORTS.some((sort) => sort.value === value);
    return (
      name !== 'page' ||
      readList(new URLSearchParams({ page: value })).page === numberOrNull(value, { whole: true })
    );
  };
  return [...search].flatMap(([name, text]) => {
    const isList = name === 'category' || Object.hasOwn(choices, name);
    const values = isList ? text.split(',') : [text];
    return values.filter((value) => !isKnown(name, value)).map((value) => [name, value] as never);
  });
}

/** Returns messages about unknown values and swapped bounds of an address. */
function notesOn(search: URLSearchParams, asked: AskedCategories): string[] {
  const named = unknownIn(search, asked)
    .slice(0, MOST_NAMED)
    .map(([name, value]) => texts.value(NAMES[name] ?? name, value.slice(0, LONGEST_NAMED)));
  const { bounds } = readList(search);
  const sorted = inOrder(bounds);
  const { swapped } = listFiltersTexts;
  return [
    named.length > 0 && texts.ignored(named),
    bounds.tr_min !== sorted.tr_min && swapped.capacity,
    bounds.flow_min !== sorted.flow_min && swapped.flow,
    bounds.price_min !== sorted.price_min && swapped.price,
  ].filter((note) => note !== false);
}

/** Returns the query of the API request, with lists separated by commas. */
function filtersOf({ q, chosen, bounds }: ListAddress) {
  const some = (values: string[]) => (values.length > 0 ? values.join(',') : undefined);
  const one = (bound: number | null) => bound ?? undefined;
  return {
    q: q || undefined,
    category: some(chosen.category),
    ...eachColumnFilter((column) => some(chosen[column])),
    wind_free: chosen.wind_free[0] as ProductFilters['wind_free'],
    tr_min: one(bounds.tr_min),
    tr_max: one(bounds.tr_max),
    flow_min: one(bounds.flow_min),
    flow_max: one(bounds.flow_max),
    price_min: one(bounds.price_min),
    price_max: one(bounds.price_max),
  };
}

const known = (values: readonly string[], asked: string[]) =>
  values.filter((value) => asked.includes(value));
