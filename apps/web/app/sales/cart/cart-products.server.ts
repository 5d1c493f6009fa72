import { needsOutdoorUnit } from '@shishir/contract';
import { priceView } from '@shishir/format';
import type { ApiClient } from '../../platform/api/api-client';
import type { CardProduct } from '../../catalogue/product-parts/card-product';
import { toCard } from '../../catalogue/product-parts/card-product.server';
import { loadResponse } from '../../platform/api/load-response.server';
import { loadSizingData } from '../../catalogue/product-parts/sizing-data.server';
import { asQuantity } from './cart-store';
import type { OutdoorOffer } from './outdoor-offer';

/** More than anyone needs, and few enough for one request per product. */
const MAX_IDS = 100;

/** The ids in a list such as '15,22'. Anything else is ignored. */
export function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids)].slice(0, MAX_IDS).map(Number);
}

/** The quantities of an address such as `?add=3,22x6`, by the id of the product. Anything else is ignored. */
export function readQuantities(text: string | null): Map<number, number> {
  const parts = (text ?? '').split(',').slice(0, MAX_IDS);
  return new Map(
    parts.flatMap((part) => {
      const [, id, quantity = '1'] = /^([1-9]\d{0,8})(?:x([1-9]\d{0,3}))?$/.exec(part) ?? [];
      return id ? [[Number(id), asQuantity(quantity)] as const] : [];
    }),
  );
}

/**
 * Returns the outdoor units on offer if these products include an indoor unit of a VRF system; null if they fail to
 * load.
 */
export async function loadOutdoorOffer(
  api: ApiClient,
  products: CardProduct[],
): Promise<OutdoorOffer | null> {
  if (!products.some(({ category_kind }) => needsOutdoorUnit(category_kind))) return null;
  const categories = await loadResponse(api.categories.list({ query: {} })).catch(() => null);
  const slugs = (categories?.body.data ?? []).flatMap(({ kind, slug }) =>
    kind === 'outdoor_unit' ? slug : [],
  );
  if (slugs.length === 0) return null;
  const query = { category: slugs.join(','), sort: 'cooling_tr', pageSize: 100 } as const;
  const [found, { values }] = await Promise.all([
    loadResponse(api.products.listed({ query })).catch(() => null),
    loadSizingData(api),
  ]);
  const units = (found?.body ?? []).flatMap(({ id, title, cooling_kw, ...prices }) => {
    const view = priceView(prices.regular_price, prices.offer_price);
    const price = view.kind === 'price' ? view.price : null;
    return cooling_kw === null ? [] : [{ id, title, cooling_kw, price }];
  });
  return {
    units: units.sort((one, other) => one.cooling_kw - other.cooling_kw),
    ratio_max_percent: values.ratio_max_percent,
  };
}

/** Returns the current data of these products without deleted and hidden ones. */
export async function loadCartProducts(api: ApiClient, ids: number[]): Promise<CardProduct[]> {
  const responses = await Promise.all(
    ids.map((id) => loadResponse(api.products.get({ params: { id } }))),
  );
  return responses.flatMap((response) => (response ? [toCard(response.body)] : []));
}
