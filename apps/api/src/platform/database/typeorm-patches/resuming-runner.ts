import { QueryFailedError, type ReplicationMode, type Table } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner';

/** How MySQL and MariaDB reject a statement whose result is there already. */
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
  // MariaDB has no code of its own for a foreign key of the same name.
  const isSameKey = code === 'ER_CANT_CREATE_TABLE' && sqlMessage.includes('errno: 121');
  return SCHEMA.test(sql) && (IS_THERE.has(code) || isSameKey);
}

/**
 * For migrations alone. MySQL and MariaDB keep each schema statement at once: of a migration that breaks off half-way
 * (a full disk, a process that is killed) the first steps are done, and no rollback takes them back. When it runs
 * again, a step whose result is there counts as done, and the migration goes on behind it.
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

  override async createTable(...given: Parameters<MysqlQueryRunner['createTable']>) {
    this.created = given[0];
    await super.createTable(...given).finally(() => (this.created = null));
  }

  /** True if the table is there, with the same columns. One with other columns is an obstacle. */
  private async isCreated(error: unknown): Promise<boolean> {
    if (!this.created || serverError(error).code !== 'ER_TABLE_EXISTS_ERROR') return false;
    const found = await this.getTable(this.created.name);
    return found !== undefined && columnsOf(found) === columnsOf(this.created);
  }

  override async dropColumn(...given: Parameters<MysqlQueryRunner['dropColumn']>) {
    const [table, column] = given;
    await super.dropColumn(...given).catch(async (error: unknown) => {
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
