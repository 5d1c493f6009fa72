import { Global, Injectable, Module } from '@nestjs/common';
import type { MenuItem } from '@shishir/contract';
import { CategoryMenu } from '../../catalogue/categories/category-menu';
import type { CategoryEntity } from '../../catalogue/categories/category.entity';
import type { Change } from '../../platform/records/change';
import { linkOf, MenuItemEntity, menuItemRecord } from './menu-item.entity';

@Injectable()
class MenuOfCategories extends CategoryMenu {
  async add(
    change: Change<CategoryEntity>,
    category: CategoryEntity,
    group: MenuItem['group'],
  ): Promise<void> {
    const last = await change.manager.maximum(MenuItemEntity, 'position', { group });
    await change.of(menuItemRecord).insert({
      group,
      category,
      category_id: category.id,
      position: (last ?? 0) + 1,
    });
  }

  async remove(change: Change<CategoryEntity>, category: CategoryEntity): Promise<void> {
    const items = await change.manager.findBy(MenuItemEntity, { category_id: category.id });
    for (const item of items) {
      const row = { ...item, category };
      if (await change.manager.existsBy(MenuItemEntity, { parent_id: item.id })) {
        // Items that staff put below it are kept, still hidden.
        const columns = { title: linkOf(row).title, category_id: null, active: false };
        await change.of(menuItemRecord).update(row, columns);
      } else {
        await change.manager.delete(MenuItemEntity, { id: item.id });
        change.of(menuItemRecord).log(row, 'deleted');
      }
    }
  }
}

/** Global, since the module of the categories cannot import the one of the menus. */
@Global()
@Module({
  providers: [{ provide: CategoryMenu, useClass: MenuOfCategories }],
  exports: [CategoryMenu],
})
export class CategoryMenuModule {}
