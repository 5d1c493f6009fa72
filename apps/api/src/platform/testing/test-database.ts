import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { readEnv } from '../config/env';
import { createApi } from '../../create-api';

/** Storage of a test: a separate embedded database, or one on the server of TEST_MYSQL_URL. */
export interface TestDatabase {
  DATA_DIR: string;
  DATABASE_URL?: string;
  remove(): Promise<void>;
}

const SERVER = process.env.TEST_MYSQL_URL;

export const onMysql = SERVER !== undefined && SERVER !== '';

/** Creates an empty database. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'shishir-test-'));
  const removeFolder = () => rm(DATA_DIR, { recursive: true, force: true });
  if (!SERVER) return { DATA_DIR, remove: removeFolder };

  const name = `shishir_test_${randomBytes(6).toString('hex')}`;
  await onServer(SERVER, (server) =>
    server.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`),
  );
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return {
    DATA_DIR,
    DATABASE_URL: url.href,
    remove: async () => {
      await onServer(SERVER, (server) => server.query(`DROP DATABASE IF EXISTS ${name}`));
      await removeFolder();
    },
  };
}

let filled: Promise<TestDatabase> | undefined;
afterAll(async () => {
  const database = await filled;
  filled = undefined;
  await database?.remove();
});

/**
 * Creates a database with the demonstration data. Copies the database that the first call of a process fills by
 * starting the API, which takes a third of the time of another start.
 */
export async function makeFilledDatabase(): Promise<TestDatabase> {
  const [from, database] = await Promise.all([(filled ??= fillDatabase()), makeTestDatabase()]);
  if (SERVER) await copyTables(nameOf(from), nameOf(database));
  for (const name of await readdir(from.DATA_DIR)) {
    const [source, target] = [join(from.DATA_DIR, name), join(database.DATA_DIR, name)];
    // Every installation has a separate secret.
    if (name === 'secret') continue;
    if (name === STORAGE) await linkFiles(source, target);
    else await copyFile(source, target);
  }
  return database;
}

const STORAGE = 'storage';
const nameOf = ({ DATABASE_URL }: TestDatabase) => new URL(DATABASE_URL!).pathname.slice(1);

async function fillDatabase(): Promise<TestDatabase> {
  const database = await makeTestDatabase();
  const { DATA_DIR, DATABASE_URL } = database;
  const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR, DATABASE_URL });
  const api = await createApi(env, () => undefined);
  await api.close();
  return database;
}

/** Links files instead of copying them, because stored pictures never change. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      return entry.isDirectory() ? linkFiles(source, target) : link(source, target);
    }),
  );
}

/** Copies tables with keys, counters and rows. */
async function copyTables(from: string, to: string): Promise<void> {
  await onServer(SERVER!, async (server) => {
    // The settings below apply to one connection.
    const runner = server.createQueryRunner();
    const names = async (sql: string, ...values: string[]) =>
      ((await runner.query(sql, values)) as { name: string }[]).map(({ name }) => name);
    const tables = await names(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
      from,
    );
    await runner.query(`USE ${to}`);
    await runner.query('SET foreign_key_checks = 0');
    for (const table of tables) {
      const [row] = (await runner.query(`SHOW CREATE TABLE ${from}.${table}`)) as object[];
      await runner.query((Object.values(row!) as string[])[1]!);
      const columns = await names(
        `SELECT column_name AS name FROM information_schema.columns
         WHERE table_schema = ? AND table_name = ? AND COALESCE(generation_expression, '') = ''`,
        ...[from, table],
      );
      const list = columns.map((column) => `\`${column}\``).join(', ');
      await runner.query(`INSERT INTO ${table} (${list}) SELECT ${list} FROM ${from}.${table}`);
    }
    await runner.release();
  });
}

async function onServer<T>(address: string, act: (server: DataSource) => Promise<T>): Promise<T> {
  const { hostname, port, username, password } = new URL(address);
  const server = new DataSource({
    type: 'mysql',
    host: hostname,
    port: Number(port || 3306),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
  });
  await server.initialize();
  try {
    return await act(server);
  } finally {
    await server.destroy();
  }
}
