import type { MenuItem } from '@shishir/contract';
import type { ShownCategory } from '../../ui/page/shell-data';

/** The headings of the Products menu, which the menu rows stand under. */
export const MENU_TITLES = {
  vrf: 'Variable Refrigerant Flow (VRF)',
  product: 'Central and packaged',
  'home-appliance': 'Home Appliance',
} as const;

/** The rows of one group, in their order. */
export function menuGroup(menu: MenuItem[], group: MenuItem['group']): MenuItem[] {
  return menu.filter((item) => item.group === group);
}

/** The category that a menu row leads to, if it leads to one. */
export function categoryOf(item: MenuItem, categories: ShownCategory[]): ShownCategory | undefined {
  return categories.find((category) => category.path === item.path);
}
