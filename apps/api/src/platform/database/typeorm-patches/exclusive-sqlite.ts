import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import { isSqliteBusy } from '../database-errors';

const LOCKED =
  'SQLite is locked: a transaction is open. Inside a transaction use its entity manager alone.';

/** The lock was not free within the time a request may wait, for example during a large import. */
class DatabaseHeld extends Error {
  readonly code = 'SQLITE_BUSY';
}

/** The part of the driver's connection used here. */
interface Connection {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
}

/** A lock for one holder at a time, first come first served. */
class Lock {
  private tail: Promise<void> = Promise.resolve();
  /** Number of holders and waiters. */
  private present = 0;

  /** Reports the lock like a pool with one connection: in use or free, and the number of waiters. */
  get state() {
    const inUse = Math.min(this.present, 1);
    return { inUse, free: 1 - inUse, waiting: this.present - inUse };
  }

  async acquire(timeoutMs: number): Promise<() => void> {
    let leave!: () => void;
    const before = this.tail;
    this.tail = new Promise<void>((resolve) => (leave = resolve));
    this.present++;
    const free = () => {
      this.present--;
      leave();
    };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DatabaseHeld(LOCKED)), timeoutMs);
    });
    try {
      await Promise.race([before, late]);
    } catch (error) {
      void before.then(free);
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return free;
  }
}

/**
 * Every transaction acquires the write lock when it begins: after a read it could no longer write once another process
 * has written. Not run as a prepared statement, because libsql does not reset one that finds the database busy, and the
 * connection would keep reading an old state.
 */
const BEGIN = 'BEGIN IMMEDIATE';
const READS = /^\s*(SELECT|PRAGMA|EXPLAIN)\b/i;

/** Maximum time for which another process, such as a command-line import, may lock the database. */
const LONGEST_BUSY_MS = 5_000;
const BUSY_PAUSE_MS = 20;

/**
 * Retries while another process has locked the database. SQLite's `busy_timeout` would block the whole event loop; here
 * other requests run during the pauses, and reads are served immediately.
 */
async function whenNotBusy<T>(run: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + LONGEST_BUSY_MS; ; await pause(BUSY_PAUSE_MS)) {
    try {
      return await run();
    } catch (error) {
      const isHeld = error instanceof DatabaseHeld;
      if (isHeld || !isSqliteBusy(error) || Date.now() > end) throw error;
    }
  }
}

const locks = new WeakMap<DataSource, Lock>();

/** Returns whether the connection of an embedded database is in use, and the number of waiters. */
export const sqliteLockOf = (dataSource: DataSource) =>
  locks.get(dataSource)?.state ?? { inUse: 0, free: 0, waiting: 0 };

/**
 * TypeORM gives every caller of a SQLite data source the same query runner, so a statement of one request ends up in a
 * transaction of another request, and is rolled back with it. This patch gives each caller a separate runner on the one
 * connection, and runs one transaction or statement at a time. Other databases are not changed.
 */
export function exclusiveSqlite(dataSource: DataSource, timeoutMs = 10_000): DataSource {
  const { driver } = dataSource;
  if (!(driver instanceof BetterSqlite3Driver)) return dataSource;
  const lock = new Lock();
  locks.set(dataSource, lock);
  // TypeORM keeps prepared statements per runner, which here lives for one request only; this cache is shared.
  const shared = { stmtCache: new Map() };
  const connect = driver.connect.bind(driver);
  driver.connect = async () => {
    await connect();
    exec('PRAGMA busy_timeout = 0');
  };
  const exec = (sql: string) => (driver.databaseConnection as Connection).exec(sql);
  const isOpen = () => (driver.databaseConnection as Connection).inTransaction;

  /** Runs a writing statement in a separate transaction, see BEGIN. */
  async function runAlone<T>(run: () => Promise<T>): Promise<T> {
    exec(BEGIN);
    try {
      const result = await run();
      exec('COMMIT');
      return result;
    } catch (error) {
      if (isOpen()) exec('ROLLBACK');
      throw error;
    }
  }

  /** Rolls back, or replaces the connection if its transaction cannot be ended. */
  async function endOrReconnect() {
    try {
      return exec('ROLLBACK');
    } catch {
      // The state of this connection is unknown.
    }
    shared.stmtCache.clear();
    await driver.disconnect();
    await driver.connect();
  }

  class ExclusiveRunner extends BetterSqlite3QueryRunner {
    private free: (() => void) | undefined;
    /** The error for which SQLite ended the transaction of this runner. */
    private endedBy: unknown;

    override async startTransaction(level?: Parameters<QueryRunner['startTransaction']>[0]) {
      if (this.free) return super.startTransaction(level);
      await whenNotBusy(async () => {
        this.free = await lock.acquire(timeoutMs);
        try {
          await super.startTransaction(level);
        } catch (error) {
          this.isTransactionActive = false;
          this.unlock();
          throw error;
        }
      });
    }

    override async commitTransaction() {
      try {
        await super.commitTransaction();
      } finally {
        if (!this.isTransactionActive) this.unlock();
      }
    }

    override async rollbackTransaction() {
      const isOutermost = this.transactionDepth <= 1;
      try {
        await super.rollbackTransaction();
      } catch (error) {
        if (!isOutermost || !this.isTransactionActive) throw error;
        // SQLite has already ended the transaction: there is nothing to roll back, but the lock must be released.
        this.isTransactionActive = false;
        this.transactionDepth = 0;
        if (isOpen()) await endOrReconnect();
      } finally {
        if (!this.isTransactionActive) this.unlock();
      }
    }

    override async query(
      sql: string,
      parameters?: unknown[],
      structured?: boolean,
    ): ReturnType<BetterSqlite3QueryRunner['query']> {
      // libsql would treat a single null parameter as a set of named parameters.
      const values = parameters?.length === 1 && parameters[0] === null ? [[null]] : parameters;
      const run = () => super.query(sql, values, structured);
      if (sql === 'BEGIN TRANSACTION') return void exec(BEGIN);
      if (this.free) return this.transactionDepth > 0 ? this.runInside(run) : run();
      return whenNotBusy(async () => {
        const free = await lock.acquire(timeoutMs);
        try {
          return (await (READS.test(sql) ? run() : runAlone(run))) as unknown;
        } finally {
          free();
        }
      });
    }

    /**
     * Runs a statement of a transaction. After a full disk or an I/O error SQLite ends the whole transaction, so later
     * statements would be committed individually; they fail with the same error instead.
     */
    private async runInside<T>(run: () => Promise<T>): Promise<T> {
      if (!isOpen()) throw this.endedBy ?? new Error('SQLite has ended this transaction.');
      try {
        return await run();
      } catch (error) {
        if (!isOpen()) this.endedBy = error;
        throw error;
      }
    }

    override async release() {
      try {
        if (this.free && this.isTransactionActive) await this.rollbackTransaction();
      } finally {
        this.unlock();
      }
      return super.release();
    }

    private unlock() {
      this.free?.();
      this.free = undefined;
    }
  }

  driver.createQueryRunner = () => Object.assign(new ExclusiveRunner(driver), shared);
  return dataSource;
}
