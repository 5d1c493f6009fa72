import type { EntityManager } from 'typeorm';
import { ProductEntity } from '../products/product.entity';
import { insertRows } from '../database/insert-rows';
import type { WantedColumns } from './product-diff';

/** Adds products with the ids given. At most a chunk of them. */
export const insertProducts = (
  manager: EntityManager,
  rows: (WantedColumns & { id: number })[],
): Promise<void> => insertRows(manager, ProductEntity, rows);

/** Writes changed products in one statement, each with its next version. At most a chunk of them. */
export async function rewriteProducts(
  manager: EntityManager,
  rows: { before: ProductEntity; columns: Partial<ProductEntity> }[],
): Promise<void> {
  const changed = new Set(rows.flatMap(({ columns }) => Object.keys(columns)));
  const updated_at = new Date();
  await insertRows(
    manager,
    ProductEntity,
    rows.map(({ before, columns }) => ({
      ...before,
      ...columns,
      version: before.version + 1,
      updated_at,
    })),
    [...changed, 'version', 'updated_at'] as (keyof ProductEntity)[],
  );
}
