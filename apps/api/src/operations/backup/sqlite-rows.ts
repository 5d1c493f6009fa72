import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import type { DatabaseRows, TableShape } from './database-rows';
import { type PortableRow, type StoredValue, toPortable, toStored } from './portable-values';

/** The part of libsql's connection used here. */
interface Connection {
  exec(sql: string): void;
  prepare(sql: string): Statement;
}
interface Statement {
  raw(): Statement;
  safeIntegers(on: boolean): Statement;
  iterate(...values: unknown[]): Iterable<StoredValue[]>;
  run(values: unknown[]): unknown;
}

/** Rows read before yielding to the event loop. */
const AT_ONCE = 500;

/** The embedded database. Uses the driver directly because TypeORM would keep all rows of a table in memory. */
export class SqliteRows implements DatabaseRows {
  private readonly connection: Connection;

  constructor(dataSource: DataSource) {
    this.connection = (dataSource.driver as BetterSqlite3Driver).databaseConnection as Connection;
  }

  /** Uses a read transaction; with the write-ahead log the product can go on writing. */
  async readConsistently<T>(work: () => Promise<T>): Promise<T> {
    this.connection.exec('BEGIN');
    try {
      // The snapshot begins with the first read, not with BEGIN.
      Array.from(this.rows('SELECT COUNT(*) FROM sqlite_master'));
      return await work();
    } finally {
      this.connection.exec('ROLLBACK');
    }
  }

  async *read({ name, columns, primaryKey }: TableShape): AsyncIterable<PortableRow> {
    const list = columns.map((column) => quoted(column.name)).join(', ');
    const order = primaryKey.map(quoted).join(', ');
    let count = 0;
    for (const row of this.rows(`SELECT ${list} FROM ${quoted(name)} ORDER BY ${order}`)) {
      yield Object.fromEntries(
        columns.map((column, n) => [column.name, toPortable(column.kind, row[n])]),
      );
      if (++count % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  lastId(table: string): Promise<number> {
    const [row] = [...this.rows('SELECT seq FROM sqlite_sequence WHERE name = ?', table)];
    return Promise.resolve(Number(row?.[0] ?? 0));
  }

  async withoutReferences<T>(work: () => Promise<T>): Promise<T> {
    this.connection.exec('PRAGMA foreign_keys = OFF');
    try {
      return await work();
    } finally {
      this.connection.exec('PRAGMA foreign_keys = ON');
    }
  }

  insert({ name, columns }: TableShape, rows: PortableRow[]): Promise<void> {
    const list = columns.map((column) => quoted(column.name)).join(', ');
    const values = columns.map(() => '?').join(', ');
    const statement = this.connection.prepare(
      `INSERT INTO ${quoted(name)} (${list}) VALUES (${values})`,
    );
    return this.inTransaction(() => {
      for (const row of rows) {
        statement.run(columns.map((column) => toStored(column.kind, row[column.name] ?? null)));
      }
    });
  }

  setLastId(table: string, id: number): Promise<void> {
    return this.inTransaction(() => {
      this.connection.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run([table]);
      this.connection
        .prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)')
        .run([table, id]);
    });
  }

  query(sql: string): Promise<void> {
    return Promise.resolve(this.connection.exec(sql));
  }

  release(): Promise<void> {
    return Promise.resolve();
  }

  private rows(sql: string, ...values: unknown[]): Iterable<StoredValue[]> {
    // JavaScript numbers would round integers above 2^53.
    return this.connection
      .prepare(sql)
      .raw()
      .safeIntegers(true)
      .iterate(...values);
  }

  private async inTransaction(work: () => void): Promise<void> {
    await Promise.resolve();
    this.connection.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.connection.exec('COMMIT');
    } catch (error) {
      // On a full disk SQLite has already rolled back the transaction.
      try {
        this.connection.exec('ROLLBACK');
      } catch {
        // No transaction is open.
      }
      throw error;
    }
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
