import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { brotliDecompressSync } from 'node:zlib';
import { readEnv } from '../../config/env';
import { createApi } from '../../create-api';
import { connectDatabase } from '../../schema/data-source';
import { DemoRowEntity } from '../../schema/seed.entity';
import { makeTestDatabase, onMysql, type TestDatabase } from '../../testing/test-database';

const FOLDER = join(__dirname, '../../testing/older-databases');

let database: TestDatabase;
beforeEach(async () => {
  database = await makeTestDatabase();
});
afterEach(() => database.remove());

type Mode = 'demo' | 'production';
const environment = (mode: Mode) =>
  readEnv({
    ...{ LOG_LEVEL: 'silent', DATA_DIR: database.DATA_DIR, APP_MODE: mode },
    DATABASE_URL: database.DATABASE_URL,
    ...(mode === 'production' && {
      APP_SECRET: 'a-secret-with-more-than-32-characters',
      ALLOW_HTTP: 'localhost',
    }),
  });

/** Lays an older embedded database into the data folder, and copies its rows where a server is tested. */
async function unpack(name: string): Promise<void> {
  const packed = await readFile(join(FOLDER, `${name}.sqlite.br`));
  await writeFile(join(database.DATA_DIR, 'shishir.sqlite'), brotliDecompressSync(packed));
  if (!onMysql) return;
  const older = await connectDatabase({ DATA_DIR: database.DATA_DIR });
  await inDatabase((dataSource) => copyRows(older, dataSource));
  await older.destroy();
}

/** Makes the tables that the older release had, with its rows. */
async function copyRows(from: DataSource, to: DataSource): Promise<void> {
  const names = async ({ query }: Pick<DataSource, 'query'>, table: string, where = '') =>
    (await query<{ name: string }[]>(`SELECT name FROM ${table} ${where}`)).map(({ name }) => name);
  const read = { query: from.query.bind(from) };
  const write = { query: to.query.bind(to) };
  const known = new Set(await names(read, 'migrations'));
  await to.runMigrations();
  while ((await names(write, 'migrations')).some((name) => !known.has(name))) {
    await to.undoLastMigration();
  }
  await to.transaction(async (manager) => {
    await manager.query('SET FOREIGN_KEY_CHECKS = 0');
    for (const table of await names(read, 'sqlite_master', "WHERE type = 'table'")) {
      if (/^(migrations|typeorm_metadata|sqlite_)/.test(table)) continue;
      await manager.query(`DELETE FROM ${table}`);
      for (const row of await from.query<Record<string, unknown>[]>(`SELECT * FROM ${table}`)) {
        // The database computes it.
        delete row['price'];
        const columns = Object.keys(row).map((column) => to.driver.escape(column));
        await manager.query(
          `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
          Object.values(row),
        );
      }
    }
    await manager.query('SET FOREIGN_KEY_CHECKS = 1');
  });
}

/** Starts the product and stops it, then does something with its database. */
async function afterStart<T>(mode: Mode, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const api = await createApi(environment(mode), () => undefined);
  await api.close();
  return inDatabase(work);
}

async function inDatabase<T>(work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await connectDatabase(environment('demo'));
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

const TABLES = [
  ...['categories', 'category_alias', 'menu_item', 'industries', 'company', 'products', 'users'],
  ...['contact_message', 'gallery', 'vrf_project', 'posts', 'openings'],
];
const counts = async (dataSource: DataSource) => {
  const counted: Record<string, number> = {};
  for (const table of TABLES) {
    const [row] = await dataSource.query<{ n: number }[]>(`SELECT COUNT(*) AS n FROM ${table}`);
    counted[table] = Number(row!.n);
  }
  return counted;
};

describe('a database of the demonstration from before the seeds', () => {
  const NOW = {
    ...{ categories: 16, category_alias: 46, menu_item: 27, industries: 8, company: 1 },
    ...{ products: 71, users: 16, contact_message: 43, gallery: 6, vrf_project: 29 },
    ...{ posts: 9, openings: 4 },
  };

  it('gets what is new, once', async () => {
    await unpack('demonstration');
    expect(await afterStart('demo', counts)).toEqual(NOW);
    expect(await afterStart('demo', counts)).toEqual(NOW);
    // Every row that it had was as it came.
    const edited = "SELECT kind, row_id FROM demo_row WHERE hash = ''";
    await inDatabase(async (dataSource) => {
      expect(await dataSource.query(edited)).toEqual([]);
      const recorded = await dataSource.manager.find(DemoRowEntity);
      const kinds: Record<string, number> = {};
      for (const { kind } of recorded) kinds[kind] = (kinds[kind] ?? 0) + 1;
      expect(kinds).toEqual({
        ...{ company: 1, 'contact-message': 43, gallery: 6, picture: 87, product: 71, user: 3 },
        ...{ 'user-without-password': 13, 'vrf-project': 29, post: 9, opening: 4 },
        ...{ 'category-commercial': 16, quotation: 1 },
      });
    });
  });

  it('keeps what staff have changed and deleted', async () => {
    await unpack('demonstration');
    const changes = [
      "UPDATE categories SET title = 'Our ducts' WHERE slug = 'slim-duct'",
      'DELETE FROM industries',
      "DELETE FROM menu_item WHERE menu_group = 'home-appliance'",
      'DELETE FROM contact_message WHERE id <= 2',
      'DELETE FROM products WHERE id = 3',
      'UPDATE products SET regular_price = 1, version = version + 1 WHERE id = 4',
      "UPDATE products SET deleted_at = '2026-01-01 00:00:00' WHERE id = 5",
    ];
    await inDatabase(async (dataSource) => {
      for (const sql of changes) await dataSource.query(sql);
    });
    const expected = { ...NOW, industries: 0, menu_item: 23, contact_message: 41, products: 70 };
    for (let start = 1; start <= 2; start++) {
      await afterStart('demo', async (dataSource) => {
        expect(await counts(dataSource)).toEqual(expected);
        const query = (sql: string) => dataSource.query<object[]>(sql);
        expect(await query("SELECT title FROM categories WHERE kind = 'slim_duct'")).toEqual([
          { title: 'Our ducts' },
        ]);
        expect(await query('SELECT regular_price FROM products WHERE id = 4')).toEqual([
          { regular_price: 1 },
        ]);
        expect(
          await query("SELECT row_id FROM demo_row WHERE hash = '' ORDER BY row_id"),
        ).toMatchObject([{ row_id: 4 }, { row_id: 5 }]);
      });
    }
  });
});

describe('an empty database of production from before the seeds', () => {
  it('gets the base data alone, once, and leaves what staff made of them', async () => {
    await unpack('production');
    const base = {
      ...{ categories: 16, category_alias: 46, menu_item: 27, industries: 8 },
      ...{ products: 0, users: 0, contact_message: 0, gallery: 0, vrf_project: 0 },
      ...{ posts: 0, openings: 0 },
    };
    expect(await afterStart('production', counts)).toMatchObject(base);
    await inDatabase((dataSource) =>
      dataSource.query("DELETE FROM industries WHERE title = 'Gym'"),
    );
    expect(await afterStart('production', counts)).toMatchObject({ ...base, industries: 7 });
  });

  it('keeps categories of its own, without links to those that it lacks', async () => {
    await unpack('production');
    await inDatabase((dataSource) =>
      dataSource.query(
        "INSERT INTO categories (slug, title, path) VALUES ('chiller', 'Chillers', '/products/chiller')",
      ),
    );
    // Two menus have a link to it, one has five pages.
    expect(await afterStart('production', counts)).toMatchObject({ categories: 1, menu_item: 7 });
  });
});
