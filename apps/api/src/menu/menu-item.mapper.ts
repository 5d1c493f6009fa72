import type { MenuItem } from '@shishir/contract';
import type { MenuItemEntity } from './menu-item.entity';

export function toMenuItem({ id, group, title, path, position }: MenuItemEntity): MenuItem {
  return { id, group, title, path, position };
}
