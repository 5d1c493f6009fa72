import type { EntityManager } from 'typeorm';
import type { Conditions } from './product-filters';
import { looksAtCategory, type Segment } from './product-order';

/** Counts matching rows. The counts are cached. */
export type Counter = (conditions: Conditions) => Promise<number>;

export interface Found {
  ids: number[];
  total: number;
}

/**
 * Returns the ids of one window of a list, and the number of rows in the list. Reads only ids, from an index if one
 * exists; the rows of the window are fetched by id. A window in the second half of a segment is read from the end, so
 * that the last page costs no more than the middle one.
 */
export async function idsOf(
  manager: EntityManager,
  conditions: Conditions,
  segments: Segment[],
  { skip, take }: { skip: number; take: number },
  count: Counter,
): Promise<Found> {
  const total = await count(conditions);
  const ids: number[] = [];
  let before = 0;
  for (const [index, segment] of segments.entries()) {
    const last = index === segments.length - 1;
    const within = segment.where === null ? conditions : conditions.and(segment.where);
    const length = last ? total - before : await count(within);
    const from = Math.max(skip - before, 0);
    const to = Math.min(skip + take - before, length);
    if (from < to) ids.push(...(await readSegment(manager, within, segment, { from, to, length })));
    before += length;
  }
  return { ids, total };
}

async function readSegment(
  manager: EntityManager,
  conditions: Conditions,
  segment: Segment,
  { from, to, length }: { from: number; to: number; length: number },
): Promise<number[]> {
  const backwards = from > length / 2;
  const order = segment.order.map(
    ({ sql, descending }) => `${sql}${descending !== backwards ? ' DESC' : ''}`,
  );
  const join = looksAtCategory([segment])
    ? ' JOIN categories category ON category.id = product.category_id'
    : '';
  const rows = await manager.query<{ id: number }[]>(
    `SELECT product.id AS id FROM products product${join} WHERE ${conditions.sql}` +
      ` ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`,
    [
      ...conditions.params,
      ...segment.order.flatMap(({ params }) => params ?? []),
      to - from,
      backwards ? length - to : from,
    ],
  );
  const ids = rows.map(({ id }) => id);
  return backwards ? ids.reverse() : ids;
}
