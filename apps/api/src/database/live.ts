import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Leaves out what lies in the trash. TypeORM does so for entities, but not for raw rows, aggregates
 * and joins: every read of a table with `deleted_at` goes through here.
 */
export function live<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  alias = query.alias,
): SelectQueryBuilder<Row> {
  return query.andWhere(`${alias}.deleted_at IS NULL`);
}

/** How long what was deleted can be taken back. */
const TRASH_DAYS = 30;

/** What went into the trash before this moment is forgotten. */
export const endOfTrash = (): Date => new Date(Date.now() - TRASH_DAYS * 24 * 60 * 60_000);
