import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Env } from '../config/env';
import { entities } from './entities';
import { exclusiveSqlite } from './exclusive-sqlite';
import { migrations } from './migrations';
import { utcSessions } from './utc-sessions';

const shared = {
  entities,
  migrations,
  synchronize: false,
  migrationsTransactionMode: 'each',
} as const;

/** A file of the embedded database's kind in the data folder, which is made where it is missing. */
function sqliteFile(dataDir: string, name: string) {
  mkdirSync(dataDir, { recursive: true });
  return {
    type: 'better-sqlite3',
    database: join(dataDir, name),
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the driver is a native module that TypeORM wants handed in
    driver: require('libsql') as unknown,
  } as const;
}

function sqliteOptions(dataDir: string): DataSourceOptions {
  return {
    ...shared,
    ...sqliteFile(dataDir, 'shishir.sqlite'),
    enableWAL: true,
    prepareDatabase: (database: { exec(sql: string): unknown }) => {
      database.exec('PRAGMA busy_timeout = 5000');
      // An acknowledged write survives a power cut.
      database.exec('PRAGMA synchronous = FULL');
    },
  };
}

function mysqlOptions(url: string): DataSourceOptions {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  return {
    ...shared,
    type: protocol === 'mariadb:' ? 'mariadb' : 'mysql',
    host: hostname,
    port: Number(port || 3306),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    connectTimeout: 2000,
    extra: { connectionLimit: 10, maxIdle: 10, idleTimeout: 60_000, queueLimit: 200 },
  };
}

/** The data source of this environment, not yet connected. */
export function makeDataSource(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): DataSource {
  return env.DATABASE_URL
    ? utcSessions(new DataSource(mysqlOptions(env.DATABASE_URL)))
    : exclusiveSqlite(new DataSource(sqliteOptions(env.DATA_DIR)));
}

/** A file without tables, to hold a lock that ends with its connection. Nobody waits at it. */
export const makeLockFile = (dataDir: string): DataSource =>
  new DataSource({ ...sqliteFile(dataDir, 'start.lock'), timeout: 0 });
