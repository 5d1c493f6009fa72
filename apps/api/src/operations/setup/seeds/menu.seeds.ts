import type { Category, MenuItem } from '@shishir/contract';
import { CategoryEntity } from '../../../catalogue/categories/category.entity';
import { MenuItemEntity } from '../../../content/menu/menu-item.entity';
import type { Seed } from './seed';

/** A menu item. The title of a category link is set only if it differs from the category's title. */
type BaseMenuItem =
  { category: Category['kind']; title?: string } | { title: string; path: string };

/** The menus of the site, with their items in order. */
export const MENUS: Record<MenuItem['group'], BaseMenuItem[]> = {
  vrf: [
    { category: 'outdoor_unit' },
    { category: 'round_cassette' },
    { category: 'four_way_cassette' },
    { category: 'one_way_cassette' },
    { category: 'big_duct' },
    { category: 'medium_duct' },
    { category: 'slim_duct' },
    { category: 'wall_mounted' },
    { category: 'ceiling_mounted' },
    { category: 'ventilation' },
    { category: 'chiller' },
  ],
  product: [
    { category: 'chiller', title: 'Central Air Conditioner (Chiller)' },
    { category: 'split', title: 'Split Type AC' },
    { category: 'rooftop_package' },
    { category: 'cold_room' },
    { category: 'dehumidifier' },
    { category: 'filter' },
    { category: 'ventilation' },
  ],
  'home-appliance': [
    { category: 'split', title: 'Air Conditioner' },
    { category: 'filter', title: 'Air Purifier' },
    { category: 'dehumidifier' },
    { category: 'ventilation', title: 'Ventilation Fan' },
  ],
  about: [
    { title: 'About Us', path: '/about-us' },
    { title: 'Gallery', path: '/gallery' },
    { title: 'Career', path: '/career' },
    { title: 'Our Projects', path: '/our-projects' },
    { title: 'Blog', path: '/blog' },
  ],
};

export const menuSeeds: Seed[] = [
  {
    name: 'menu-1',
    async insert(manager) {
      const categories = await manager.find(CategoryEntity);
      const ids = new Map(categories.map(({ kind, id }) => [kind, id]));
      for (const [group, items] of Object.entries(MENUS)) {
        const rows = items.map((item, index) => {
          const columns = { group: group as MenuItem['group'], position: index + 1 };
          if (!('category' in item)) return { ...columns, ...item };
          return { ...columns, category_id: ids.get(item.category)!, title: item.title ?? null };
        });
        await manager.insert(MenuItemEntity, rows);
      }
    },
  },
];
