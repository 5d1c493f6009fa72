import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';

/** Where a test stores its data: an embedded database of its own, or one on the server of TEST_MYSQL_URL. */
export interface TestDatabase {
  DATA_DIR: string;
  DATABASE_URL?: string;
  remove(): Promise<void>;
}

const SERVER = process.env.TEST_MYSQL_URL;
let made = 0;

export const onMysql = SERVER !== undefined && SERVER !== '';

export async function makeTestDatabase(): Promise<TestDatabase> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'shishir-test-'));
  const removeFolder = () => rm(DATA_DIR, { recursive: true, force: true });
  if (!SERVER) return { DATA_DIR, remove: removeFolder };

  const name = `shishir_test_${process.pid}_${++made}`;
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
