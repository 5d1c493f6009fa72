import type { CapacityAxis } from '@shishir/format';
import type { CardColumn, CatalogueProduct, Category, Product } from '@shishir/contract';

/** The fields of a product that a card uses. They are sent with the page, so nothing more. */
export type CardProduct = Pick<Product, 'id' | 'pictures' | CardColumn>;

export function toCard(product: Product): CardProduct {
  const { id, type, title, model, wind_free, cooling_tr, cooling_kw } = asDisplayed(product);
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

/**
 * A product without what its row says and its kind does not have: an indoor unit has no compressor, a ventilator has
 * neither a mode of cooling nor refrigerant.
 */
export function asDisplayed<Row extends Pick<CatalogueProduct, Stated>>(product: Row): Row {
  const ventilates = product.category_kind === 'ventilation';
  return {
    ...product,
    ...(product.type === 'Indoor Unit' && { inverter_type: null }),
    ...(ventilates && { wind_free: null, refrigerant: null }),
  };
}
type Stated = 'type' | 'category_kind' | 'inverter_type' | 'wind_free' | 'refrigerant';

/** The axis that the cards of these categories share; null where nothing in them has a capacity. */
export function axisOf(categories: Pick<Category, 'tr_min' | 'tr_max'>[]): CapacityAxis | null {
  const ends = categories.flatMap(({ tr_min, tr_max }) =>
    tr_min !== null && tr_max !== null ? [tr_min, tr_max] : [],
  );
  return ends.length > 0 ? { min: Math.min(...ends), max: Math.max(...ends) } : null;
}
