import { foldText } from '@shishir/format';

/** A stored product. */
export interface KnownProduct {
  id: number;
  model: string;
}

interface Row {
  row: number;
  id: number;
  model: string;
}

export interface ChangedId extends Row {
  to: number;
}

/** Normalises a model name, so that case, width and invisible characters do not matter. */
export const modelKey = foldText;

/** Returns the ids that more than one row uses. */
export function doubledIds(rows: readonly Row[]): Set<number> {
  const grouped = groupBy(rows, ({ id }) => id);
  return new Set([...grouped].filter(([, sharing]) => sharing.length > 1).map(([id]) => id));
}

/**
 * Gives every row a unique id. An id that is used once stays. Among rows that share an id, the row with the stored
 * product's model keeps it, else the first row does. Each other row gets the id that its model already has, so that a
 * second import finds it again, else the next one after the largest. `known` contains at least the stored products with
 * a duplicate id or with the model of a row that has one.
 */
export function assignIds(
  rows: readonly Row[],
  known: readonly KnownProduct[],
  largestKnown: number,
): ChangedId[] {
  const rowsOfId = groupBy(rows, ({ id }) => id);
  const taken = new Set(rowsOfId.keys());
  let next = [...taken].reduce((largest, id) => Math.max(largest, id), largestKnown) + 1;
  const modelOfId = new Map(known.map(({ id, model }) => [id, modelKey(model)]));
  const knownByModel = groupBy(known, ({ model }) => modelKey(model));
  const changed: ChangedId[] = [];
  for (const [id, sharing] of rowsOfId) {
    const keeper = sharing.find(({ model }) => modelKey(model) === modelOfId.get(id)) ?? sharing[0];
    for (const row of sharing.filter((other) => other !== keeper)) {
      const same = knownByModel.get(modelKey(row.model)) ?? [];
      const to = same.find((product) => !taken.has(product.id))?.id ?? next++;
      taken.add(to);
      changed.push({ row: row.row, id, model: row.model, to });
    }
  }
  return changed.sort((a, b) => a.row - b.row);
}

/** Groups items by a key, in their order. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
