import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { ChangeVisibility } from '@shishir/contract';
import { EntityManager, In } from 'typeorm';
import { type Actor, newBatch } from '../records/audit';
import { change } from '../records/change';
import { loadAll } from '../records/record-type';
import { productRecord } from './product-record';
import { ProductEntity } from './product.entity';

/** Publishes and hides many products at once. */
@Injectable()
export class ProductVisibilityService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** All of them or none. Gives the ids of those that were not so before: only these are written. */
  async change({ ids, visibility }: ChangeVisibility, actor: Actor): Promise<number[]> {
    return change(this.manager, productRecord, actor, async (change) => {
      const rows = await loadAll(change.manager, productRecord, ids);
      const changing = rows.filter((row) => row.visibility !== visibility);
      if (changing.length === 0) return [];
      const changed = changing.map(({ id }) => id);
      await change.manager.update(ProductEntity, { id: In(changed) }, { visibility });
      const batch = changing.length > 1 ? newBatch() : undefined;
      for (const row of changing) {
        const changes = change.changesBetween(row, { ...row, visibility });
        change.log(row, 'updated', changes, batch);
      }
      return changed;
    });
  }
}
