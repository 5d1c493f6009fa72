import type { MenuItem } from '@shishir/contract';
import { capacityRange } from '../../ui/capacity-range';
import type { CategorySummary } from '../../ui/page/shell-data';
import { Picture } from '../../ui/picture';

/** The headings of the Products menu. */
export const MENU_TITLES = {
  vrf: 'Variable Refrigerant Flow (VRF)',
  product: 'Central and packaged',
  'home-appliance': 'Home Appliance',
} as const;

/** The menu rows of one group, in their order. */
export function menuGroup(menu: MenuItem[], group: MenuItem['group']): MenuItem[] {
  return menu.filter((item) => item.group === group);
}

/** The category that a menu row links to, if any. */
export function categoryOf(
  item: MenuItem,
  categories: CategorySummary[],
): CategorySummary | undefined {
  return categories.find(({ id }) => id === item.category_id);
}

/** A row of the VRF group: thumbnail, name and capacities. */
export function CategoryRow({ item, category }: { item: MenuItem; category?: CategorySummary }) {
  const range = category && capacityRange(category);
  // The name is shown beside the thumbnail.
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
