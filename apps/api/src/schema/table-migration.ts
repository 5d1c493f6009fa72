import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  type TableColumnOptions,
  type TableForeignKeyOptions,
  type TableIndexOptions,
} from 'typeorm';
import { columns } from './table-columns';

/** What a migration makes its columns with. */
export type Columns = ReturnType<typeof columns>;

/**
 * One table in one statement. MySQL does not roll DDL back, so a migration that makes one table
 * either has made it or has not, and can simply run again after a mend.
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
