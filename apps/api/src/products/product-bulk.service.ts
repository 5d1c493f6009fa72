import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { BULK_MAX, type ChangeProducts } from '@shishir/contract';
import { EntityManager, In } from 'typeorm';
import { CategoryIndex } from '../categories/category-index';
import { Conflict, InvalidInput } from '../http/api-error';
import { type Actor, newBatch } from '../records/audit';
import { change } from '../records/change';
import { loadAll } from '../records/record-type';
import { listed } from './list/product-filters';
import { productRecord } from './product-record';
import { ProductEntity } from './product.entity';

/** Publishes, hides and moves many products at once: chosen ones, or all that a filter means. */
@Injectable()
export class ProductBulkService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** All of them or none. Gives the ids of those that were not so before: only these are written. */
  async change(
    { visibility, category, ...which }: ChangeProducts,
    actor: Actor,
  ): Promise<number[]> {
    return change(this.manager, productRecord, actor, async (change) => {
      const categories = await CategoryIndex.load(change.manager);
      const columns: Partial<ProductEntity> = {};
      if (visibility !== undefined) columns.visibility = visibility;
      if (category !== undefined) columns.category_id = categoryId(categories, category);
      const ids = await selectedIds(change.manager, which, categories);
      const rows = await loadAll(change.manager, productRecord, ids);
      const changing = rows.filter((row) => change.changesTo(row, columns).length > 0);
      if (changing.length === 0) return [];
      const changed = changing.map(({ id }) => id);
      await change.manager.update(ProductEntity, { id: In(changed) }, columns);
      const batch = changing.length > 1 ? newBatch() : undefined;
      for (const row of changing) {
        change.log(row, 'updated', change.changesTo(row, columns), batch);
      }
      return changed;
    });
  }
}

function categoryId(categories: CategoryIndex, key: string): number {
  const category = categories.find(key);
  if (!category) throw new InvalidInput({ category: `There is no category ‘${key}’.` });
  return category.id;
}

/** Throws Conflict where a filter means more or fewer products than the person saw. */
async function selectedIds(
  manager: EntityManager,
  { ids, filter, expected }: Pick<ChangeProducts, 'ids' | 'filter' | 'expected'>,
  categories: CategoryIndex,
): Promise<number[]> {
  if (ids) return ids;
  const { sql, params } = listed({ visibility: 'all', ...filter }, categories);
  const rows = await manager.query<{ id: number }[]>(
    `SELECT product.id AS id FROM products product WHERE ${sql} ORDER BY product.id LIMIT ?`,
    [...params, BULK_MAX + 1],
  );
  const count = rows.length > BULK_MAX ? `more than ${BULK_MAX}` : String(rows.length);
  if (rows.length !== expected) {
    throw new Conflict(
      `Not ${expected} but ${count} products match now. Nothing was changed. Please look at the list again.`,
    );
  }
  return rows.map(({ id }) => id);
}
