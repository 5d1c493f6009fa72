import { priceView } from '@shishir/format';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CardProduct } from '../../catalogue/product-parts/card-product';
import type { CartItem } from './cart-store';
import type { OutdoorOffer } from './outdoor-offer';

/** The current product of a row: null if it was deleted, undefined while it loads. */
export type ProductOf = (id: number) => CardProduct | null | undefined;

interface CartLookup {
  asked: number[];
  products: CardProduct[];
  outdoor: OutdoorOffer | null;
}

interface CartProducts {
  productOf: ProductOf;
  /** For the indoor units of the cart; null if it has none. */
  offer: OutdoorOffer | null;
  loading: boolean;
  /** Loads all of them again. */
  reload: () => void;
}

/** Loads the current data of the products in the cart. */
export function useCartProducts(items: CartItem[]): CartProducts {
  const { data, load, state } = useFetcher<CartLookup>();
  // Removing a row needs no request; only ids that were not loaded yet do.
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
    offer: data?.outdoor ?? null,
    reload: () => void load(`/cart?ids=${all}`),
    productOf: (id) => {
      if (!data?.asked.includes(id)) return undefined;
      return data.products.find((product) => product.id === id) ?? null;
    },
  };
}

/**
 * Returns the total of known prices in taka, the number of products without a price, and the titles of deleted ones.
 * It is pending until every price is known.
 */
export function addUp(items: CartItem[], productOf: ProductOf) {
  let total = 0;
  let unpriced = 0;
  let pending = false;
  const gone: string[] = [];
  for (const { id, title, quantity } of items) {
    const product = productOf(id);
    if (product === null) gone.push(title);
    if (product === undefined) pending = true;
    if (!product) continue;
    const view = priceView(product.regular_price, product.offer_price);
    if (view.kind === 'price') total += view.price * quantity;
    else unpriced += 1;
  }
  return { total, unpriced, gone, pending };
}
