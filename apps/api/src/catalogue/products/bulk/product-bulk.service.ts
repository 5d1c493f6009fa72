import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { BulkSelection, ChangeProducts } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In } from 'typeorm';
import { CategoryIndex, type KnownCategory } from '../../categories/category-index';
import { chunks } from '../../../platform/database/chunks';
import { InvalidInput } from '../../../platform/http/api-error';
import { type Actor, newBatch } from '../../../platform/records/audit';
import { type Change, change } from '../../../platform/records/change';
import { productRecord } from '../product-record';
import { typeIn } from '../product-type';
import { ProductEntity } from '../product.entity';
import { type BulkRow, changesTo, selectedRows } from './bulk-selection';

/** Publishes, hides, moves and deletes many products together: chosen ones, or all that a filter selects. */
@Injectable()
export class ProductBulkService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** Changes all products or none. Returns the ids of those that differed before: only these are written. */
  change(
    { visibility, category, ...selection }: ChangeProducts,
    actor: Actor,
  ): Promise<{ changed: number[]; batch: string | null }> {
    return change(this.manager, productRecord, actor, async (change) => {
      const columns: Partial<ProductEntity> = {};
      if (visibility !== undefined) columns.visibility = visibility;
      if (category !== undefined) {
        const found = await categoryOf(change, category);
        columns.category_id = found.id;
        columns.type = typeIn(found);
      }
      const rows = await selectedRows(change.manager, selection);
      const changing = rows.filter((row) => changesTo(row, columns).length > 0);
      return {
        changed: changing.map(({ id }) => id),
        // A public product needs no date, and must not be published automatically after it is hidden again.
        batch: await write(change, changing, columns, newBatch(), {
          ...(visibility !== undefined && visibility !== 'hidden' && { publish_at: null }),
        }),
      };
    });
  }

  /** Moves products to the trash, all of them or none. */
  remove(selection: BulkSelection, actor: Actor): Promise<{ count: number; batch: string | null }> {
    return change(this.manager, productRecord, actor, async (change) => {
      const rows = await selectedRows(change.manager, selection, 'deleted');
      const batch = newBatch();
      for (const chunk of chunks(rows)) {
        await change.manager.softDelete(ProductEntity, { id: In(chunk.map(({ id }) => id)) });
      }
      for (const row of rows) change.log(row as ProductEntity, 'deleted', [], batch);
      return { count: rows.length, batch: rows.length > 0 ? batch : null };
    });
  }
}

/** Writes the same columns to all rows, with an audit line for each that omits `unlogged`. */
export async function write(
  change: Change<ProductEntity>,
  rows: BulkRow[],
  columns: Partial<ProductEntity>,
  batch = newBatch(),
  unlogged: Partial<ProductEntity> = {},
): Promise<string | null> {
  if (rows.length === 0) return null;
  for (const chunk of chunks(rows)) {
    const ids = chunk.map(({ id }) => id);
    await change.manager.update(ProductEntity, { id: In(ids) }, { ...columns, ...unlogged });
  }
  for (const row of rows) {
    change.log(row as ProductEntity, 'updated', changesTo(row, columns), batch);
  }
  return batch;
}

async function categoryOf(change: Change<ProductEntity>, key: string): Promise<KnownCategory> {
  const category = (await CategoryIndex.load(change.manager)).find(key);
  if (!category)
    throw new InvalidInput({ category: reason('category_missing', { category: key }) });
  return category;
}
