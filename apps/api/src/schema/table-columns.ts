import type { QueryRunner, TableColumnOptions } from 'typeorm';

/** True on MySQL and MariaDB. */
export const isMysql = (runner: QueryRunner) =>
  ['mysql', 'mariadb'].includes(runner.connection.options.type);

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
    text: (name: string, more: More = {}): TableColumnOptions => ({ name, type: 'text', ...more }),
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
