import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CardProduct } from '../units/card-product';
import type { CartItem } from './cart-store';
import type { loader } from './cart.route';

/** Today's product behind a row: null where it is gone, undefined while it is being asked for. */
export type ProductOf = (id: number) => CardProduct | null | undefined;

/** Looks up what the products of the cart are and cost now. */
export function useCartProducts(items: CartItem[]): { productOf: ProductOf; loading: boolean } {
  const { data, load, state } = useFetcher<typeof loader>();
  // Taking a row out needs no new answer: only ids without one ask again.
  const wanted = items
    .map(({ id }) => id)
    .filter((id) => !data?.asked.includes(id))
    .join(',');
  const all = items.map(({ id }) => id).join(',');
  useEffect(() => {
    if (wanted) void load(`/cart?ids=${all}`);
  }, [wanted, all, load]);
  return {
    loading: state === 'loading',
    productOf: (id) => {
      if (!data?.asked.includes(id)) return undefined;
      return data.products.find((product) => product.id === id) ?? null;
    },
  };
}
