import type { MenuItem } from '@shishir/contract';
import type { Change } from '../../platform/records/change';
import type { CategoryEntity } from './category.entity';

/**
 * What categories need of the menus of the site. Menu items reference categories and not the other way round, so
 * `menu` provides the implementation.
 */
export abstract class CategoryMenu {
  /** Adds an item at the end of a menu; its title and path are those of the category. */
  abstract add(
    change: Change<CategoryEntity>,
    category: CategoryEntity,
    group: MenuItem['group'],
  ): Promise<void>;

  /** Removes the items of a category that is purged; one with items below it stays as an inactive heading. */
  abstract remove(change: Change<CategoryEntity>, category: CategoryEntity): Promise<void>;
}
