import { DEFAULT_PAGE_SIZE, type PageQuery, UNPAGED_ROWS } from '@shishir/contract';
import { foldText } from '@shishir/format';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { compact } from './derived-columns';

/** True on the embedded database, which lets one transaction in at a time; false on MySQL and MariaDB. */
export const isSqlite = (manager: EntityManager): boolean =>
  manager.connection.options.type === 'better-sqlite3';

/** The rows of one page, and how many there are in all pages. */
export interface Page<T> {
  rows: T[];
  total: number;
}

/** Which rows a list query means: all (within bounds) without pages, else the page. */
export function windowOf({ page, pageSize }: PageQuery): { skip: number; take: number } {
  if (page === undefined && pageSize === undefined) return { skip: 0, take: UNPAGED_ROWS };
  const take = pageSize ?? DEFAULT_PAGE_SIZE;
  return { skip: ((page ?? 1) - 1) * take, take };
}

/**
 * Orders by a `sort` parameter, ties by id so that pages never overlap. `fields` maps each name of the
 * contract to a column; no text of a caller reaches the statement.
 */
export function orderBy<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  sort: string,
  fields: Record<string, string>,
): SelectQueryBuilder<Row> {
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  const field = sort.replace(/^-/, '');
  const column = fields[field];
  if (!column) throw new Error(`Not a sortable field: ${sort}`);
  query.addOrderBy(column, direction);
  return column === fields['id'] ? query : query.addOrderBy(fields['id']!, direction);
}

/** The rows of a query, which has its order already, on the page that was asked for. */
export async function pageOf<Row extends ObjectLiteral>(
  found: SelectQueryBuilder<Row>,
  query: PageQuery,
): Promise<Page<Row>> {
  const { skip, take } = windowOf(query);
  const [rows, total] = await found.skip(skip).take(take).getManyAndCount();
  return { rows, total };
}

/** A condition on a text column; its parameter is a pattern made by `containing` and its like. */
export const like = (column: string, parameter = '?') => `${column} LIKE ${parameter} ESCAPE '!'`;

/** Patterns for `like`: what equals a text in any case, begins with it, or contains it. */
export const equalTo = (text: string) => text.replace(/[!%_]/g, '!$&');
export const beginningWith = (text: string) => `${equalTo(text)}%`;
export const containing = (text: string) => `%${equalTo(text)}%`;

/** Words of a search that are looked for; more would be a text, not a search. */
const MAX_WORDS = 8;

/**
 * Leaves only rows that have every word of a text in one of the columns, or the whole text without its spaces and
 * signs: '010-0000 4471' finds a phone number. Without a text, all rows. The columns are best made by `SearchText`.
 */
export function search<Row extends ObjectLiteral>(
  found: SelectQueryBuilder<Row>,
  columns: readonly string[],
  text = '',
): SelectQueryBuilder<Row> {
  const words = foldText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return found;
  const names = columns.map((name) => (name.includes('.') ? name : `${found.alias}.${name}`));
  const within = (parameter: string) =>
    `(${names.map((name) => like(name, `:${parameter}`)).join(' OR ')})`;
  const every = words.map((_, index) => within(`search_${index}`)).join(' AND ');
  const parameters: Record<string, string> = Object.fromEntries(
    words.map((word, index) => [`search_${index}`, containing(word)]),
  );
  const number = compact(text).replace(/^00/, '');
  if (!/\d{3}/.test(number)) return found.andWhere(`(${every})`, parameters);
  return found.andWhere(`(${every} OR ${within('search_number')})`, {
    ...parameters,
    search_number: containing(number),
  });
}

/**
 * Leaves out rows in the trash. TypeORM does so for entities, but not for raw rows, aggregates
 * and joins: every read of a table with `deleted_at` goes through here.
 */
export function notDeleted<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  alias = query.alias,
): SelectQueryBuilder<Row> {
  return query.andWhere(`${alias}.deleted_at IS NULL`);
}
