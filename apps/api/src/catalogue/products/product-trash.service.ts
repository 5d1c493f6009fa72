import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In, IsNull, Not } from 'typeorm';
import { CategoryEntity } from '../categories/category.entity';
import { Conflict } from '../../platform/http/api-error';
import { MediaService } from '../../platform/media/media.service';
import { Trash } from '../../platform/records/trash';
import { imageIds, productRecord } from './product-record';
import { ProductEntity } from './product.entity';

/** Keeps products in the trash with their pictures. */
@Injectable()
export class ProductTrashService extends Trash<ProductEntity> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, productRecord, {
      beforeRestore: rejectWithoutCategory,
      beforePurge: async (change, rows) => {
        const successor_id = In(rows.map(({ id }) => id));
        await change.manager.update(ProductEntity, { successor_id }, { successor_id: null });
        return rows;
      },
      afterPurge: (rows) => media.discard(...rows.flatMap(imageIds)),
    });
  }
}

/** Throws Conflict if the category of a product is in the trash. */
async function rejectWithoutCategory(manager: EntityManager, rows: ProductEntity[]): Promise<void> {
  const where = { id: In(rows.map((row) => row.category_id)), deleted_at: Not(IsNull()) };
  const inTrash = await manager.find(CategoryEntity, { where, withDeleted: true });
  const titles = new Map(inTrash.map(({ id, title }) => [id, title]));
  const rejected = rows.find((row) => titles.has(row.category_id));
  if (!rejected) return;
  throw new Conflict(
    reason('product_category_in_trash', {
      model: rejected.model,
      category: titles.get(rejected.category_id)!,
    }),
  );
}
