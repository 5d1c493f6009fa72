import type { MenuGroup } from '@shishir/contract';
import { type Draft, type DraftItem, toDraft, toItems } from './menu-draft';

/** Number of entries of a menu that differ from the saved ones, by type of change. */
export interface MenuChanges {
  moved: number;
  added: number;
  changed: number;
  deleted: number;
}

export const countOf = ({ moved, added, changed, deleted }: MenuChanges) =>
  moved + added + changed + deleted;

export function changesOf(base: MenuGroup, draft: Draft): MenuChanges {
  const before = toDraft(base);
  const stays = before.filter(({ id }) => draft.some((item) => item.id === id));
  const known = new Map(before.map((item) => [item.id, item]));
  const remaining = draft.filter(({ id }) => known.has(id));
  return {
    moved: movedIds(before, draft).length,
    added: draft.length - remaining.length,
    changed: remaining.filter((item) => !isSame(item, known.get(item.id)!)).length,
    deleted: before.length - stays.length,
  };
}

/** True if two entries look the same to visitors, apart from their place. */
export function isSame(a: DraftItem, b: DraftItem): boolean {
  const sent = (item: DraftItem) => JSON.stringify(toItems([{ ...item, below: null }]).items);
  return sent(a) === sent(b);
}

/**
 * Returns the ids of entries with another parent or another place among their siblings. If two entries changed places,
 * only one of them counts as moved.
 */
export function movedIds(before: Draft, after: Draft): number[] {
  const parents = new Map(before.map((item) => [item.id, parentId(before, item)]));
  const remaining = after.filter(({ id }) => parents.has(id));
  const elsewhere = remaining.filter((item) => parentId(after, item) !== parents.get(item.id));
  const stayed = remaining.filter((item) => !elsewhere.includes(item));
  const order = new Map(before.map(({ id }, index) => [id, index]));
  const levels = new Set(stayed.map((item) => parentId(after, item)));
  const reordered = [...levels].flatMap((level) =>
    outOfOrder(
      stayed.filter((item) => parentId(after, item) === level),
      ({ id }) => order.get(id)!,
    ),
  );
  return [...elsewhere, ...reordered].flatMap(({ id }) => id ?? []);
}

const parentId = (draft: Draft, { below }: DraftItem) =>
  draft.find(({ key }) => key === below)?.id ?? below;

/** Returns the smallest set of items without which the others are in order. */
function outOfOrder<Item>(items: Item[], orderOf: (item: Item) => number): Item[] {
  // Longest ordered run that ends with each item.
  const runs: Item[][] = [];
  for (const item of items) {
    const fitting = runs.filter((run) => orderOf(run.at(-1)!) < orderOf(item));
    const longest = fitting.reduce<Item[]>(
      (best, run) => (run.length > best.length ? run : best),
      [],
    );
    runs.push([...longest, item]);
  }
  const inOrder = runs.reduce<Item[]>((best, run) => (run.length > best.length ? run : best), []);
  return items.filter((item) => !inOrder.includes(item));
}
