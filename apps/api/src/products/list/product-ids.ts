import type { EntityManager } from 'typeorm';
import type { Conditions } from './product-filters';
import { looksAtCategory, type Run } from './product-order';

/** How many rows fit; the answers are kept, so counting is rare. */
export type Counter = (conditions: Conditions) => Promise<number>;

export interface Found {
  ids: number[];
  total: number;
}

/**
 * The ids of one window of a list and how many rows the list has. Only ids are read here, out of an index
 * where there is one; the rows of the window are fetched by them. A window in the second half of a stretch is
 * read from the end, so that the deepest page costs no more than the one in the middle.
 */
export async function idsOf(
  manager: EntityManager,
  conditions: Conditions,
  runs: Run[],
  { skip, take }: { skip: number; take: number },
  count: Counter,
): Promise<Found> {
  const total = await count(conditions);
  const ids: number[] = [];
  let before = 0;
  for (const [index, run] of runs.entries()) {
    const last = index === runs.length - 1;
    const within = run.where === null ? conditions : conditions.and(run.where);
    const length = last ? total - before : await count(within);
    const from = Math.max(skip - before, 0);
    const to = Math.min(skip + take - before, length);
    if (from < to) ids.push(...(await stretch(manager, within, run, { from, to, length })));
    before += length;
  }
  return { ids, total };
}

async function stretch(
  manager: EntityManager,
  conditions: Conditions,
  run: Run,
  { from, to, length }: { from: number; to: number; length: number },
): Promise<number[]> {
  const backwards = from > length / 2;
  const order = run.order.map(
    ({ sql, descending }) => `${sql}${descending !== backwards ? ' DESC' : ''}`,
  );
  const shelf = looksAtCategory([run])
    ? ' JOIN categories category ON category.id = product.category_id'
    : '';
  const rows = await manager.query<{ id: number }[]>(
    `SELECT product.id AS id FROM products product${shelf} WHERE ${conditions.sql}` +
      ` ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`,
    [
      ...conditions.params,
      ...run.order.flatMap(({ params }) => params ?? []),
      to - from,
      backwards ? length - to : from,
    ],
  );
  const ids = rows.map(({ id }) => id);
  return backwards ? ids.reverse() : ids;
}
