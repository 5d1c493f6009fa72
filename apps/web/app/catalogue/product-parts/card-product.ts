import type { CapacityAxis } from '@shishir/format';
import type { CardColumn, Category, Product } from '@shishir/contract';

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
