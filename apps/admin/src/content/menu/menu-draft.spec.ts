import type { MenuGroup } from '@shishir/contract';
import { menuGroup } from '../../platform/testing/rows';
import { changesOf } from './menu-changes';
import { mergedMenu } from './menu-conflict';
import {
  added,
  type Draft,
  droppedAt,
  edited,
  gapAt,
  type Move,
  moved,
  putBelow,
  removed,
  toDraft,
  toItems,
  withIds,
} from './menu-draft';

/** Menu with these titles; a leading '-' nests an entry below the one above. */
const group = (...titles: string[]): MenuGroup => menuGroup('product', titles);
const draft = (...titles: string[]) => toDraft(group(...titles));
const titles = (items: Draft) => items.map(({ title, below }) => (below ? `-${title}` : title));
const keyOf = (items: Draft, title: string) => items.find((item) => item.title === title)!.key;
const move = (items: Draft, title: string, to: Move) => {
  const next = moved(items, keyOf(items, title), to);
  return next && titles(next);
};

describe('menu entry', () => {
  const menu = draft('A', '-a1', '-a2', 'B', 'C', '-c1');

  it('changes places with the adjacent entry, including the entries below it', () => {
    expect(move(menu, 'B', 'up')).toEqual(['B', 'A', '-a1', '-a2', 'C', '-c1']);
    expect(move(menu, 'B', 'down')).toEqual(['A', '-a1', '-a2', 'C', '-c1', 'B']);
    expect(move(menu, 'C', 'up')).toEqual(['A', '-a1', '-a2', 'C', '-c1', 'B']);
    expect(move(menu, 'a2', 'up')).toEqual(['A', '-a2', '-a1', 'B', 'C', '-c1']);
  });

  it('moves below the entry above and out again', () => {
    expect(move(menu, 'B', 'in')).toEqual(['A', '-a1', '-a2', '-B', 'C', '-c1']);
    expect(move(menu, 'a1', 'out')).toEqual(['A', '-a2', 'a1', 'B', 'C', '-c1']);
    expect(titles(putBelow(menu, keyOf(menu, 'B'), keyOf(menu, 'C')))).toEqual([
      ...['A', '-a1', '-a2', 'C', '-c1', '-B'],
    ]);
    expect(titles(putBelow(menu, keyOf(menu, 'c1'), keyOf(menu, 'A')))).toEqual([
      ...['A', '-a1', '-a2', '-c1', 'B', 'C'],
    ]);
  });

  it('cannot move past either end or to a third level', () => {
    const blocked: [string, Move][] = [
      ['A', 'up'],
      ['C', 'down'],
      ['a1', 'up'],
      ['a2', 'down'],
      ['A', 'in'],
      ['C', 'in'],
      ['a1', 'in'],
      ['B', 'out'],
    ];
    for (const [title, to] of blocked)
      expect([title, to, move(menu, title, to)]).toEqual([title, to, null]);
  });

  it('lands in the displayed gap when it is dragged', () => {
    const drop = (title: string, over: string, lower: boolean) => {
      const key = keyOf(menu, title);
      return titles(droppedAt(menu, key, gapAt(menu, key, keyOf(menu, over), lower)));
    };
    expect(drop('B', 'A', false)).toEqual(['B', 'A', '-a1', '-a2', 'C', '-c1']);
    expect(drop('B', 'B', true)).toEqual(['A', '-a1', '-a2', '-B', 'C', '-c1']);
    // Between nested entries, no other level is possible.
    expect(drop('B', 'a2', false)).toEqual(['A', '-a1', '-B', '-a2', 'C', '-c1']);
    expect(drop('a1', 'B', false)).toEqual(['A', '-a2', 'B', 'a1', 'C', '-c1']);
    expect(drop('B', 'c1', false)).toEqual(['A', '-a1', '-a2', 'C', '-c1', 'B']);
    // An entry that has nested entries stays on the top level.
    expect(drop('C', 'a1', true)).toEqual(['A', '-a1', '-a2', 'C', '-c1', 'B']);
    expect(drop('A', 'c1', true)).toEqual(['B', 'C', '-c1', 'A', '-a1', '-a2']);
  });
});

describe('menu draft', () => {
  const base = group('A', 'B', 'C', '-c1', 'D');
  const saved = toDraft(base);
  const none = { moved: 0, added: 0, changed: 0, deleted: 0 };
  const key = (title: string) => keyOf(saved, title);

  it('counts entries that moved, not those that made room', () => {
    expect(changesOf(base, saved)).toEqual(none);
    const up = moved(moved(saved, key('D'), 'up')!, key('D'), 'up')!;
    expect(changesOf(base, up)).toEqual({ ...none, moved: 1 });
    expect(changesOf(base, moved(up, key('c1'), 'out')!)).toEqual({ ...none, moved: 2 });
    expect(changesOf(base, moved(moved(saved, key('B'), 'in')!, key('B'), 'out')!)).toEqual(none);
  });

  it('counts added, changed and deleted entries, and those that moved up for them', () => {
    const { draft, key: fresh } = added(removed(saved, key('C')));
    const next = edited(edited(draft, fresh, { title: 'E' }), key('A'), { active: false });
    expect(titles(next)).toEqual(['A', 'B', 'c1', 'D', 'E']);
    expect(changesOf(base, next)).toEqual({ moved: 1, added: 1, changed: 1, deleted: 1 });
    expect(changesOf(base, edited(saved, key('A'), { title: ' A ' }))).toEqual(none);
  });

  it('is sent as a tree, and its new entries get the ids of the response', () => {
    const { draft, key: fresh } = added(saved);
    const sent = putBelow(edited(draft, fresh, { title: 'E', target: 'nothing' }), fresh, key('A'));
    const { items, keys } = toItems(sent);
    const values = { category_id: null, path: null, active: true };
    expect(items[0]).toEqual({
      ...{ id: 1, title: 'A', ...values },
      items: [{ title: 'E', ...values }],
    });
    expect(keys.get('items.0.items.0')).toBe(fresh);
    const later = edited(sent, key('B'), { title: 'Typed meanwhile' });
    const after = withIds(later, sent, group('A', '-E', 'B', 'C', '-c1', 'D'));
    expect(after.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(after[2]).toMatchObject({ title: 'Typed meanwhile' });
  });
});

describe('menu merge', () => {
  it('combines the menus of two editors entry by entry in the chosen order', () => {
    const mine = draft('A', 'B', 'C');
    const current = menuGroup('product', ['C', 'A', '-Theirs'], { C: 3, A: 1, Theirs: 9 });
    const own = edited(added(mine).draft, 'new-1', { title: 'Mine' });
    const merged = (sides: Record<string, 'mine' | 'theirs'>) =>
      titles(mergedMenu(own, current, sides));
    const sides = { 'entry-2': 'theirs', 'entry-9': 'theirs', 'new-1': 'mine' } as const;
    expect(merged({ ...sides, order: 'mine' })).toEqual(['A', '-Theirs', 'C', 'Mine']);
    expect(merged({ ...sides, order: 'theirs' })).toEqual(['C', 'Mine', 'A', '-Theirs']);
    expect(merged({ 'entry-2': 'mine', 'entry-9': 'mine', 'new-1': 'theirs' })).toEqual([
      ...['A', 'B', 'C'],
    ]);
  });
});
