import type { ApiClient } from '../api/api-client';
import { toCard, type CardProduct } from '../units/card-product';
import { loadResponse } from '../units/load-response.server';
import { asQuantity } from './cart-store';

/** More than anyone needs, few enough for one request each. */
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

/** The current data of these products. Deleted and hidden ones are left out. */
export async function loadCartProducts(api: ApiClient, ids: number[]): Promise<CardProduct[]> {
  const responses = await Promise.all(
    ids.map((id) => loadResponse(api.products.get({ params: { id } }))),
  );
  return responses.flatMap((response) => (response ? [toCard(response.body)] : []));
}
