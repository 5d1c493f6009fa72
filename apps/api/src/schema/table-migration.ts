import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  TableColumn,
  type TableColumnOptions,
  type TableForeignKeyOptions,
  type TableIndexOptions,
} from 'typeorm';

/** What a migration makes its columns with. */
export type Columns = ReturnType<typeof columns>;

/**
 * One table in one statement. MySQL does not roll DDL back, so a migration that makes one table
 * either has made it or has not, and can simply run again after a fix. See resuming-runner.ts for those that do more.
 */
export abstract class TableMigration implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly table: string;
  protected readonly indices: TableIndexOptions[] = [];
  protected readonly foreignKeys: TableForeignKeyOptions[] = [];

  protected abstract columns(make: Columns): TableColumnOptions[];

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: this.table,
        columns: this.columns(columns(runner)),
        indices: this.indices,
        foreignKeys: this.foreignKeys,
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(this.table);
  }
}

/** One more column of a table. */
export abstract class ColumnMigration implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly table: string;

  protected abstract column(make: Columns): TableColumnOptions;

  async up(runner: QueryRunner): Promise<void> {
    const column = new TableColumn(this.column(columns(runner)));
    await keepingIds(runner, this.table, () => runner.addColumn(this.table, column));
  }

  async down(runner: QueryRunner): Promise<void> {
    const { name } = this.column(columns(runner));
    await keepingIds(runner, this.table, () => runner.dropColumn(this.table, name));
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

/** True on MySQL and MariaDB. */
export const isMysql = (runner: QueryRunner) =>
  ['mysql', 'mariadb'].includes(runner.connection.options.type);

/** The column type of texts and JSON: MySQL's own `text` holds 64 KB, which is 21,000 letters in Bangla. */
export const longText = (runner: QueryRunner) => (isMysql(runner) ? 'mediumtext' : 'text');

/** TypeORM rebuilds a table of SQLite, which then forgets the ids that it has given; none may be used again. */
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

/**
 * Column definitions for migrations that come out alike on SQLite, MySQL and MariaDB,
 * and leave no difference between migrations and entities on any of them.
 */
export function columns(runner: QueryRunner) {
  const mysql = isMysql(runner);
  const now = mysql ? 'CURRENT_TIMESTAMP(6)' : "datetime('now')";
  const moment = (name: string, more: More = {}): TableColumnOptions => ({
    name,
    type: 'datetime',
    precision: 6,
    ...more,
  });
  const varchar = (name: string, length: number, more: More = {}): TableColumnOptions => ({
    name,
    type: 'varchar',
    length: String(length),
    ...more,
  });
  const int = (name: string, more: More = {}): TableColumnOptions => ({
    name,
    type: 'integer',
    ...more,
  });
  return {
    id: (): TableColumnOptions => ({
      name: 'id',
      type: 'integer',
      isPrimary: true,
      isGenerated: true,
      generationStrategy: 'increment',
    }),
    varchar,
    int,
    moment,
    text: (name: string, more: More = {}): TableColumnOptions => ({
      name,
      type: longText(runner),
      ...more,
    }),
    boolean: (name: string, value: boolean): TableColumnOptions => ({
      name,
      type: 'boolean',
      default: value ? '1' : '0',
    }),
    decimal: (name: string, more: More = {}): TableColumnOptions => ({
      name,
      type: 'decimal',
      precision: 10,
      scale: 2,
      ...more,
    }),
    version: () => int('version', { default: '1' }),
    createdAt: () => moment('created_at', { default: now }),
    updatedAt: () =>
      moment('updated_at', {
        default: now,
        ...(mysql ? { onUpdate: 'CURRENT_TIMESTAMP(6)' } : {}),
      }),
    deletedAt: () => moment('deleted_at', { isNullable: true }),
  };
}

/** For a column that may stay empty. */
export const nullable: More = { isNullable: true };
