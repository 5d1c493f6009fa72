import type { MenuGroup, MenuItem } from '@shishir/contract';
import { createHash } from 'node:crypto';
import { NO_PRODUCTS } from '../../catalogue/categories/category.mapper';
import type { CategoryStats } from '../../catalogue/categories/category-products';
import type { CategoryEntity } from '../../catalogue/categories/category.entity';
import { linkOf, type MenuItemEntity } from './menu-item.entity';

export function toMenuItem(item: MenuItemEntity): MenuItem {
  const { id, group, category_id, parent_id, position } = item;
  return { id, group, ...linkOf(item), category_id, parent_id, position };
}

/** Returns the items in display order: each one before those below it. */
export function inMenuOrder(rows: MenuItemEntity[]): MenuItemEntity[] {
  const upper = rows.filter(({ parent_id }) => parent_id === null);
  return upper.flatMap((item) => [item, ...below(item, rows)]);
}

const below = ({ id }: MenuItemEntity, rows: MenuItemEntity[]) =>
  rows.filter(({ parent_id }) => parent_id === id);

/**
 * Returns the items that visitors see, given the active ones. Items with a missing parent and headings without items
 * below them are left out.
 */
export function visibleItems(rows: MenuItemEntity[]): MenuItemEntity[] {
  return inMenuOrder(rows).filter(
    (item) => linkOf(item).path !== null || below(item, rows).length > 0,
  );
}

/** Data that the staff view of a menu needs besides its rows. */
interface Surroundings {
  stats: Map<number, CategoryStats>;
  /** Site addresses at which no page responds. */
  missing: Set<string>;
}

/** Returns a menu as staff see it; categories in the trash must be loaded too. */
export function toMenuGroup(
  group: MenuGroup['group'],
  rows: MenuItemEntity[],
  surroundings: Surroundings,
): MenuGroup {
  const toStaff = (item: MenuItemEntity) => toStaffItem(item, surroundings);
  return {
    group,
    version: versionOf(rows),
    items: rows
      .filter(({ parent_id }) => parent_id === null)
      .map((item) => ({ ...toStaff(item), items: below(item, rows).map(toStaff) })),
  };
}

function toStaffItem(
  { id, title, path, category, active }: MenuItemEntity,
  { stats, missing }: Surroundings,
): Omit<MenuGroup['items'][number], 'items'> {
  const { product_count } = (category && stats.get(category.id)) ?? NO_PRODUCTS;
  return {
    id,
    title,
    path: category ? null : path,
    category: category && {
      id: category.id,
      slug: category.slug,
      title: category.title,
      path: category.path,
      state: stateOf(category),
      product_count,
    },
    active,
    page_missing: !category && path !== null && missing.has(path),
  };
}

function stateOf({ deleted_at, status }: CategoryEntity) {
  if (deleted_at) return 'deleted';
  return status === 'active' ? 'active' : 'inactive';
}

/** Returns a value that changes with any of the rows, which have no individual versions. */
export function versionOf(rows: MenuItemEntity[]): string {
  const columns = rows.map((item) => [
    item.id,
    item.parent_id,
    item.title,
    item.path,
    item.category_id,
    item.position,
    item.active,
  ]);
  return createHash('sha256').update(JSON.stringify(columns)).digest('base64url').slice(0, 22);
}
