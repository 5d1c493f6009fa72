import type { MenuItem } from '@shishir/contract';
import type { Change } from '../../platform/records/change';
import type { CategoryEntity } from './category.entity';

/**
 * Menu operations that categories need. Menu items reference categories and not the other way round, so `menu` provides
 * the implementation.
 */
export abstract class CategoryMenu {
  /** Appends an item to a menu, with the title and path of the category. */
  abstract add(
    change: Change<CategoryEntity>,
    category: CategoryEntity,
    group: MenuItem['group'],
  ): Promise<void>;

  /** Removes the items of a purged category; an item with others below it stays as an inactive heading. */
  abstract remove(change: Change<CategoryEntity>, category: CategoryEntity): Promise<void>;
}
