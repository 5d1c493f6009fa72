import type { ApiClient } from '../api/api-client';
import { toCard, type CardProduct } from '../units/card-product';
import { loadAnswer } from '../units/load-response.server';

/** More than anyone lists, few enough to ask for one by one. */
const MOST = 100;

/** The ids of '15,22'; whatever else stands there is left out. */
export function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids)].slice(0, MOST).map(Number);
}

/** What these products are and cost now. One that is gone, or hidden, is left out. */
export async function loadCartProducts(api: ApiClient, ids: number[]): Promise<CardProduct[]> {
  const answers = await Promise.all(
    ids.map((id) => loadAnswer(api.products.get({ params: { id } }))),
  );
  return answers.flatMap((answer) => (answer ? [toCard(answer.body)] : []));
}
