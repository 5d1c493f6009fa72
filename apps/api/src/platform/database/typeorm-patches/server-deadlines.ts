// Imported because tests with fake timers replace the globals, while the database runs in real time.
import { clearTimeout, setTimeout } from 'node:timers';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner';
import { isDeadlock } from '../database-errors';
import type { Replicas } from '../replicas/replicas';

/** Maximum wait for a pooled connection, and for a statement that takes no locks. */
const QUICK_MS = 1_800;
/** Maximum wait for any other statement, which may wait for a locked row or the disk. */
const WRITE_MS = 5_000;
const BEGINS_TRANSACTION = /^START TRANSACTION/i;

/** The part of mysql2's connection used here. */
interface Connection {
  /** The socket. Destroying it fails every statement of the connection and removes it from the pool. */
  stream: { destroy(error: Error): void };
  release(): void;
}

const LATE = 'The database did not respond in time.';
const tooLate = () => Object.assign(new Error(LATE), { code: 'ETIMEDOUT' });

/**
 * Adds deadlines to all requests to a MySQL or MariaDB server from now on; migrations and the command-line import may
 * take longer. Retries once after a deadlock. If `replicas` are given, reads of requests that may use a replica go
 * there first. SQLite is not changed.
 */
export function serverDeadlines(dataSource: DataSource, replicas?: Replicas): DataSource {
  const { driver } = dataSource;
  if (!(driver instanceof MysqlDriver)) return dataSource;

  class DeadlineRunner extends MysqlQueryRunner {
    private hasGivenUp = false;

    override async connect(): Promise<unknown> {
      if (this.hasGivenUp) throw tooLate();
      if (this.databaseConnection) return this.databaseConnection as unknown;
      const connecting = super.connect() as Promise<Connection>;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          this.hasGivenUp = true;
          reject(tooLate());
        }, QUICK_MS);
      });
      // Releases a connection that arrives after the deadline immediately.
      void connecting
        .then((connection) => this.hasGivenUp && connection.release())
        .catch(() => undefined);
      try {
        return await Promise.race([connecting, late]);
      } catch (error) {
        throw named(error, 'POOL_UNAVAILABLE');
      } finally {
        clearTimeout(timer);
      }
    }

    override async query(
      sql: string,
      parameters?: unknown[],
      structured?: boolean,
    ): ReturnType<MysqlQueryRunner['query']> {
      const isRead = !this.isTransactionActive && /^\s*SELECT/i.test(sql);
      if (isRead && replicas) {
        const found = await replicas.read(sql, parameters, structured);
        if (found !== null) return found;
      }
      const deadline = isRead || BEGINS_TRANSACTION.test(sql) ? QUICK_MS : WRITE_MS;
      const run = () => this.inTime(deadline, sql, parameters, structured);
      return this.isTransactionActive ? run() : onceMoreAfterDeadlock(run);
    }

    private async inTime(
      ms: number,
      ...statement: Parameters<MysqlQueryRunner['query']>
    ): ReturnType<MysqlQueryRunner['query']> {
      const connection = (await this.connect()) as Connection;
      const timer = setTimeout(() => connection.stream.destroy(tooLate()), ms);
      try {
        return await super.query(...statement);
      } catch (error) {
        const source: unknown = error instanceof QueryFailedError ? error.driverError : error;
        if ((source as { fatal?: boolean }).fatal) named(source, 'PROTOCOL_CONNECTION_LOST');
        throw error;
      } finally {
        clearTimeout(timer);
      }
    }
  }

  driver.createQueryRunner = (mode) => new DeadlineRunner(driver, mode);
  retryTransactions(dataSource.manager);
  return dataSource;
}

/** Adds a code to errors of mysql2 that have none, such as a full queue. */
function named(error: unknown, code: string): unknown {
  if (error instanceof Error && !('code' in error)) Object.assign(error, { code });
  return error;
}

/** Retries transactions once after a deadlock, so their work must be safe to repeat. */
function retryTransactions(manager: EntityManager): void {
  const transaction = manager.transaction.bind(manager) as (...args: unknown[]) => Promise<unknown>;
  manager.transaction = (...args: unknown[]) => onceMoreAfterDeadlock(() => transaction(...args));
}

async function onceMoreAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return run();
  }
}
