import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import { isSqliteBusy } from '../database-errors';

const LOCKED =
  'SQLite is locked: a transaction is open. Inside a transaction use its entity manager alone.';

/** The lock is held for longer than a request should wait, for example by a large import. */
class DatabaseHeld extends Error {
  readonly code = 'SQLITE_BUSY';
}

/** What of the driver's connection is used here. */
interface Connection {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
}

/** Lets one holder in at a time, first come first served. */
class Lock {
  private tail: Promise<void> = Promise.resolve();
  /** Holders and those who wait for it. */
  private present = 0;

  /** As the connections of a pool are counted: one, in use or free, and who waits for it. */
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
 * Every transaction waits for the right to write at its begin: one that has read first could not write any more once
 * another process has. It is not run as a prepared statement: libsql does not reset one that finds the database
 * busy, and until then the connection would go on reading an old state.
 */
const BEGIN = 'BEGIN IMMEDIATE';
const READS = /^\s*(SELECT|PRAGMA|EXPLAIN)\b/i;

/** How long another process, such as an import from the command line, may hold the database. */
const LONGEST_BUSY_MS = 5_000;
const BUSY_PAUSE_MS = 20;

/**
 * Runs it again while another process holds the database. SQLite's own wait, `busy_timeout`, would stop the whole
 * event loop; here the others are served in the pauses, those who only read at once.
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

/** Who holds the one connection of an embedded database, and how many wait for it. */
export const sqliteLockOf = (dataSource: DataSource) =>
  locks.get(dataSource)?.state ?? { inUse: 0, free: 0, waiting: 0 };

/**
 * TypeORM gives every caller of a SQLite data source the same query runner, so a statement of one
 * request lands inside (and is rolled back with) a transaction that another request has open.
 * This gives each caller a runner of its own over the one connection and lets one transaction or one
 * statement run at a time. Other databases are left as they are.
 */
export function exclusiveSqlite(dataSource: DataSource, timeoutMs = 10_000): DataSource {
  const { driver } = dataSource;
  if (!(driver instanceof BetterSqlite3Driver)) return dataSource;
  const lock = new Lock();
  locks.set(dataSource, lock);
  // TypeORM keeps prepared statements in the runner, which here lives for one request: all share them.
  const shared = { stmtCache: new Map() };
  const connect = driver.connect.bind(driver);
  driver.connect = async () => {
    await connect();
    exec('PRAGMA busy_timeout = 0');
  };
  const exec = (sql: string) => (driver.databaseConnection as Connection).exec(sql);
  const isOpen = () => (driver.databaseConnection as Connection).inTransaction;

  /** Runs a statement that writes in a transaction of its own, see BEGIN. */
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

  /** A new connection, in place of one whose transaction can be neither used nor ended. */
  async function endOrReconnect() {
    try {
      return exec('ROLLBACK');
    } catch {
      // Then the state of this connection is unknown.
    }
    shared.stmtCache.clear();
    await driver.disconnect();
    await driver.connect();
  }

  class ExclusiveRunner extends BetterSqlite3QueryRunner {
    private free: (() => void) | undefined;
    /** Why SQLite has ended the transaction of this runner by itself. */
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
        // SQLite has ended the transaction by itself: there is nothing to roll back, and the lock must not stay.
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
      // libsql takes a null that is the only parameter for a set of named ones.
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
     * Where the disk is full, or reading or writing fails, SQLite ends the whole transaction. A later statement
     * of the same work would be stored by itself, so it fails with the same error.
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
