import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { MENU_GROUPS, type MenuGroup } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { CategoryProducts } from '../../catalogue/categories/category-products';
import { MenuItemEntity } from './menu-item.entity';
import { toMenuGroup, visibleItems } from './menu-item.mapper';
import { missingPages } from './menu-pages';

/** Reads the menus for visitors and for staff. */
@Injectable()
export class MenuService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly products: CategoryProducts,
  ) {}

  /** Returns the items that visitors see: active ones, without items of hidden categories and items below these. */
  async list(): Promise<MenuItemEntity[]> {
    // The join excludes categories in the trash.
    const rows = await this.manager
      .createQueryBuilder(MenuItemEntity, 'item')
      .leftJoinAndSelect('item.category', 'category')
      .where('item.active = :active', { active: true })
      .andWhere("(item.category_id IS NULL OR category.status = 'active')")
      .orderBy({ 'item.group': 'ASC', 'item.position': 'ASC', 'item.id': 'ASC' })
      .getMany();
    return visibleItems(rows);
  }

  /** Returns all menus with all their items, as `manager` currently sees them. */
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

/** Returns the items of one menu or of all, by position, with their categories, including those in the trash. */
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
