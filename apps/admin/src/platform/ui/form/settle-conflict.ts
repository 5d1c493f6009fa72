import type { FieldConflict, Side, Sides } from './conflict-dialog';

/** Fields that two editors changed to different values, and the side to keep for all others. */
export interface Settled<F extends string> {
  asked: FieldConflict<F>[];
  sides: Sides<F>;
}

interface Editors<Values, Saved, F extends string> {
  /** Values of the form. */
  mine: Values;
  /** Record that the form started from. */
  base: Saved;
  /** Record saved by the other editor. */
  current: Saved;
  toValues: (record: Saved) => Values;
  /** Returns the fields in which a form differs from a record. */
  conflicts: (values: Values, record: Saved) => FieldConflict<F>[];
}

/** Compares a form and a saved record with their common base: a field that only one side changed is no conflict. */
export function settleConflict<Values, Saved, F extends string>(
  editors: Editors<Values, Saved, F>,
): Settled<F> {
  const { mine, base, current, toValues, conflicts } = editors;
  const mineChanged = namesOf(conflicts(mine, base));
  const theirsChanged = namesOf(conflicts(toValues(base), current));
  // `conflicts` cannot compare pictures: that of a form is a file.
  if (pictureOf(base) !== pictureOf(current)) theirsChanged.add('image');
  const differing = conflicts(mine, current);
  return {
    asked: differing.filter(({ name }) => mineChanged.has(name) && theirsChanged.has(name)),
    sides: Object.fromEntries(
      differing.map(({ name }): [F, Side] => [name, mineChanged.has(name) ? 'mine' : 'theirs']),
    ) as Sides<F>,
  };
}

const namesOf = (conflicts: { name: string }[]) => new Set(conflicts.map(({ name }) => name));

const pictureOf = (record: unknown) =>
  JSON.stringify((record as { picture?: unknown }).picture ?? null);
