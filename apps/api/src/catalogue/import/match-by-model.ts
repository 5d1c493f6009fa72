import { foldText } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { groupBy, modelKey } from './assign-ids';

/** A row of the file without an id. */
export interface NamedRow {
  row: number;
  model: string;
  brand: string | null;
}

/** Id of the product that a row means, or the reason why that is unclear. */
export type Match = number | { reason: string };

interface Stored {
  id: number;
  model: string;
  brand: string | null;
  deleted_at: unknown;
}

/**
 * Finds the products with the brand and the model of rows without an id, ignoring case and spelling of characters. A
 * missing brand, in the row or in the catalogue, matches any. Rows without a match are new products. `rowOfId` has the
 * rows that name a product by its id.
 */
export async function matchByModel(
  manager: EntityManager,
  rows: NamedRow[],
  rowOfId: ReadonlyMap<number, number>,
): Promise<Map<number, Match>> {
  const matches = new Map<number, Match>();
  if (rows.length === 0) return matches;
  const stored = byModel(
    await manager.query<Stored[]>('SELECT id, model, brand, deleted_at FROM products'),
  );
  for (const sameModel of byModel(rows).values()) {
    const known = stored.get(modelKey(sameModel[0]!.model)) ?? [];
    for (const one of sameModel) {
      const match = matchOf(one, known, sameModel, rowOfId);
      if (match !== undefined) matches.set(one.row, match);
    }
  }
  return matches;
}

function matchOf(
  one: NamedRow,
  known: Stored[],
  sameModel: NamedRow[],
  rowOfId: ReadonlyMap<number, number>,
): Match | undefined {
  const twice = sameModel.find((other) => other !== one && isSameBrand(other, one));
  if (twice) return sameProduct(one.row, twice.row);
  const found = known.filter((product) => isSameBrand(product, one));
  const listed = found.filter(({ deleted_at }) => deleted_at === null);
  const [product, another] = listed.length > 0 ? listed : found;
  if (!product) return undefined;
  if (another) {
    const ids = found.map(({ id }) => id).join(', ');
    return { reason: `Several products have this model: ${ids}. Add the ID of one of them.` };
  }
  const row = rowOfId.get(product.id);
  return row === undefined ? product.id : sameProduct(one.row, row);
}

function sameProduct(one: number, other: number): Match {
  const [first, second] = one < other ? [one, other] : [other, one];
  return { reason: `Rows ${first} and ${second} are the same product. Keep one of them.` };
}

interface Branded {
  brand: string | null;
}

const isSameBrand = (one: Branded, other: Branded): boolean =>
  !one.brand || !other.brand || foldText(one.brand) === foldText(other.brand);

const byModel = <Item extends { model: string }>(items: readonly Item[]): Map<string, Item[]> =>
  groupBy(items, ({ model }) => modelKey(model));
