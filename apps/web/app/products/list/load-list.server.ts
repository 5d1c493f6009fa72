import {
  INVERTER_TYPES,
  PRODUCT_TYPES,
  REFRIGERANTS,
  totalOf,
  type ProductFilters,
} from '@shishir/contract';
import { redirect } from 'react-router';
import type { ApiClient } from '../../api/api-client';
import { toCard, type CardProduct } from '../../units/card-product';
import { type Facets, FILTER_TITLES } from '../filters/facets';
import {
  addressOf,
  BOUNDS,
  type Choice,
  type GroupMember,
  type ListAddress,
  PAGE_SIZE,
  SORTS,
} from '../list-address';
import { loadResponse } from '../../units/load-response.server';
import { figure, isAsSent, readList } from '../read-list';

interface LoadedList {
  /** The requested list, without invalid values. */
  list: ListAddress;
  products: CardProduct[];
  /** In all pages. */
  total: number;
  pages: number;
  /** Null where they could not be loaded: the list is then shown without filters. */
  facets: Facets | null;
  /** What the address asked for and the list does not do. */
  notes: string[];
}

/**
 * The list that an address asks for. `fixed` comes from its path. Redirects any other form of the address,
 * such as that of a form without JavaScript, to the canonical one; what is not understood stays in it, so that the
 * page can say so.
 */
export function listOf(
  url: URL,
  fixed: { q: string | null; categories?: string[] },
  members: GroupMember[] = [],
): ListAddress {
  const read = readList(url.searchParams);
  const { categories = read.chosen.category } = fixed;
  const unknown = unknownIn(url.searchParams);
  const list: ListAddress = {
    ...read,
    bounds: inOrder(read.bounds),
    q: fixed.q,
    chosen: {
      category: categories,
      type: known(PRODUCT_TYPES, read.chosen.type),
      inverter_type: known(INVERTER_TYPES, read.chosen.inverter_type),
      refrigerant: known(REFRIGERANTS, read.chosen.refrigerant),
      // Both values together match every product.
      wind_free:
        read.chosen.wind_free.length > 1 ? [] : known(['true', 'false'], read.chosen.wind_free),
    },
  };
  // Bounds stay as they were sent, which the page speaks of.
  const canonical = addressOf({ ...list, bounds: read.bounds }, members);
  const rest = new URLSearchParams(unknown).toString();
  const address = rest ? canonical + (canonical.includes('?') ? '&' : '?') + rest : canonical;
  const [path] = canonical.split('?');
  if (isAsSent(url.searchParams)) throw redirect(address, 302);
  if (path !== url.pathname) throw redirect(address, 301);
  return list;
}

/** The products of one page of a list, and the counts of the filters. `asked` is its address. */
export async function loadList(
  api: ApiClient,
  list: ListAddress,
  asked: URLSearchParams,
): Promise<LoadedList> {
  const filters = filtersOf(list);
  // A search without a sort order is sorted by relevance.
  const sort = list.q !== null && list.sort === 'position' ? undefined : list.sort;
  const [response, counted] = await Promise.all([
    loadResponse(
      api.products.list({ query: { ...filters, page: list.page, pageSize: PAGE_SIZE, sort } }),
    ),
    api.products.facets({ query: filters }).catch(() => null),
  ]);
  const total = response ? totalOf(response.headers) : 0;
  return {
    list,
    products: (response?.body ?? []).map(toCard),
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    facets: counted?.status === 200 ? counted.body.data : null,
    notes: notesOn(asked),
  };
}

type Bounds = ListAddress['bounds'];

/** The same bounds, each pair from small to large. */
function inOrder({ tr_min, tr_max, price_min, price_max }: Bounds): Bounds {
  const pair = (min: number | null, max: number | null) =>
    min !== null && max !== null && min > max ? [max, min] : [min, max];
  const [tr, price] = [pair(tr_min, tr_max), pair(price_min, price_max)];
  return { tr_min: tr[0]!, tr_max: tr[1]!, price_min: price[0]!, price_max: price[1]! };
}

/** What a value of the address that a list does not know is called on the page. */
const NAMES: Record<string, string> = {
  type: FILTER_TITLES.type,
  inverter_type: FILTER_TITLES.inverter_type,
  refrigerant: FILTER_TITLES.refrigerant,
  wind_free: FILTER_TITLES.wind_free,
  tr_min: 'Smallest capacity',
  tr_max: 'Largest capacity',
  price_min: 'Lowest price',
  price_max: 'Highest price',
  sort: 'Sort by',
  page: 'Page',
};
const MOST_NAMED = 4;
const LONGEST_NAMED = 40;

/** The parameters of an address whose values a list does not know. */
function unknownIn(search: URLSearchParams): [name: string, value: string][] {
  const choices = {
    type: PRODUCT_TYPES,
    inverter_type: INVERTER_TYPES,
    refrigerant: REFRIGERANTS,
    wind_free: ['true', 'false'],
  } satisfies Partial<Record<Choice, readonly string[]>>;
  const isKnown = (name: string, value: string): boolean => {
    if (value.trim() === '') return true;
    if (Object.hasOwn(choices, name)) {
      return choices[name as keyof typeof choices].includes(value as never);
    }
    if (BOUNDS.some((bound) => bound === name)) return figure(value) !== null;
    if (name === 'sort') return SORTS.some((sort) => sort.value === value);
    return name !== 'page' || readList(new URLSearchParams({ page: value })).page === Number(value);
  };
  return [...search].flatMap(([name, text]) => {
    const values = Object.hasOwn(choices, name) ? text.split(',') : [text];
    return values.filter((value) => !isKnown(name, value)).map((value) => [name, value] as never);
  });
}

/** What the page says about an address that asks for what a list does not know, or for bounds the wrong way round. */
function notesOn(search: URLSearchParams): string[] {
  const named = unknownIn(search)
    .slice(0, MOST_NAMED)
    .map(([name, value]) => `${NAMES[name] ?? name} “${value.slice(0, LONGEST_NAMED)}”`);
  const { bounds } = readList(search);
  const sorted = inOrder(bounds);
  const swapped = [
    bounds.tr_min !== sorted.tr_min && 'capacity',
    bounds.price_min !== sorted.price_min && 'price',
  ].filter((name) => name !== false);
  return [
    ...(named.length > 0 ? [`Not used, as this list does not know it: ${named.join(', ')}.`] : []),
    ...swapped.map((name) => `The lower ${name} was above the upper one. We swapped them.`),
  ];
}

/** The query of the API request, with lists separated by commas. */
function filtersOf({ q, chosen, bounds }: ListAddress) {
  const some = (values: string[]) => (values.length > 0 ? values.join(',') : undefined);
  const one = (bound: number | null) => bound ?? undefined;
  return {
    q: q || undefined,
    category: some(chosen.category),
    type: some(chosen.type),
    inverter_type: some(chosen.inverter_type),
    refrigerant: some(chosen.refrigerant),
    wind_free: chosen.wind_free[0] as ProductFilters['wind_free'],
    tr_min: one(bounds.tr_min),
    tr_max: one(bounds.tr_max),
    price_min: one(bounds.price_min),
    price_max: one(bounds.price_max),
  };
}

const known = (values: readonly string[], asked: string[]) =>
  values.filter((value) => asked.includes(value));
