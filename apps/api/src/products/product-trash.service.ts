import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { endOfTrash } from '../database/queries';
import { revision } from '../database/revision';
import { Conflict } from '../http/api-error';
import { MediaService } from '../media/media.service';
import { type Actor, housekeeping, writeAudit } from '../records/audit';
import { chosenProducts, inOrder } from './chosen-products';
import { newBatch, recordOf } from './product-audit';
import { ProductEntity } from './product.entity';

/** Rows that are purged in one transaction, so that other writes are not blocked for long. */
const CHUNK = 100;

/** Products stay in the trash for 30 days with their pictures and can be restored unchanged. */
@Injectable()
export class ProductTrashService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
  ) {}

  /** All of them or none. */
  async remove(given: number[], actor: Actor): Promise<void> {
    const ids = [...new Set(given)];
    await this.manager.transaction(async (manager) => {
      await revision.raise(manager);
      const rows = await chosenProducts(manager, ids, (id) =>
        given.length === 1
          ? 'Product not found'
          : `Product ${id} is not there any more. Nothing was deleted.`,
      );
      await manager.softDelete(ProductEntity, { id: In(ids) });
      await this.note(manager, actor, 'deleted', rows);
    });
  }

  /** All of them or none. Throws Conflict for a product whose category is in the trash. */
  async restore(given: number[], actor: Actor): Promise<void> {
    const ids = [...new Set(given)];
    await this.manager.transaction(async (manager) => {
      await revision.raise(manager);
      const found = await manager.find(ProductEntity, {
        where: { id: In(ids), deleted_at: Not(IsNull()) },
        relations: { category: true },
        withDeleted: true,
      });
      const rows = inOrder(ids, found, (id) => `Product ${id} is not in the trash.`);
      const inTrash = rows.find(({ category }) => category.deleted_at);
      if (inTrash) {
        throw new Conflict(
          `${inTrash.model} belongs to the category ‘${inTrash.category.title}’, which is in the trash. Take the category out of there first.`,
        );
      }
      await manager.restore(ProductEntity, { id: In(ids) });
      await this.note(manager, actor, 'restored', rows);
    });
  }

  /** Purges what has been in the trash for 30 days: the rows, and after the commit the pictures. */
  async purge(): Promise<number> {
    const due = { where: { deleted_at: LessThan(endOfTrash()) }, withDeleted: true };
    const found = await this.manager.find(ProductEntity, { ...due, select: { id: true } });
    let count = 0;
    for (let start = 0; start < found.length; start += CHUNK) {
      const ids = In(found.slice(start, start + CHUNK).map(({ id }) => id));
      const gone = await this.manager.transaction(async (manager) => {
        await revision.raise(manager);
        // Products that were restored meanwhile stay.
        const rows = await manager.find(ProductEntity, {
          ...due,
          where: { ...due.where, id: ids },
        });
        await manager.delete(ProductEntity, { id: In(rows.map(({ id }) => id)) });
        await this.note(manager, housekeeping, 'purged', rows);
        return rows;
      });
      await this.media.discard(...gone.flatMap(imageIds));
      count += gone.length;
    }
    return count;
  }

  private async note(
    manager: EntityManager,
    actor: Actor,
    action: 'deleted' | 'restored' | 'purged',
    rows: ProductEntity[],
  ): Promise<void> {
    const batch = rows.length > 1 ? { batch: newBatch() } : {};
    await writeAudit(
      manager,
      actor,
      ...rows.map((row) => ({ ...recordOf(row), action, ...batch })),
    );
  }
}

const imageIds = ({ image_1_id, image_2_id, image_3_id }: ProductEntity) =>
  [image_1_id, image_2_id, image_3_id].filter((id) => id !== null);
