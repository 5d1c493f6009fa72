import { QueryFailedError, type ReplicationMode, type Table } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner';

/** Errors of MySQL and MariaDB if the result of a statement already exists. */
const IS_THERE = new Set([
  'ER_DUP_FIELDNAME',
  'ER_DUP_KEYNAME',
  'ER_FK_DUP_NAME',
  'ER_CANT_DROP_FIELD_OR_KEY',
]);
const SCHEMA = /^\s*(ALTER|CREATE INDEX|CREATE UNIQUE INDEX|DROP)\b/i;

interface ServerError {
  code?: string;
  sqlMessage?: string;
}

const serverError = (error: unknown): ServerError =>
  error instanceof QueryFailedError ? (error.driverError as ServerError) : {};

function isDone(sql: string, error: unknown): boolean {
  const { code = '', sqlMessage = '' } = serverError(error);
  // MariaDB has no specific code for a foreign key with an existing name.
  const isSameKey = code === 'ER_CANT_CREATE_TABLE' && sqlMessage.includes('errno: 121');
  return SCHEMA.test(sql) && (IS_THERE.has(code) || isSameKey);
}

/**
 * Query runner for migrations. MySQL and MariaDB commit each schema statement immediately: if a migration is
 * interrupted (full disk, killed process), its first steps stay and cannot be rolled back. When it runs again, steps
 * whose result already exists are skipped.
 */
export class ResumingRunner extends MysqlQueryRunner {
  constructor(driver: MysqlDriver, mode: ReplicationMode) {
    super(driver, mode);
  }

  /** The table that is being created. */
  private created: Table | null = null;

  override async query(
    sql: string,
    parameters?: unknown[],
    structured?: boolean,
  ): ReturnType<MysqlQueryRunner['query']> {
    try {
      return await super.query(sql, parameters, structured);
    } catch (error) {
      if (isDone(sql, error) || (await this.isCreated(error))) return [];
      throw error;
    }
  }

  override async createTable(...args: Parameters<MysqlQueryRunner['createTable']>) {
    this.created = args[0];
    await super.createTable(...args).finally(() => (this.created = null));
  }

  /** True if the table exists with the same columns. A table with other columns remains an error. */
  private async isCreated(error: unknown): Promise<boolean> {
    if (!this.created || serverError(error).code !== 'ER_TABLE_EXISTS_ERROR') return false;
    const found = await this.getTable(this.created.name);
    return found !== undefined && columnsOf(found) === columnsOf(this.created);
  }

  override async dropColumn(...args: Parameters<MysqlQueryRunner['dropColumn']>) {
    const [table, column] = args;
    await super.dropColumn(...args).catch(async (error: unknown) => {
      if (await this.hasColumn(table, column)) throw error;
    });
  }

  override async dropIndex(...given: Parameters<MysqlQueryRunner['dropIndex']>) {
    const [table, index] = given;
    await super.dropIndex(...given).catch(async (error: unknown) => {
      const { indices = [] } = (await this.getTable(nameOf(table))) ?? {};
      if (indices.some(({ name }) => name === nameOf(index))) throw error;
    });
  }

  override async dropForeignKey(...given: Parameters<MysqlQueryRunner['dropForeignKey']>) {
    const [table, key] = given;
    await super.dropForeignKey(...given).catch(async (error: unknown) => {
      const { foreignKeys = [] } = (await this.getTable(nameOf(table))) ?? {};
      if (foreignKeys.some(({ name }) => name === nameOf(key))) throw error;
    });
  }

  override async renameColumn(...given: Parameters<MysqlQueryRunner['renameColumn']>) {
    const [table, before, after] = given;
    await super.renameColumn(...given).catch(async (error: unknown) => {
      if (await this.hasColumn(table, before)) throw error;
      if (!(await this.hasColumn(table, after))) throw error;
    });
  }
}

const columnsOf = ({ columns }: Table) =>
  columns
    .map(({ name }) => name)
    .sort()
    .join();

const nameOf = (named: string | { name?: string }) =>
  typeof named === 'string' ? named : (named.name ?? '');
