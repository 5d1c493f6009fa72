import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  type TableForeignKeyOptions,
  type TableIndexOptions,
} from 'typeorm';
import type { TableOptions } from 'typeorm/schema-builder/options/TableOptions';

/** The kinds of columns of a migration, for the database that it runs on. */
export type Columns = ReturnType<typeof columns>;

/** A table, made of the columns of the database that the migration runs on. */
export type TableDefinition = (make: Columns) => TableOptions;

/**
 * Creates tables, in an order in which each refers only to those before it. MySQL does not roll DDL back: a migration
 * that broke off runs again, and resuming-runner.ts passes over the tables that are there.
 */
export abstract class TablesMigration implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly tables: TableDefinition[];

  async up(runner: QueryRunner): Promise<void> {
    const make = columns(runner);
    for (const table of this.tables) await runner.createTable(new Table(table(make)));
  }

  async down(runner: QueryRunner): Promise<void> {
    const make = columns(runner);
    for (const table of this.tables.toReversed()) await runner.dropTable(table(make).name);
  }
}

/** An index over columns, by its full name. */
export const index = (name: string, ...columnNames: string[]): TableIndexOptions => ({
  name,
  columnNames,
});

/** A unique index over columns, by its full name. */
export const unique = (name: string, ...columnNames: string[]): TableIndexOptions => ({
  name,
  columnNames,
  isUnique: true,
});

/** A foreign key `fk_...` from a column to the id of a table. */
export const foreignKey = (
  name: string,
  column: string,
  target: string,
  onDelete: 'CASCADE' | 'RESTRICT' | 'SET NULL',
): TableForeignKeyOptions => ({
  name,
  columnNames: [column],
  referencedTableName: target,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate: 'RESTRICT',
});

const isMysql = (runner: QueryRunner) =>
  ['mysql', 'mariadb'].includes(runner.connection.options.type);

/**
 * Keeps the ids that a table of SQLite has given, so that none is used again. Needed around every change for which
 * TypeORM copies the table: any of its methods that changes columns or foreign keys.
 */
export async function keepingIds(
  runner: QueryRunner,
  table: string,
  change: () => Promise<void>,
): Promise<void> {
  if (isMysql(runner)) return change();
  const [last] = (await runner.query('SELECT seq FROM sqlite_sequence WHERE name = ?', [
    table,
  ])) as { seq: number }[];
  await change();
  if (!last) return;
  await runner.query('DELETE FROM sqlite_sequence WHERE name = ?', [table]);
  await runner.query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, last.seq]);
}

type More = Partial<TableColumnOptions>;

/** For a column that may be empty. */
export const nullable: More = { isNullable: true };

/**
 * Column definitions for migrations that come out alike on SQLite, MySQL and MariaDB,
 * and leave no difference between migrations and entities on any of them.
 */
function columns(runner: QueryRunner) {
  const mysql = isMysql(runner);
  const now = mysql ? 'CURRENT_TIMESTAMP(6)' : "datetime('now')";
  const column =
    (type: string, kind: More = {}) =>
    (name: string, more: More = {}): TableColumnOptions => ({ name, type, ...kind, ...more });
  const varchar = (name: string, length: number, more: More = {}): TableColumnOptions => ({
    name,
    type: 'varchar',
    length: String(length),
    ...more,
  });
  const int = column('integer');
  const moment = column('datetime', { precision: 6 });
  return {
    id: () => int('id', { isPrimary: true, isGenerated: true, generationStrategy: 'increment' }),
    varchar,
    int,
    moment,
    /** MySQL's own `text` holds 64 KB, which is 21,000 letters in Bangla. */
    text: column(mysql ? 'mediumtext' : 'text'),
    decimal: column('decimal', { precision: 10, scale: 2 }),
    boolean: (name: string, value: boolean) =>
      column('boolean')(name, { default: value ? '1' : '0' }),
    status: (value: string) => varchar('status', 20, { default: `'${value}'` }),
    position: () => int('position', { default: '0' }),
    version: () => int('version', { default: '1' }),
    createdAt: () => moment('created_at', { default: now }),
    updatedAt: () =>
      moment('updated_at', {
        default: now,
        ...(mysql ? { onUpdate: 'CURRENT_TIMESTAMP(6)' } : {}),
      }),
    deletedAt: () => moment('deleted_at', nullable),
    /** Filled by `@SearchText` of the entity. */
    searchText: (name = 'search_text') => column('text')(name, nullable),
    /** Filled by `@SortKey` of the entity. */
    sortKey: (name: string) => varchar(`${name}_key`, 200, nullable),
  };
}
