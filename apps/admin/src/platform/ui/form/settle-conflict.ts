import type { FieldConflict, Side, Sides } from './conflict-dialog';

/** The fields that two editors changed to different values, and whose value stays of all others. */
export interface Settled<F extends string> {
  asked: FieldConflict<F>[];
  sides: Sides<F>;
}

interface Editors<Values, Saved, F extends string> {
  /** The form. */
  mine: Values;
  /** The record that the form began from. */
  base: Saved;
  /** The record that the other editor has saved. */
  current: Saved;
  toValues: (record: Saved) => Values;
  /** The fields in which a form differs from a record. */
  conflicts: (values: Values, record: Saved) => FieldConflict<F>[];
}

/** Compares a form and a saved record with what both began from: a field that one side changed needs no question. */
export function settleConflict<Values, Saved, F extends string>(
  editors: Editors<Values, Saved, F>,
): Settled<F> {
  const { mine, base, current, toValues, conflicts } = editors;
  const mineChanged = namesOf(conflicts(mine, base));
  const theirsChanged = namesOf(conflicts(toValues(base), current));
  // A chosen picture is a file, which no saved record has.
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
