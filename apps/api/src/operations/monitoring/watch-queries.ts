import { emit } from '@shishir/server/monitoring/signals';
import { inSpan } from '@shishir/server/monitoring/spans';
import type { DataSource, QueryRunner } from 'typeorm';
import { isSqlite } from '../../platform/database/queries';

const READS = /^\s*(SELECT|PRAGMA|EXPLAIN|SHOW)\b/i;
const LONGEST_STATEMENT = 1_000;

/**
 * Emits the duration of each statement, including the wait for a connection or the lock. On the embedded database, also
 * makes each statement a span of the trace; mysql2 has its own instrumentation. Called only if metrics or traces are
 * enabled.
 */
export function watchQueries(dataSource: DataSource): DataSource {
  const { driver } = dataSource;
  const create = driver.createQueryRunner.bind(driver);
  const isEmbedded = isSqlite(dataSource.manager);
  driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    const watched = (...args: unknown[]) => {
      const sql = String(args[0]);
      const run = () => measured(sql, () => query(...args));
      return isEmbedded ? inSpan(nameOf(sql), attributesOf(sql), run) : run();
    };
    return Object.assign(runner, { query: watched as QueryRunner['query'] });
  };
  return dataSource;
}

async function measured<T>(sql: string, run: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const end = (outcome: 'ok' | 'error' | 'timeout') => {
    const seconds = (performance.now() - startedAt) / 1000;
    emit('query', { kind: READS.test(sql) ? 'read' : 'write', outcome, seconds });
  };
  try {
    const result = await run();
    end('ok');
    return result;
  } catch (error) {
    end(isTimeout(error) ? 'timeout' : 'error');
    throw error;
  }
}

/** Error codes of timeouts: of the pool or a statement, of a lock on a server, of the embedded database. */
const TIMEOUTS = new Set(['ETIMEDOUT', 'POOL_UNAVAILABLE', 'ER_LOCK_WAIT_TIMEOUT', 'SQLITE_BUSY']);

function isTimeout(error: unknown): boolean {
  const { code, driverError } = error as { code?: string; driverError?: { code?: string } };
  return TIMEOUTS.has(driverError?.code ?? code ?? '');
}

const nameOf = (sql: string) => `${/^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL'} sqlite`;

/** Values are placeholders in the statement. */
const attributesOf = (sql: string) => ({
  'db.system.name': 'sqlite',
  'db.query.text': sql.slice(0, LONGEST_STATEMENT),
});
