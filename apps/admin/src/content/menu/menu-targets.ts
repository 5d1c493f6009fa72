import { addressError, type Category, type MenuGroup, siteTarget } from '@shishir/contract';
import { reasonText } from '@shishir/contract/reasons';
import { isBlank } from '@shishir/format';
import { childrenOf, type Draft, type DraftItem } from './menu-draft';
import { entryTexts } from './menu.texts';

type KnownCategory = NonNullable<MenuGroup['items'][number]['category']>;

/** Possible targets of menu entries. */
export interface Targets {
  categories: Map<number, KnownCategory>;
  /** True if a page of the site responds at an address, as far as known before saving. */
  responds: (address: string) => boolean;
}

/** Collects targets from the categories, and from the menus for categories in the trash and deleted products. */
export function targetsOf(categories: Category[], menus: MenuGroup[]): Targets {
  const items = menus.flatMap((menu) => menu.items.flatMap((item) => [item, ...item.items]));
  const known = new Map<number, KnownCategory>();
  for (const { category } of items) if (category) known.set(category.id, category);
  for (const { id, slug, title, path, status, product_count } of categories) {
    const state = status === 'active' ? 'active' : 'inactive';
    known.set(id, { id, slug, title, path, state, product_count });
  }
  const keys = new Set(
    categories
      .filter(({ status }) => status === 'active')
      .flatMap(({ slug, title, aliases = [] }) => [slug, title, ...aliases])
      .map((key) => key.toLowerCase()),
  );
  const missing = new Set(
    items.flatMap(({ path, page_missing }) => (page_missing && path ? [path] : [])),
  );
  const responds = (address: string) => {
    const target = siteTarget(address);
    if (target?.kind === 'category') return keys.has(target.key.toLowerCase());
    // The existence of products and posts can only be checked on the server.
    if (target?.kind === 'product' || target?.kind === 'post') return !missing.has(address);
    return target !== null;
  };
  return { categories: known, responds };
}

export const categoryOf = ({ target, category_id }: DraftItem, { categories }: Targets) =>
  (target === 'category' && category_id !== null && categories.get(category_id)) || null;

/** Returns the title as visitors see it; an entry without one is called new. */
export const titleOf = (item: DraftItem, targets: Targets): string =>
  item.title.trim() || (categoryOf(item, targets)?.title ?? entryTexts.untitled);

const isMissing = ({ target, path }: DraftItem, { responds }: Targets) =>
  target === 'address' && path.trim().startsWith('/') && !responds(path.trim());

export type Badge = keyof typeof entryTexts.badges;

/** Returns the badge for the target of an entry. */
export function badgeOf(item: DraftItem, targets: Targets): Badge {
  if (item.target === 'nothing') return 'heading';
  if (item.target === 'address') return isMissing(item, targets) ? 'noPage' : 'address';
  const category = categoryOf(item, targets);
  if (category && category.state !== 'active') return category.state;
  return category?.product_count === 0 ? 'noProducts' : 'category';
}

export type Problems = Partial<Record<'title' | 'category_id' | 'path', string>>;

/** Returns the problems that prevent saving an entry. */
export function problemsOf(item: DraftItem, targets: Targets): Problems {
  const { target, title, category_id, path, active } = item;
  const problems: Problems = {};
  if (target !== 'category' && isBlank(title)) problems.title = entryTexts.titleMissing;
  if (target === 'category' && category_id === null) {
    problems.category_id = entryTexts.categoryMissing;
  }
  if (target === 'address') {
    const address = path.trim();
    const wrong = address === '' ? entryTexts.addressMissing : addressError(address);
    const missing =
      active && isMissing(item, targets) ? reasonText({ code: 'menu_page_missing' }) : null;
    if (wrong ?? missing) problems.path = (wrong ?? missing)!;
  }
  return problems;
}

/** Returns the entries of a draft that visitors see, nested like the API's response. */
export function visibleEntries(draft: Draft, targets: Targets) {
  const isVisible = (item: DraftItem) => {
    const isGone = item.target === 'category' && categoryOf(item, targets)?.state !== 'active';
    return item.active && !isGone;
  };
  return childrenOf(draft, null)
    .filter(isVisible)
    .map((item) => ({
      item,
      lower: childrenOf(draft, item.key).filter(
        (lower) => isVisible(lower) && lower.target !== 'nothing',
      ),
    }))
    .filter(({ item, lower }) => item.target !== 'nothing' || lower.length > 0);
}
