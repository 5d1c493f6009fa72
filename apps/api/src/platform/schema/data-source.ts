import type { RowDataPacket } from 'mysql2/promise';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Env } from '../config/env';
import { DerivedColumns } from '../database/derived-columns';
import { exclusiveSqlite } from '../database/typeorm-patches/exclusive-sqlite';
import type { ReplicaSource } from '../database/replicas/replica';
import { utcSessions } from '../database/typeorm-patches/utc-sessions';
import { entities } from './entities';
import { migrations } from './migrations';

const shared = {
  entities,
  migrations,
  synchronize: false,
  migrationsTransactionMode: 'each',
  subscribers: [DerivedColumns] as (typeof DerivedColumns)[],
} as const;

/** Returns options for a database file in the data folder, which is created if missing. */
function sqliteFile(dataDir: string, name: string) {
  mkdirSync(dataDir, { recursive: true });
  return {
    type: 'better-sqlite3',
    database: join(dataDir, name),
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- TypeORM expects the driver as an object
    driver: require('libsql') as unknown,
  } as const;
}

/** File name of the embedded database in the data folder. */
export const SQLITE_FILE = 'shishir.sqlite';

function sqliteOptions(dataDir: string): DataSourceOptions {
  return {
    ...shared,
    ...sqliteFile(dataDir, SQLITE_FILE),
    enableWAL: true,
    prepareDatabase: (database: { exec(sql: string): unknown }) => {
      // Only while opening: later, a wait must not block the event loop, see exclusiveSqlite.
      database.exec('PRAGMA busy_timeout = 5000');
      // Acknowledged writes survive a power failure.
      database.exec('PRAGMA synchronous = FULL');
      // 32 MB of pages: with the default of 2 MB, an import reads and writes index pages many times.
      database.exec('PRAGMA cache_size = -32000');
    },
  };
}

interface Server {
  host: string;
  port: number;
  username: string;
  password: string;
  connectTimeout: number;
}

function serverAt(url: string): Server {
  const { hostname, port, username, password } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 3306),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    connectTimeout: 2000,
  };
}

/** Returns the connection options shared by the primary and its replicas. */
const sessionsAt = (url: string) => ({
  ...serverAt(url),
  database: decodeURIComponent(new URL(url).pathname.slice(1)),
  charset: 'utf8mb4_unicode_ci',
  timezone: 'Z',
  extra: { connectionLimit: 10, maxIdle: 10, idleTimeout: 60_000, queueLimit: 200 },
});

async function serverOptions(url: string): Promise<DataSourceOptions> {
  return { ...shared, ...sessionsAt(url), type: await kindOf(serverAt(url)) };
}

/** Returns the actual kind of a server, regardless of its address: some statements differ between MySQL and MariaDB. */
async function kindOf({ username: user, ...server }: Server): Promise<'mysql' | 'mariadb'> {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection({ ...server, user });
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
    return /mariadb/i.test(String(rows[0]?.['version'])) ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

/** Connects to the database of this environment without changing its tables. */
export async function connectDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<DataSource> {
  const dataSource = env.DATABASE_URL
    ? utcSessions(new DataSource(await serverOptions(env.DATABASE_URL)))
    : exclusiveSqlite(new DataSource(sqliteOptions(env.DATA_DIR)));
  return dataSource.initialize();
}

/** Returns the replicas of DATABASE_REPLICA_URLS, not connected yet. */
export const replicaSources = ({
  DATABASE_REPLICA_URLS,
}: Pick<Env, 'DATABASE_REPLICA_URLS'>): ReplicaSource[] =>
  (DATABASE_REPLICA_URLS?.split(',') ?? []).map((url) => ({
    name: new URL(url.trim()).host,
    // The kind only matters for statements that are never sent to a replica.
    make: () => utcSessions(new DataSource({ ...sessionsAt(url.trim()), type: 'mysql' })),
    migrations: migrations.length,
  }));

/** Returns a database file without tables, whose lock ends with its connection. Acquiring the lock never waits. */
export const makeLockFile = (dataDir: string): DataSource =>
  new DataSource({ ...sqliteFile(dataDir, 'start.lock'), timeout: 0 });
