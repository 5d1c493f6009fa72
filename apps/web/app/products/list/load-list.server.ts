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
import type { Facets } from '../filters/facets';
import { addressOf, type GroupMember, type ListAddress, PAGE_SIZE } from '../list-address';
import { loadResponse } from '../../units/load-response.server';
import { isAsSent, readList } from '../read-list';

interface LoadedList {
  /** The requested list, without invalid values. */
  list: ListAddress;
  products: CardProduct[];
  /** In all pages. */
  total: number;
  pages: number;
  /** Null where they could not be loaded: the list is then shown without filters. */
  facets: Facets | null;
}

/**
 * The list that an address asks for. `fixed` comes from its path. Redirects any other form of the address,
 * such as that of a form without JavaScript, to the canonical one.
 */
export function listOf(
  url: URL,
  fixed: { q: string | null; categories?: string[] },
  members: GroupMember[] = [],
): ListAddress {
  const read = readList(url.searchParams);
  const { categories = read.chosen.category } = fixed;
  const list: ListAddress = {
    ...read,
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
  const address = addressOf(list, members);
  const [path] = address.split('?');
  if (isAsSent(url.searchParams)) throw redirect(address, 302);
  if (path !== url.pathname) throw redirect(address, 301);
  return list;
}

/** The products of one page of a list, and the counts of the filters. */
export async function loadList(api: ApiClient, list: ListAddress): Promise<LoadedList> {
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
  };
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
