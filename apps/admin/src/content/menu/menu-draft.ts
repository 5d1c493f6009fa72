import type { MenuGroup, SaveMenuGroup } from '@shishir/contract';
import type { z } from 'zod';

export type MenuName = MenuGroup['group'];
type SaveMenuItem = z.input<typeof SaveMenuGroup>['items'][number];

/** What an entry leads to. The values of the other kinds stay, for a change of mind. */
export const TARGETS = ['category', 'address', 'nothing'] as const;
export type Target = (typeof TARGETS)[number];

/** An entry of a menu that is being edited. A draft lists the entries as they are displayed, each before those below it. */
export interface DraftItem {
  /** Tells it apart in the list. */
  key: string;
  /** Null for one that was never saved. */
  id: number | null;
  title: string;
  target: Target;
  category_id: number | null;
  path: string;
  active: boolean;
  /** The key of the entry that it is below; null at the top. */
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

/** The entries as the API takes them, and the key of each entry by the path of its field in the body. */
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

/** A draft that may have been edited since it was sent, with the ids that its new entries got. */
export function withIds(draft: Draft, sent: Draft, saved: MenuGroup): Draft {
  const ids = new Map(toDraft(saved).map(({ id }, index) => [sent[index]?.key, id]));
  return draft.map((item) => ({ ...item, id: ids.get(item.key) ?? item.id }));
}

export const childrenOf = (draft: Draft, key: string | null) =>
  draft.filter(({ below }) => below === key);

export const itemOf = (draft: Draft, key: string | null) =>
  draft.find((item) => item.key === key) ?? null;

/** An entry with those below it. */
const blockOf = (draft: Draft, key: string) =>
  draft.filter((item) => item.key === key || item.below === key);

const without = (draft: Draft, key: string) =>
  draft.filter((item) => item.key !== key && item.below !== key);

/** Each entry before those below it. What cannot be below another one is at the top. */
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

/** Where an entry stands among those beside it. */
export function placeOf(draft: Draft, key: string) {
  const below = itemOf(draft, key)?.below ?? null;
  const beside = childrenOf(draft, below);
  return { place: beside.findIndex((item) => item.key === key) + 1, of: beside.length, below };
}
export type Place = ReturnType<typeof placeOf>;

export type Move = 'up' | 'down' | 'in' | 'out';

/** The draft after a move, or null where an entry cannot go there: there is nothing, or a third level would be. */
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

/** Two entries side by side, in the other order. */
function swapped(draft: Draft, first: string, second: string): Draft {
  const moving = blockOf(draft, second);
  const rest = without(draft, second);
  const at = rest.findIndex(({ key }) => key === first);
  return [...rest.slice(0, at), ...moving, ...rest.slice(at)];
}

/** The entry as the last one below another, or at the top after the one that it was below. */
export function putBelow(draft: Draft, key: string, parent: string | null): Draft {
  const item = itemOf(draft, key);
  if (!item || item.below === parent) return draft;
  const rest = draft.filter((one) => one.key !== key);
  const last = rest.findLastIndex((one) =>
    [one.key, one.below].includes(parent ?? item.below ?? ''),
  );
  return [...rest.slice(0, last + 1), { ...item, below: parent }, ...rest.slice(last + 1)];
}

/** A gap between the other entries while one is dragged: the number of those before it, and the level. */
export interface Gap {
  before: number;
  lower: boolean;
}

/** The gap that a dragged entry would fall into over another one; `wantsLower` says how far to the right it was dragged. */
export function gapAt(draft: Draft, key: string, over: string, wantsLower: boolean): Gap {
  const rest = without(draft, key);
  const own = draft.slice(
    0,
    draft.findIndex((item) => item.key === key),
  ).length;
  const at = rest.findIndex((item) => item.key === over);
  // Over itself, or over what it carries.
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

/** A new entry at the end, which is given back as well. */
export function added(draft: Draft): { draft: Draft; key: string } {
  const numbers = draft.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  const key = `new-${Math.max(0, ...numbers) + 1}`;
  const item: DraftItem = {
    ...{ key, id: null, title: '', target: 'category', category_id: null },
    ...{ path: '', active: true, below: null },
  };
  return { draft: [...draft, item], key };
}

/** Without an entry; what was below it takes its place. */
export const removed = (draft: Draft, key: string): Draft =>
  draft
    .filter((item) => item.key !== key)
    .map((item) => (item.below === key ? { ...item, below: null } : item));
