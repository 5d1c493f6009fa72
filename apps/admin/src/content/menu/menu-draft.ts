import type { MenuGroup, SaveMenuGroup } from '@shishir/contract';
import type { z } from 'zod';

export type MenuName = MenuGroup['group'];
type SaveMenuItem = z.input<typeof SaveMenuGroup>['items'][number];

/** Kinds of targets of an entry. Values of the other kinds are kept, so the user can switch back. */
export const TARGETS = ['category', 'address', 'nothing'] as const;
export type Target = (typeof TARGETS)[number];

/** Entry of a menu draft. A draft lists the entries as displayed, each before its nested entries. */
export interface DraftItem {
  /** Identifies the entry in the list. */
  key: string;
  /** Null for an entry that was never saved. */
  id: number | null;
  title: string;
  target: Target;
  category_id: number | null;
  path: string;
  active: boolean;
  /** Key of the parent entry; null at the top. */
  below: string | null;
}

export type Draft = readonly DraftItem[];

export function toDraft({ items }: MenuGroup): Draft {
  return items.flatMap((item) => [
    toDraftItem(item, null),
    ...item.items.map((lower) => toDraftItem(lower, String(item.id))),
  ]);
}

function toDraftItem(item: Omit<MenuGroup['items'][number], 'items'>, below: string | null) {
  const { id, title, path, category, active } = item;
  return {
    key: String(id),
    id,
    title: title ?? '',
    target: category ? 'category' : path === null ? 'nothing' : 'address',
    category_id: category?.id ?? null,
    path: path ?? '',
    active,
    below,
  } satisfies DraftItem;
}

/** Converts the entries to the API's format, and maps the path of each in the body to its key. */
export function toItems(draft: Draft): { items: SaveMenuItem[]; keys: Map<string, string> } {
  const keys = new Map<string, string>();
  const toItem = ({ key, id, title, target, category_id, path, active }: DraftItem, at: string) => {
    keys.set(at, key);
    return {
      ...(id === null ? {} : { id }),
      title: title.trim() || null,
      category_id: target === 'category' ? category_id : null,
      path: target === 'address' ? path.trim() : null,
      active,
    };
  };
  const items = childrenOf(draft, null).map((item, index) => ({
    ...toItem(item, `items.${index}`),
    items: childrenOf(draft, item.key).map((lower, at) =>
      toItem(lower, `items.${index}.items.${at}`),
    ),
  }));
  return { items, keys };
}

/** Applies the ids of new entries to a draft that may have been edited since it was sent. */
export function withIds(draft: Draft, sent: Draft, saved: MenuGroup): Draft {
  const ids = new Map(toDraft(saved).map(({ id }, index) => [sent[index]?.key, id]));
  return draft.map((item) => ({ ...item, id: ids.get(item.key) ?? item.id }));
}

export const childrenOf = (draft: Draft, key: string | null) =>
  draft.filter(({ below }) => below === key);

export const itemOf = (draft: Draft, key: string | null) =>
  draft.find((item) => item.key === key) ?? null;

/** Returns an entry with its nested entries. */
const blockOf = (draft: Draft, key: string) =>
  draft.filter((item) => item.key === key || item.below === key);

const without = (draft: Draft, key: string) =>
  draft.filter((item) => item.key !== key && item.below !== key);

/** Sorts each entry before its nested ones. Entries that cannot be nested move to the top level. */
export function inOrder(items: Draft): Draft {
  const tops = new Set(
    items
      .filter(({ key, below }) => below === null || items.some((item) => item.below === key))
      .map(({ key }) => key),
  );
  const placed = items.map((item) =>
    item.below !== null && !tops.has(item.key) && tops.has(item.below)
      ? item
      : { ...item, below: null },
  );
  return childrenOf(placed, null).flatMap((item) => [item, ...childrenOf(placed, item.key)]);
}

