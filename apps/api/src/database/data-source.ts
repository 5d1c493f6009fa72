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

function sqliteOptions(dataDir: string): DataSourceOptions {
  mkdirSync(dataDir, { recursive: true });
  return {
    ...shared,
    type: 'better-sqlite3',
    database: join(dataDir, 'shishir.sqlite'),
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the driver is a native module that TypeORM wants handed in
    driver: require('libsql') as unknown,
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
