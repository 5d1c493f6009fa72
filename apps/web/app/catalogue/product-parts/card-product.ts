import type { CapacityAxis } from '@shishir/format';
import type { CardColumn, CatalogueProduct, Category, Product } from '@shishir/contract';
import { needsOutdoorUnit } from '@shishir/contract/rules';

/** The fields of a product that a card uses. The page contains them, so keep them few. */
export interface CardProduct extends Pick<
  Product,
  'id' | 'pictures' | 'category_kind' | CardColumn
> {
  /** For example 'Indoor Unit' or 'Chiller'. */
  type: string;
  /** For example '8 HP', '1.3 ton' or '250 m³/h'. */
  size: string;
  /** In millimetres; `sides` are the ones that differ between the sizes of a category. */
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
 * Returns the range of cooling capacities of these categories; null if nothing in them cools. Leaves out ventilators:
 * the cooling that they recover is not a capacity.
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
