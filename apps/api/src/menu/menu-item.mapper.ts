import type { MenuItem } from '@shishir/contract';
import { linkOf, type MenuItemEntity } from './menu-item.entity';

export function toMenuItem(item: MenuItemEntity): MenuItem {
  const { id, group, category_id, position } = item;
  return { id, group, ...linkOf(item), category_id, position };
}
