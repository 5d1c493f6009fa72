import { type SizedRoom, VRF_INDOOR_KINDS } from '@shishir/contract';
import { type Fitting, fittingUnits, LARGER_UP_TO, nominalOf, unitsAbove } from '@shishir/sizing';
import type { EntityManager } from 'typeorm';
import { ProductEntity } from '../../../catalogue/products/product.entity';
import { notDeleted } from '../../../platform/database/queries';

type Unit = ProductEntity & { cooling_kw: number };

/** The unit to propose for a calculated room, and the nominal capacity that the room needs, in kW. */
export interface FittingUnit {
  product: ProductEntity;
  from_kw: number;
  to_kw: number;
  /** True if no unit is within the capacity: it is the next larger one. */
  isLarger: boolean;
}

/**
 * Returns the unit in stock that the room calculator shows first: the smallest that fits, and of two equal ones the
 * cheaper one. Null if there is none, or if the result is too old to know the nominal capacity.
 */
export async function fittingUnit(
  manager: EntityManager,
  { nominal_kw, ...result }: SizedRoom,
): Promise<FittingUnit | null> {
  if (nominal_kw === undefined) return null;
  const { likely, high } = nominalOf({ ...result, nominal_kw });
  const units = await stocked(manager, high.tr * LARGER_UP_TO);
  const fitting = first(fittingUnits(units, likely.kw, high.kw));
  const product = fitting ?? first(unitsAbove(units, likely.kw));
  return product && { product, from_kw: likely.kw, to_kw: high.kw, isLarger: !fitting };
}

/** Returns the indoor units in stock that visitors can see. */
async function stocked(manager: EntityManager, tr_max: number): Promise<Unit[]> {
  const found = await notDeleted(manager.createQueryBuilder(ProductEntity, 'product'))
    .innerJoin('product.category', 'category')
    .andWhere("product.visibility = 'published' AND category.status = 'active'")
    .andWhere('category.kind IN (:...kinds)', { kinds: VRF_INDOOR_KINDS })
    .andWhere("COALESCE(product.availability, category.availability) = 'in stock'")
    .andWhere('product.cooling_kw IS NOT NULL AND product.cooling_tr <= :tr_max', { tr_max })
    .orderBy('product.id')
    .getMany();
  return found as Unit[];
}

/** Units without a price come last. */
const priceOf = ({ unit: { offer_price, regular_price } }: Fitting<Unit>) =>
  offer_price ?? regular_price ?? Infinity;

function first(units: Fitting<Unit>[]): ProductEntity | null {
  const [smallest] = units.sort(
    (one, other) => one.left_kw - other.left_kw || priceOf(one) - priceOf(other),
  );
  return smallest?.unit ?? null;
}
