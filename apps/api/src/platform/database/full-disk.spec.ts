import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { MenuItemEntity } from '../../content/menu/menu-item.entity';
import { connectDatabase } from '../schema/data-source';
import { startTestApi } from '../testing/test-api';
import { makeFilledDatabase } from '../testing/test-database';
import { isDiskFull } from './database-errors';

interface Connection {
  pragma(text: string): Record<string, number>[];
  prepare(sql: string): unknown;
  exec(sql: string): unknown;
}

/** Stops the embedded database from growing, as on a full disk. Returns a function that lifts the limit. */
function fillDisk(connection: Connection): () => void {
  const [row] = connection.pragma('page_count');
  connection.pragma(`max_page_count = ${row!['page_count']}`);
  return () => void connection.pragma('max_page_count = 1073741823');
}

const LARGE = 'x'.repeat(90_000);
const item = (title: string) => ({ group: 'about' as const, title, path: '/x' });

describe('the embedded database on a full disk', () => {
  let DATA_DIR: string;
  let dataSource: DataSource;
  beforeAll(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'shishir-full-'));
    dataSource = await connectDatabase({ DATA_DIR });
    await dataSource.runMigrations();
    await dataSource.query('CREATE TABLE filler (text TEXT)');
  });
  afterAll(async () => {
    await dataSource.destroy();
    await rm(DATA_DIR, { recursive: true });
  });
  beforeEach(() => dataSource.getRepository(MenuItemEntity).clear());

  const connection = () =>
    (dataSource.driver as BetterSqlite3Driver).databaseConnection as Connection;
  const items = () => dataSource.getRepository(MenuItemEntity).find();
  const fill = (manager = dataSource.manager) =>
    manager.query('INSERT INTO filler VALUES (?)', [LARGE]);

  it('serves the next read, and the next write once there is room again', async () => {
    const release = fillDisk(connection());
    const failed = dataSource.transaction(async (manager) => {
      await manager.insert(MenuItemEntity, item('lost'));
      await fill(manager);
    });
    await expect(failed.catch((error: unknown) => isDiskFull(error))).resolves.toBe(true);
    expect(await items()).toEqual([]);
    release();
    await dataSource.transaction((manager) => manager.insert(MenuItemEntity, item('next')));
    expect(await items()).toHaveLength(1);
  });

  it('stores nothing of a transaction that continues after an inner one failed', async () => {
    const release = fillDisk(connection());
    const failed = dataSource.transaction(async (manager) => {
      await manager.insert(MenuItemEntity, item('first'));
      await manager.transaction((inner) => fill(inner)).catch(() => undefined);
      await manager.insert(MenuItemEntity, item('second'));
    });
    await expect(failed.catch((error: unknown) => isDiskFull(error))).resolves.toBe(true);
    release();
    expect(await items()).toEqual([]);
  });

  it('opens a new connection if a transaction cannot be rolled back', async () => {
    const first = connection();
    const originals = { prepare: first.prepare.bind(first), exec: first.exec.bind(first) };
    const failing = (original: (sql: string) => unknown) => (sql: string) => {
      if (sql === 'ROLLBACK') throw new Error('disk I/O error');
      return original(sql);
    };
    first.prepare = failing(originals.prepare);
    first.exec = failing(originals.exec);
    const failed = dataSource.transaction(async (manager) => {
      await manager.find(MenuItemEntity);
      throw new Error('rejected');
    });
    await expect(failed).rejects.toThrow('rejected');
    expect(connection()).not.toBe(first);
    expect(await items()).toEqual([]);
  });
});

describe('the API on a full disk', () => {
  it('responds with 507, stores nothing and serves the next request', async () => {
    const driver = BetterSqlite3Driver.prototype as unknown as {
      createDatabaseConnection(): Promise<Connection>;
    };
    const database = await makeFilledDatabase();
    const connecting = jest.spyOn(driver, 'createDatabaseConnection');
    const api = await startTestApi({ DATABASE_URL: '' }, undefined, database);
    const release = fillDisk((await connecting.mock.results[0]!.value) as Connection);
    connecting.mockRestore();
    let sent = 0;
    const register = () =>
      api.call('post', '/api/v1/register').send({
        name: 'N'.repeat(90),
        number: '01711000000',
        email: `somebody${sent++}@example.com`,
        password: 'a-long-password',
      });

    // The last pages still have room for some rows.
    let response = await register();
    while (response.status === 201 && sent < 500) response = await register();
    expect(response.status).toBe(507);
    expect(response.body).toMatchObject({
      code: 'disk_full',
      message: 'The server is out of space, so nothing was saved. Please tell us.',
    });
    await api.call('get', '/api/v1/products').expect(200);
    await api.call('get', '/health/ready').expect(200);
    release();
    await register().expect(201);
    await api.close();
    await database.remove();
  });
});
