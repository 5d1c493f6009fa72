import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { MENU_GROUPS, type MenuGroup } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { CategoryProducts } from '../../catalogue/categories/category-products';
import { MenuItemEntity } from './menu-item.entity';
import { toMenuGroup, visibleItems } from './menu-item.mapper';
import { missingPages } from './menu-pages';

/** Reads of the menus: what visitors see, and everything for staff. */
@Injectable()
export class MenuService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly products: CategoryProducts,
  ) {}

  /** What visitors see: active items, without those of categories that they cannot see and what is below these. */
  async list(): Promise<MenuItemEntity[]> {
    // The join leaves out categories in the trash.
    const rows = await this.manager
      .createQueryBuilder(MenuItemEntity, 'item')
      .leftJoinAndSelect('item.category', 'category')
      .where('item.active = :active', { active: true })
      .andWhere("(item.category_id IS NULL OR category.status = 'active')")
      .orderBy({ 'item.group': 'ASC', 'item.position': 'ASC', 'item.id': 'ASC' })
      .getMany();
    return visibleItems(rows);
  }

  /** All menus with all their items, as they are at this very moment for `manager`. */
  async groups(manager = this.manager): Promise<MenuGroup[]> {
    const rows = await itemsOf(manager);
    const stats = await this.products.stats(manager);
    const missing = await missingPages(
      manager,
      rows.map(({ path }) => path),
    );
    return MENU_GROUPS.map((group) =>
      toMenuGroup(
        group,
        rows.filter((row) => row.group === group),
        { stats, missing },
      ),
    );
  }

  async group(group: MenuGroup['group'], manager = this.manager): Promise<MenuGroup> {
    return (await this.groups(manager)).find((one) => one.group === group)!;
  }
}

/** The items by position, of one menu or of all, with their categories; also those in the trash. */
export function itemsOf(
  manager: EntityManager,
  group?: MenuGroup['group'],
): Promise<MenuItemEntity[]> {
  return manager.find(MenuItemEntity, {
    ...(group ? { where: { group } } : {}),
    relations: { category: true },
    order: { position: 'ASC', id: 'ASC' },
    withDeleted: true,
  });
}
