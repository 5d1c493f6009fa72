import type { Connection, RowDataPacket } from 'mysql2/promise';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestDatabase } from './test-database';
import { startProxy, type TestProxy } from './test-proxy';

/** A replica of a test's database. The API connects through a proxy, the test directly. */
export interface TestReplica {
  /** Value for DATABASE_REPLICA_URLS, with a read-only account. */
  url: string;
  proxy: TestProxy;
  /** Runs a statement on the replica only, for example to mark rows that were read from it. */
  query(sql: string): Promise<RowDataPacket[]>;
  /** Stops replication, so that the replica falls behind like an overloaded one. */
  stopFollowing(): Promise<void>;
  follow(): Promise<void>;
  /** Resolves when the replica has the current state of the primary. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export const LONGEST_MS = 20_000;

/** Repeats `ask` until its answer is as expected. */
export async function until<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean) {
  const end = Date.now() + LONGEST_MS;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > end) throw new Error(`It stayed at ${JSON.stringify(answer)}`);
    await pause(50);
  }
}

/** Starts the replica of TEST_REPLICA_URL, which follows the server of TEST_MYSQL_URL. */
export async function startTestReplica(database: TestDatabase): Promise<TestReplica> {
  const { TEST_REPLICA_URL } = process.env;
  if (!TEST_REPLICA_URL) {
    throw new Error('Run this with a replica: node tools/test/with.mjs replica COMMAND');
  }
  const { createConnection } = await import('mysql2/promise');
  const { pathname } = new URL(database.DATABASE_URL!);
  const admin = new URL(TEST_REPLICA_URL);
  admin.username = 'root';
  const [primary, replica] = await Promise.all(
    [database.DATABASE_URL!, admin.href].map((url) => createConnection(url)),
  );
  const ask = async (connection: Connection | undefined, sql: string) =>
    (await connection!.query<RowDataPacket[]>(sql))[0];
  const caughtUp = async () => {
    const [row] = await ask(primary, 'SELECT @@gtid_binlog_pos AS position');
    const [waited] = await ask(
      replica,
      `SELECT MASTER_GTID_WAIT('${String(row!['position'])}', ${LONGEST_MS / 1000}) AS failed`,
    );
    if (waited!['failed'] !== 0) throw new Error('The replica does not catch up.');
  };
  await caughtUp();
  await replica!.query(`USE ${pathname.slice(1)}`);

  const proxy = await startProxy(TEST_REPLICA_URL, 3306);
  const url = new URL(proxy.url);
  url.pathname = pathname;
  return {
    url: url.href,
    proxy,
    query: (sql) => ask(replica, sql),
    stopFollowing: async () => void (await replica!.query('STOP SLAVE SQL_THREAD')),
    follow: async () => void (await replica!.query('START SLAVE SQL_THREAD')),
    caughtUp,
    close: async () => {
      await proxy.close();
      await Promise.all([primary!.end(), replica!.end()]);
    },
  };
}
