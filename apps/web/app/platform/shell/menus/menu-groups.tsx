import { needsOutdoorUnit } from '@shishir/contract/rules';
import { formatTaka } from '@shishir/format';
import { capacityRange } from '../../ui/capacity-range';
import type { CategorySummary, MenuLink } from '../../ui/page/shell-data';
import { Picture } from '../../ui/picture';
import { shellTexts } from '../shell.texts';
import styles from './category-row.module.css';

const texts = shellTexts.products;

/** An item with its sub-items. */
export interface MenuEntry extends MenuLink {
  items: MenuLink[];
}

/** The items of one group in their order. */
export function menuGroup(menu: MenuLink[], group: MenuLink['group']): MenuEntry[] {
  return menu
    .filter((item) => item.group === group && item.parent_id === null)
    .map((item) => ({ ...item, items: menu.filter(({ parent_id }) => parent_id === item.id) }));
}

interface CategoryRowProps {
  item: MenuLink;
  categories: CategorySummary[];
  /** True if an earlier entry links to the same category: this one then shows its price, not its range. */
  again?: boolean;
}

/** Row of the Products menu: thumbnail, name and range of its category; the name alone if it has no category. */
export function CategoryRow({ item, categories, again = false }: CategoryRowProps) {
  const category = categories.find(({ id }) => id === item.category_id);
  if (!category) return item.title;
  // The name is shown next to the thumbnail.
  const picture = category.picture ? { ...category.picture, alt: '' } : null;
  return (
    <div className={styles.category}>
      <Picture picture={picture} sizes="56px" />
      <span>
        {item.title}
        <small className="number">{again ? offerOf(category) : rangeOf(category)}</small>
      </span>
    </div>
  );
}

const rangeOf = (category: CategorySummary) => capacityRange(category) ?? countOf(category);

function offerOf(category: CategorySummary): string {
  if (category.price_from === null) return countOf(category);
  const price = formatTaka(category.price_from);
  return needsOutdoorUnit(category.kind) ? texts.fromPlusOutdoorUnit(price) : texts.from(price);
}

const countOf = ({ product_count }: CategorySummary) =>
  product_count === 0 ? texts.toOrder : texts.models(product_count);

/** True if an entry of the VRF group links to the same category. */
export function isAgain(menu: MenuLink[], { group, category_id }: MenuLink): boolean {
  return (
    group !== 'vrf' &&
    category_id !== null &&
    menu.some((other) => other.group === 'vrf' && other.category_id === category_id)
  );
}
