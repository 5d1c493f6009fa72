import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { ChangeVisibility } from '@shishir/contract';
import { EntityManager, In } from 'typeorm';
import { revision } from '../database/revision';
import { type Actor, writeAudit } from '../records/audit';
import { chosenProducts } from './chosen-products';
import { newBatch, recordOf } from './product-audit';
import { ProductEntity } from './product.entity';

/** Publishes and hides many products at once. */
@Injectable()
export class ProductVisibilityService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** All of them or none. Gives the ids of those that were not so before: only these are written. */
  async change({ ids, visibility }: ChangeVisibility, actor: Actor): Promise<number[]> {
    return this.manager.transaction(async (manager) => {
      await revision.raise(manager);
      const rows = await chosenProducts(manager, ids);
      const changing = rows.filter((row) => row.visibility !== visibility);
      if (changing.length === 0) return [];
      const changed = changing.map(({ id }) => id);
      await manager.update(ProductEntity, { id: In(changed) }, { visibility });
      const batch = changing.length > 1 ? { batch: newBatch() } : {};
      await writeAudit(
        manager,
        actor,
        ...changing.map((row) => ({
          ...recordOf(row),
          action: 'updated' as const,
          changes: [{ field: 'visibility', before: row.visibility, after: visibility }],
          ...batch,
        })),
      );
      return changed;
    });
  }
}
