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
import { addressOf, type ListAddress } from '../list-address';
import { loadAnswer } from '../../units/load-response.server';
import { isAsSent, readList } from '../read-list';

export const PAGE_SIZE = 24;

export interface LoadedList {
  /** What was asked for, as far as it makes sense. */
  list: ListAddress;
  products: CardProduct[];
  /** In all pages. */
  total: number;
  pages: number;
  /** Null where they could not be loaded: the list then stands without its filters. */
  facets: Facets | null;
}

/**
 * What an address asks for. `fixed` is what its path says. An address as a form without JavaScript sends it, or
 * one that has a shorter form, leads on to the one address of its list.
 */
export function listOf(url: URL, fixed: { q: string | null; categories?: string[] }): ListAddress {
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
      // Both of them together leave nothing out.
      wind_free:
        read.chosen.wind_free.length > 1 ? [] : known(['true', 'false'], read.chosen.wind_free),
    },
  };
  const address = addressOf(list);
  const [path] = address.split('?');
  if (isAsSent(url.searchParams)) throw redirect(address, 302);
  if (path !== url.pathname) throw redirect(address, 301);
  return list;
}

/** The products that a list asks for, page by page, and how many each filter would show. */
export async function loadList(api: ApiClient, list: ListAddress): Promise<LoadedList> {
  const filters = filtersOf(list);
  // A search without an order of its own stands in the order of what fits best.
  const sort = list.q !== null && list.sort === 'position' ? undefined : list.sort;
  const [answer, counted] = await Promise.all([
    loadAnswer(
      api.products.list({ query: { ...filters, page: list.page, pageSize: PAGE_SIZE, sort } }),
    ),
    api.products.facets({ query: filters }).catch(() => null),
  ]);
  const total = answer ? totalOf(answer.headers) : 0;
  return {
    list,
    products: (answer?.body ?? []).map(toCard),
    total,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    facets: counted?.status === 200 ? counted.body.data : null,
  };
}

/** The query of the API, as it is sent: lists as text parted by commas. */
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
