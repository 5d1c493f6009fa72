import type { CapacityAxis } from '@shishir/format';
import type { CardColumn, CatalogueProduct, Category, Product } from '@shishir/contract';
import { needsOutdoorUnit } from '@shishir/contract/rules';

/** The fields of a product that a card uses. They are sent with the page, so nothing more. */
export interface CardProduct extends Pick<
  Product,
  'id' | 'pictures' | 'category_kind' | CardColumn
> {
  /** 'Indoor Unit', 'Chiller'. */
  type: string;
  /** '8 HP', '1.3 ton', '250 m³/h'. */
  size: string;
  /** In millimetres; `sides` are those that tell the sizes of such a unit apart. */
  body: { width: number; height: number; sides: 'width' | 'height' | 'both' } | null;
}

/**
 * Returns the product without the fields that its kind cannot have: an indoor unit has no compressor, a ventilator has
 * neither compressor, mode of cooling nor refrigerant.
 */
export function withoutInapplicable<Row extends Pick<CatalogueProduct, Stated>>(product: Row): Row {
  const ventilates = product.category_kind === 'ventilation';
  return {
    ...product,
    ...(needsOutdoorUnit(product.category_kind) && { inverter_type: null }),
    ...(ventilates && { inverter_type: null, wind_free: null, refrigerant: null }),
  };
}
type Stated = 'category_kind' | 'inverter_type' | 'wind_free' | 'refrigerant';

/**
 * The cooling capacities of these categories as one axis; null if nothing in them cools. Ventilators do not: what they
 * recover is no capacity.
 */
export function axisOf(
  categories: readonly Pick<Category, 'kind' | 'tr_min' | 'tr_max'>[],
): CapacityAxis | null {
  const ends = categories
    .filter(({ kind }) => kind !== 'ventilation')
    .flatMap(({ tr_min, tr_max }) => [tr_min, tr_max])
    .filter((tr): tr is number => tr !== null && tr > 0);
  return ends.length > 0 ? { min: Math.min(...ends), max: Math.max(...ends) } : null;
}