/** Returns the place of an entry among its siblings. */
export function placeOf(draft: Draft, key: string) {
  const below = itemOf(draft, key)?.below ?? null;
  const beside = childrenOf(draft, below);
  return { place: beside.findIndex((item) => item.key === key) + 1, of: beside.length, below };
}

export type Move = 'up' | 'down' | 'in' | 'out';

/** Returns the draft after a move; null if the entry has no place to go to or would be on a third level. */
export function moved(draft: Draft, key: string, move: Move): Draft | null {
  const { place, of, below } = placeOf(draft, key);
  const beside = childrenOf(draft, below);
  switch (move) {
    case 'up':
      return place > 1 ? swapped(draft, beside[place - 2]!.key, key) : null;
    case 'down':
      return place < of ? swapped(draft, key, beside[place]!.key) : null;
    case 'in': {
      const above = beside[place - 2];
      const fits = below === null && above && childrenOf(draft, key).length === 0;
      return fits ? putBelow(draft, key, above.key) : null;
    }
    case 'out':
      return below === null ? null : putBelow(draft, key, null);
  }
}

/** Swaps two adjacent entries. */
function swapped(draft: Draft, first: string, second: string): Draft {
  const moving = blockOf(draft, second);
  const rest = without(draft, second);
  const at = rest.findIndex(({ key }) => key === first);
  return [...rest.slice(0, at), ...moving, ...rest.slice(at)];
}

/** Moves an entry to the end of another one's nested entries, or to the top level after its parent. */
export function putBelow(draft: Draft, key: string, parent: string | null): Draft {
  const item = itemOf(draft, key);
  if (!item || item.below === parent) return draft;
  const rest = draft.filter((entry) => entry.key !== key);
  const last = rest.findLastIndex((entry) =>
    [entry.key, entry.below].includes(parent ?? item.below ?? ''),
  );
  return [...rest.slice(0, last + 1), { ...item, below: parent }, ...rest.slice(last + 1)];
}

/** Gap between the other entries during a drag: the number of entries before it, and its level. */
export interface Gap {
  before: number;
  lower: boolean;
}

/**
 * Returns the gap that a dragged entry would drop into over another one; `wantsLower` is true if it was dragged far
 * enough to the right.
 */
export function gapAt(draft: Draft, key: string, over: string, wantsLower: boolean): Gap {
  const rest = without(draft, key);
  const own = draft.slice(
    0,
    draft.findIndex((item) => item.key === key),
  ).length;
  const at = rest.findIndex((item) => item.key === over);
  // Over the dragged entry itself, or over one of its nested entries.
  let before = at === -1 ? own : at < own ? at : at + 1;
  const carries = blockOf(draft, key).length > 1;
  const isInside = () => rest[before]?.below != null;
  if (carries) while (isInside()) before++;
  return { before, lower: !carries && before > 0 && (isInside() || wantsLower) };
}

export function droppedAt(draft: Draft, key: string, { before, lower }: Gap): Draft {
  const [item, ...carried] = blockOf(draft, key);
  const rest = without(draft, key);
  const above = rest[before - 1];
  const below = lower && above ? (above.below ?? above.key) : null;
  return [...rest.slice(0, before), { ...item!, below }, ...carried, ...rest.slice(before)];
}

export const edited = (draft: Draft, key: string, fields: Partial<DraftItem>): Draft =>
  draft.map((item) => (item.key === key ? { ...item, ...fields } : item));

/** Adds a new entry at the end and also returns its key. */
export function added(draft: Draft): { draft: Draft; key: string } {
  const numbers = draft.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  const key = `new-${Math.max(0, ...numbers) + 1}`;
  const item: DraftItem = {
    ...{ key, id: null, title: '', target: 'category', category_id: null },
    ...{ path: '', active: true, below: null },
  };
  return { draft: [...draft, item], key };
}

/** Removes an entry; its nested entries take its place. */
export const removed = (draft: Draft, key: string): Draft =>
  draft
    .filter((item) => item.key !== key)
    .map((item) => (item.below === key ? { ...item, below: null } : item));
