import type { MenuItem } from '@shishir/contract';
import { capacityRange } from '../../ui/capacity-range';
import type { ShownCategory } from '../../ui/page/shell-data';
import { Picture } from '../../ui/picture';

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

/** A row of the VRF group: the unit in small, its name and its range. */
export function CategoryRow({ item, category }: { item: MenuItem; category?: ShownCategory }) {
  const range = category && capacityRange(category);
  // The name stands beside it, so the thumbnail itself says nothing.
  const picture = category?.picture ? { ...category.picture, alt: '' } : null;
  return (
    <>
      <Picture picture={picture} sizes="56px" />
      <span>
        {item.title}
        {range && <small className="num">{range}</small>}
      </span>
    </>
  );
}
