import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type LocaleQuery, MENU_GROUPS, type MenuGroup, type MenuItem } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { CategoryProducts } from '../../catalogue/categories/category-products';
import { Texts } from '../../platform/translations/texts';
import { MenuItemEntity } from './menu-item.entity';
import { toMenuGroup, toMenuItem, visibleItems } from './menu-item.mapper';
import { missingPages } from './menu-pages';

/** Reads the menus for visitors and for staff. */
@Injectable()
export class MenuService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly products: CategoryProducts,
  ) {}

  /** Returns the items that visitors see: active ones, without items of hidden categories and items below these. */
  async list(language: LocaleQuery = {}): Promise<MenuItem[]> {
    // The join excludes categories in the trash.
    const rows = await this.manager
      .createQueryBuilder(MenuItemEntity, 'item')
      .leftJoinAndSelect('item.category', 'category')
      .where('item.active = :active', { active: true })
      .andWhere("(item.category_id IS NULL OR category.status = 'active')")
      .orderBy({ 'item.group': 'ASC', 'item.position': 'ASC', 'item.id': 'ASC' })
      .getMany();
    const visible = visibleItems(rows);
    const texts = await Texts.load(this.manager, language, {
      'menu-item': visible.map(({ id }) => id),
      category: visible.flatMap(({ category_id }) => category_id ?? []),
    });
    return visible.map((row) => {
      const item = toMenuItem(row);
      // Without a title, an item has that of its category.
      return row.title === null
        ? texts.of('category', row.category_id!, item)
        : texts.of('menu-item', row.id, item);
    });
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
