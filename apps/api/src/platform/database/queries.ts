import { DEFAULT_PAGE_SIZE, type PageQuery, UNPAGED_ROWS } from '@shishir/contract';
import { foldBangla, foldText } from '@shishir/format';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { compact } from './derived-columns';

/** True for the embedded database, which runs one transaction at a time; false for MySQL and MariaDB. */
export const isSqlite = (manager: EntityManager): boolean =>
  manager.connection.options.type === 'better-sqlite3';

/** The rows of one page, and the total number of rows. */
export interface Page<T> {
  rows: T[];
  total: number;
}

/** Returns the rows to read for a list query: one page, or up to UNPAGED_ROWS if no page is given. */
export function windowOf({ page, pageSize }: PageQuery): { skip: number; take: number } {
  if (page === undefined && pageSize === undefined) return { skip: 0, take: UNPAGED_ROWS };
  const take = pageSize ?? DEFAULT_PAGE_SIZE;
  return { skip: ((page ?? 1) - 1) * take, take };
}

/**
 * Orders by a `sort` parameter, then by id so that pages never overlap. `fields` maps the names of the contract to
 * columns, so no text of a caller reaches the statement.
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

/** Runs an ordered query and returns the requested page. */
export async function pageOf<Row extends ObjectLiteral>(
  found: SelectQueryBuilder<Row>,
  query: PageQuery,
): Promise<Page<Row>> {
  const { skip, take } = windowOf(query);
  const [rows, total] = await found.skip(skip).take(take).getManyAndCount();
  return { rows, total };
}

/** Returns a condition on a text column. Its parameter is a pattern of `equalTo`, `beginningWith` or `containing`. */
export const like = (column: string, parameter = '?') => `${column} LIKE ${parameter} ESCAPE '!'`;

/** Patterns for `like`. They match regardless of case. */
export const equalTo = (text: string) => text.replace(/[!%_]/g, '!$&');
export const beginningWith = (text: string) => `${equalTo(text)}%`;
export const containing = (text: string) => `%${equalTo(text)}%`;

/** Another place in which the words of a search may occur, with texts folded by `foldBangla`. */
export interface Elsewhere {
  /** Returns the condition for a word, given the name of the parameter with its pattern. */
  sql(parameter: string): string;
}

/** Maximum words of a search; further words are ignored. */
const MAX_WORDS = 8;

/**
 * Keeps only rows that contain every word of a text in one of the columns, or the whole text without spaces and signs:
 * '010-0000 4471' finds a phone number. An empty text keeps all rows. The columns should be made by `SearchText`.
 */
export function search<Row extends ObjectLiteral>(
  found: SelectQueryBuilder<Row>,
  columns: readonly string[],
  text = '',
  elsewhere?: Elsewhere,
): SelectQueryBuilder<Row> {
  const words = foldText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return found;
  const names = columns.map((name) => (name.includes('.') ? name : `${found.alias}.${name}`));
  const within = (parameter: string) =>
    `(${names.map((name) => like(name, `:${parameter}`)).join(' OR ')})`;
  const every = words
    .map((_, index) =>
      elsewhere
        ? `(${within(`search_${index}`)} OR ${elsewhere.sql(`elsewhere_${index}`)})`
        : within(`search_${index}`),
    )
    .join(' AND ');
  const parameters: Record<string, string> = Object.fromEntries(
    words.flatMap((word, index) => [
      [`search_${index}`, containing(word)],
      [`elsewhere_${index}`, containing(foldBangla(word))],
    ]),
  );
  const number = compact(text).replace(/^00/, '');
  if (!/\d{3}/.test(number)) return found.andWhere(`(${every})`, parameters);
  return found.andWhere(`(${every} OR ${within('search_number')})`, {
    ...parameters,
    search_number: containing(number),
  });
}

/**
 * Excludes rows in the trash. TypeORM does this for entities, but not for raw rows, aggregates and joins: every read of
 * a table with `deleted_at` has to use this function.
 */
export function notDeleted<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  alias = query.alias,
): SelectQueryBuilder<Row> {
  return query.andWhere(`${alias}.deleted_at IS NULL`);
}
