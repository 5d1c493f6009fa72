import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  type TableForeignKeyOptions,
  type TableIndexOptions,
} from 'typeorm';
import type { TableOptions } from 'typeorm/schema-builder/options/TableOptions';

/** Column types of a migration, for the database that it runs on. */
export type Columns = ReturnType<typeof columns>;

/** Builds a table from the column types of the database that the migration runs on. */
export type TableDefinition = (make: Columns) => TableOptions;

/**
 * Creates tables in order; each may only refer to earlier ones. MySQL does not roll back DDL: an aborted migration runs
 * again, and resuming-runner.ts skips existing tables.
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

/** Returns an index over columns, with its full name. */
export const index = (name: string, ...columnNames: string[]): TableIndexOptions => ({
  name,
  columnNames,
});

/** Returns a unique index over columns, with its full name. */
export const unique = (name: string, ...columnNames: string[]): TableIndexOptions => ({
  name,
  columnNames,
  isUnique: true,
});

/** Returns a foreign key `fk_...` from a column to the id of a table. */
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

export const isMysql = (runner: QueryRunner) =>
  ['mysql', 'mariadb'].includes(runner.connection.options.type);

/**
 * Preserves the id counter of a SQLite table, so that no id is reused. Required around every change for which TypeORM
 * copies the table: all its methods that change columns or foreign keys.
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

export const nullable: More = { isNullable: true };

/** Column definitions that are equivalent on SQLite, MySQL and MariaDB, and match the entities on all of them. */
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
    /** `text` of MySQL holds only 64 KB, which is 21,000 letters in Bangla. */
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
