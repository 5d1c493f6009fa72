import { capacityRange } from '../../ui/capacity-range';
import type { CategorySummary, MenuLink } from '../../ui/page/shell-data';
import { Picture } from '../../ui/picture';

/** The headings of the Products menu. */
export const MENU_TITLES = {
  vrf: 'Variable Refrigerant Flow (VRF)',
  product: 'Central and packaged',
  'home-appliance': 'Home Appliance',
} as const;

/** An item with those below it. */
export interface MenuEntry extends MenuLink {
  items: MenuLink[];
}

/** The items of one group in their order. */
export function menuGroup(menu: MenuLink[], group: MenuLink['group']): MenuEntry[] {
  return menu
    .filter((item) => item.group === group && item.parent_id === null)
    .map((item) => ({ ...item, items: menu.filter(({ parent_id }) => parent_id === item.id) }));
}

/** The category that a menu row links to, if any. */
export function categoryOf(
  item: MenuLink,
  categories: CategorySummary[],
): CategorySummary | undefined {
  return categories.find(({ id }) => id === item.category_id);
}

/** A row of the VRF group: thumbnail, name and capacities of its category; the name alone where it has none. */
export function CategoryRow({ item, category }: { item: MenuLink; category?: CategorySummary }) {
  if (!category) return item.title;
  const range = capacityRange(category);
  // The name is shown beside the thumbnail.
  const picture = category.picture ? { ...category.picture, alt: '' } : null;
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
