import type { MenuGroup } from '@shishir/contract';
import type { FieldConflict, Sides } from '../../platform/ui/form/conflict-dialog';
import type { Settled } from '../../platform/ui/form/settle-conflict';
import { isSame, movedIds } from './menu-changes';
import { type Draft, type DraftItem, inOrder, toDraft } from './menu-draft';
import { categoryOf, type Targets, titleOf } from './menu-targets';
import { entryTexts, menuConflictTexts as texts } from './menu.texts';

/** Name of the row for the order, among the rows of the entries. */
const ORDER = 'order';
const nameOf = ({ id, key }: DraftItem) => (id === null ? key : `entry-${id}`);
const named = (draft: Draft) => new Map(draft.map((item) => [nameOf(item), item]));

/**
 * Returns the entries (and the order) that both editors have changed since `base`, and the side to keep for all other
 * differences.
 */
export function menuConflicts(
  base: MenuGroup,
  mine: Draft,
  current: MenuGroup,
  targets: Targets,
): Settled<string> {
  const before = named(toDraft(base));
  const ours = named(mine);
  const theirs = named(toDraft(current));
  const textOf = (name: string, item: DraftItem | undefined) => {
    if (!item) return before.has(name) ? texts.deleted : texts.notThere;
    return texts.entry(titleOf(item, targets), targetText(item, targets), item.active);
  };
  const asked: FieldConflict<string>[] = [];
  const sides: Sides<string> = {};
  const own = movedIds(toDraft(base), mine).length;
  const other = movedIds(toDraft(base), toDraft(current)).length;
  if (movedIds(toDraft(current), mine).length > 0) {
    const [mineText, theirsText] = [texts.moved(own), texts.moved(other)];
    sides[ORDER] = own > 0 ? 'mine' : 'theirs';
    if (own > 0 && other > 0) {
      asked.push({ name: ORDER, label: texts.order, mine: mineText, theirs: theirsText });
    }
  }
  for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
    const [item, was, theirItem] = [ours.get(name), before.get(name), theirs.get(name)];
    if (isEqual(item, theirItem)) continue;
    sides[name] = isEqual(item, was) ? 'theirs' : 'mine';
    if (isEqual(item, was) || isEqual(theirItem, was)) continue;
    asked.push({
      name,
      label: titleOf((item ?? theirItem)!, targets),
      mine: textOf(name, item),
      theirs: textOf(name, theirItem),
    });
  }
  return { asked, sides };
}

function isEqual(a: DraftItem | undefined, b: DraftItem | undefined): boolean {
  return a && b ? isSame(a, b) : a === b;
}

function targetText(item: DraftItem, targets: Targets): string {
  if (item.target === 'nothing') return entryTexts.badges.heading;
  return item.target === 'address' ? item.path : (categoryOf(item, targets)?.path ?? '');
}

/** Merges two menus: each entry, and the order, from the chosen side. */
export function mergedMenu(mine: Draft, current: MenuGroup, sides: Sides<string>): Draft {
  const ours = named(mine);
  const theirs = named(toDraft(current));
  const sideOf = (name: string) => sides[name] ?? 'mine';
  const [first, second] = sideOf(ORDER) === 'mine' ? [ours, theirs] : [theirs, ours];
  /** Returns an entry of one of the orders with the chosen values; null if the chosen side does not have it. */
  const chosen = ([name, place]: [string, DraftItem]) => {
    const values = (sideOf(name) === 'mine' ? ours : theirs).get(name);
    return values ? { ...values, key: nameOf(values), below: parentName(place) } : null;
  };
  const parentName = (place: DraftItem) => {
    const parent = [...mine, ...toDraft(current)].find(({ key }) => key === place.below);
    return parent ? nameOf(parent) : null;
  };
  const result = [...first].flatMap((entry) => chosen(entry) ?? []);
  const order = [...second.keys()];
  for (const entry of second) {
    if (first.has(entry[0])) continue;
    const item = chosen(entry);
    if (!item) continue;
    // After the entry that it followed in that order.
    const above = order.slice(0, order.indexOf(entry[0])).reverse();
    const after = above.find((name) => result.some(({ key }) => key === name));
    const at = after === undefined ? 0 : result.findIndex(({ key }) => key === after) + 1;
    result.splice(at, 0, item);
  }
  return inOrder(result);
}
