import { PRODUCT_CHECKS, type ProductCheck, type ProductOverview } from '@shishir/contract';
import { type EntityManager, In } from 'typeorm';
import { notDeleted } from '../../platform/database/queries';
import { PICTURE_COUNT } from '../../catalogue/products/list/product-filters';
import { ProductEntity } from '../../catalogue/products/product.entity';

const CONDITIONS: Record<ProductCheck, string> = {
  offer_above: 'product.offer_price > product.regular_price',
  no_price: 'product.price IS NULL',
  no_picture: `${PICTURE_COUNT} = 0`,
  one_picture: `${PICTURE_COUNT} = 1`,
  hidden: "product.visibility = 'hidden'",
};

/** Returns missing or wrong data in the catalogue: one statement counts, a second one reads the examples. */
export async function readProductOverview(manager: EntityManager): Promise<ProductOverview> {
  const counting = notDeleted(manager.createQueryBuilder(ProductEntity, 'product')).select(
    "MIN(CASE WHEN product.status = 'pending' THEN product.receive_date END)",
    'oldest_pending',
  );
  counting.addSelect('COUNT(*)', 'total');
  for (const check of PRODUCT_CHECKS) {
    const found = CONDITIONS[check];
    counting
      .addSelect(`SUM(CASE WHEN ${found} THEN 1 ELSE 0 END)`, `${check}_count`)
      .addSelect(`MIN(CASE WHEN ${found} THEN product.id END)`, `${check}_first`);
  }
  const row = (await counting.getRawOne<Record<string, string | number | null>>())!;
  // Drivers return the figures of an aggregate as numbers or as text.
  const first = (check: ProductCheck) => {
    const id = row[`${check}_first`];
    return id === null ? null : Number(id);
  };
  const examples = await manager.find(ProductEntity, {
    where: { id: In(PRODUCT_CHECKS.map(first).filter((id) => id !== null)) },
    select: { id: true, model: true, title: true },
  });
  return {
    total: Number(row['total']),
    checks: PRODUCT_CHECKS.map((check) => ({
      check,
      // A sum over no rows is null.
      count: Number(row[`${check}_count`] ?? 0),
      example: examples.find(({ id }) => id === first(check)) ?? null,
    })),
    oldest_pending: row['oldest_pending'] as string | null,
  };
}
