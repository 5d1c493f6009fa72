import type { QueryOptions } from 'mysql2';
import type { Readable } from 'node:stream';
import type { DataSource, QueryRunner } from 'typeorm';
import { type DatabaseRows, type TableShape, UnfitValue } from './database-rows';
import {
  type PortableRow,
  type PortableValue,
  type StoredValue,
  toPortable,
  toStored,
} from './portable-values';

/** The part of mysql2's connection used here. */
interface Connection {
  query(options: QueryOptions): { stream(options: { highWaterMark: number }): Readable };
}

/** SQL mode for writing rows: values are never truncated, and 0 is a valid id. */
const STRICT = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO';

/** MySQL and MariaDB. Uses one connection for everything, because settings and snapshots belong to a connection. */
export class ServerRows implements DatabaseRows {
  private readonly runner: QueryRunner;

  constructor(dataSource: DataSource) {
    this.runner = dataSource.createQueryRunner();
  }

  async readConsistently<T>(work: () => Promise<T>): Promise<T> {
    await this.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await this.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    try {
      return await work();
    } finally {
      await this.query('ROLLBACK');
    }
  }

  async *read({ name, columns, primaryKey }: TableShape): AsyncIterable<PortableRow> {
    const list = columns.map((column) => quoted(column.name)).join(', ');
    const order = primaryKey.map(quoted).join(', ');
    const binary = new Set(columns.filter(({ kind }) => kind === 'binary').map((one) => one.name));
    const connection = (await this.runner.connect()) as Connection;
    const rows = connection
      .query({
        sql: `SELECT ${list} FROM ${quoted(name)} ORDER BY ${order}`,
        rowsAsArray: true,
        // Raw text of the server: a Date loses microseconds, a number loses digits of a decimal.
        typeCast: (field) => (binary.has(field.name) ? field.buffer() : field.string()),
      })
      .stream({ highWaterMark: 200 });
    for await (const row of rows as AsyncIterable<StoredValue[]>) {
      yield Object.fromEntries(
        columns.map((column, n) => [column.name, toPortable(column.kind, row[n])]),
      );
    }
  }

  /** Reads the table definition, because the information schema of MySQL may be a day out of date. */
  async lastId(table: string): Promise<number> {
    const [row] = (await this.query(`SHOW CREATE TABLE ${quoted(table)}`)) as object[];
    const found = /^\).*\bAUTO_INCREMENT=(\d+)/m.exec(String(Object.values(row!)[1]));
    return found ? Number(found[1]) - 1 : 0;
  }

  async withoutReferences<T>(work: () => Promise<T>): Promise<T> {
    const [{ mode }] = (await this.query('SELECT @@SESSION.sql_mode AS mode')) as [
      { mode: string },
    ];
    await this.query(`SET foreign_key_checks = 0, sql_mode = '${STRICT}'`);
    try {
      return await work();
    } finally {
      await this.runner.query('SET foreign_key_checks = 1, sql_mode = ?', [mode]);
    }
  }

  async insert({ name, columns }: TableShape, rows: PortableRow[]): Promise<void> {
    const list = columns.map((column) => quoted(column.name)).join(', ');
    const values = `(${columns.map(() => '?').join(', ')})`;
    const whole = columns.filter(({ kind }) => kind === 'integer').map((column) => column.name);
    for (const row of rows) {
      const wrong = whole.find((column) => !isWhole(row[column]));
      if (wrong) throw new UnfitValue(`${wrong} is ${row[wrong]}, which is no whole number`);
    }
    await this.runner.query(
      `INSERT INTO ${quoted(name)} (${list}) VALUES ${rows.map(() => values).join(', ')}`,
      rows.flatMap((row) =>
        columns.map((column) => toStored(column.kind, row[column.name] ?? null)),
      ),
    );
  }

  async setLastId(table: string, id: number): Promise<void> {
    await this.query(`ALTER TABLE ${quoted(table)} AUTO_INCREMENT = ${id + 1}`);
  }

  query(sql: string): Promise<unknown> {
    return this.runner.query(sql);
  }

  async release(): Promise<void> {
    await this.runner.release();
  }
}

/** SQLite integer columns may hold other numbers, which a server would round silently. */
const isWhole = (value: PortableValue | undefined) =>
  value === null || value === undefined || /^-?\d+$/.test(String(value));

const quoted = (name: string) => `\`${name.replaceAll('`', '``')}\``;
