import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { Conflict } from '../../platform/http/api-error';
import { MediaService } from '../../platform/media/media.service';
import { Trash } from '../../platform/records/trash';
import { CategoryMenu } from './category-menu';
import { CategoryProducts } from './category-products';
import { type CategoryEntity, categoryRecord } from './category.entity';

/** Deletes a category only if no product uses it, and purges it only if no product in the trash does either. */
@Injectable()
export class CategoryTrashService extends Trash<CategoryEntity> {
  constructor(
    @InjectEntityManager() manager: EntityManager,
    media: MediaService,
    menu: CategoryMenu,
    products: CategoryProducts,
  ) {
    super(manager, categoryRecord, {
      async beforeRemove(manager, rows) {
        for (const { id, title } of rows) {
          const used = await products.count(manager, id);
          if (used > 0)
            throw new Conflict(reason('category_in_use', { category: title, products: used }));
        }
      },
      async beforePurge(change, rows) {
        const purgeable: CategoryEntity[] = [];
        for (const row of rows) {
          if (await products.exist(change.manager, row.id)) continue;
          await menu.remove(change, row);
          purgeable.push(row);
        }
        return purgeable;
      },
      afterPurge: (rows) => media.discard(...rows.map(({ image_id }) => image_id)),
    });
  }
}
