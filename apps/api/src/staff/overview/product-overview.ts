import { PRODUCT_CHECKS, type ProductCheck, type ProductOverview } from '@shishir/contract';
import { type EntityManager, In } from 'typeorm';
import { notDeleted } from '../../platform/database/queries';
import { PICTURE_COUNT } from '../../catalogue/products/list/product-filters';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { type FaultCheck, faultsOf, readFaultRows } from './product-faults';

type CountedCheck = Exclude<ProductCheck, FaultCheck>;

const CONDITIONS: Record<CountedCheck, string> = {
  offer_above: 'product.offer_price > product.regular_price',
  no_price: 'product.price IS NULL',
  no_picture: `${PICTURE_COUNT} = 0`,
  one_picture: `${PICTURE_COUNT} = 1`,
  hidden: "product.visibility = 'hidden'",
};
const COUNTED = Object.keys(CONDITIONS) as CountedCheck[];

/** Number of ids that an address of the list accepts. */
const MOST_IDS = 100;

/** Returns missing or wrong data in the catalogue: statements count, compare figures and read the examples. */
export async function readProductOverview(manager: EntityManager): Promise<ProductOverview> {
  const counting = notDeleted(manager.createQueryBuilder(ProductEntity, 'product')).select(
    "MIN(CASE WHEN product.status = 'pending' THEN product.receive_date END)",
    'oldest_pending',
  );
  counting.addSelect('COUNT(*)', 'total');
  for (const check of COUNTED) {
    const found = CONDITIONS[check];
    counting
      .addSelect(`SUM(CASE WHEN ${found} THEN 1 ELSE 0 END)`, `${check}_count`)
      .addSelect(`MIN(CASE WHEN ${found} THEN product.id END)`, `${check}_first`);
  }
  const row = (await counting.getRawOne<Record<string, string | number | null>>())!;
  const faults = faultsOf(await readFaultRows(manager));
  const results = PRODUCT_CHECKS.map((check) => {
    if (!isCounted(check)) {
      const ids = faults[check];
      return { check, count: ids.length, first: ids[0] ?? null, ids: ids.slice(0, MOST_IDS) };
    }
    // Drivers return the figures of an aggregate as numbers or as text; a sum over no rows is null.
    const first = row[`${check}_first`] ?? null;
    const count = Number(row[`${check}_count`] ?? 0);
    return { check, count, first: first === null ? null : Number(first), ids: null };
  });
  const examples = await manager.find(ProductEntity, {
    where: { id: In(results.flatMap(({ first }) => first ?? [])) },
    select: { id: true, model: true, title: true },
  });
  return {
    total: Number(row['total']),
    checks: results.map(({ first, ...result }) => ({
      ...result,
      example: examples.find(({ id }) => id === first) ?? null,
    })),
    oldest_pending: row['oldest_pending'] as string | null,
  };
}

const isCounted = (check: ProductCheck): check is CountedCheck => check in CONDITIONS;
