import type { CapacityAxis } from '@shishir/format';
import type { CardColumn, Category, Product } from '@shishir/contract';

/** The fields of a product that a card uses. They are sent with the page, so nothing more. */
export type CardProduct = Pick<Product, 'id' | 'pictures' | CardColumn>;

export function toCard(product: Product): CardProduct {
  const { id, type, title, model, wind_free, cooling_tr, cooling_kw } = product;
  const { regular_price, offer_price, pictures } = product;
  return {
    id,
    type,
    title,
    model,
    wind_free,
    cooling_tr,
    cooling_kw,
    regular_price,
    offer_price,
    pictures: pictures.slice(0, 1),
  };
}

/** The axis that the cards of these categories share; null where nothing in them has a capacity. */
export function axisOf(categories: Pick<Category, 'tr_min' | 'tr_max'>[]): CapacityAxis | null {
  const ends = categories.flatMap(({ tr_min, tr_max }) =>
    tr_min !== null && tr_max !== null ? [tr_min, tr_max] : [],
  );
  return ends.length > 0 ? { min: Math.min(...ends), max: Math.max(...ends) } : null;
}
