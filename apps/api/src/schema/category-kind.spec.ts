import type { DataSource } from 'typeorm';
import { makeTestDatabase, type TestDatabase } from '../testing/test-database';
import { connectDatabase } from './data-source';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await makeTestDatabase();
  dataSource = await connectDatabase(database);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.remove();
});

const query = <Row extends object>(sql: string) => dataSource.query<Row[]>(sql);

/** Takes migrations back until the one with this name is undone. */
async function undo(name: string): Promise<void> {
  const done = async () =>
    (await query<{ name: string }>('SELECT name FROM migrations')).map((row) => row.name);
  while ((await done()).includes(name)) await dataSource.undoLastMigration();
}

const CATEGORIES: [id: number, slug: string, ...aliases: string[]][] = [
  [1, 'outdoor', 'vrf'],
  // Renamed by staff: the former slug is an alias.
  [2, 'round', '360_cassette', '360-cassette'],
  // The former slug of one kind, and a spelling of another.
  [3, 'mini-units', 'split', 'wall-mounted'],
  // The slug of one kind, and what was the slug of another.
  [4, 'slim-duct', 'chiller'],
  [5, 'high-static-duct'],
  [6, 'air-curtain', 'curtain'],
  [7, 'medium-duct'],
];

/** [id, group, title, path] */
const MENU: [number, string, string, string][] = [
  [3, 'vrf', 'Title 1', '/products/outdoor'],
  [5, 'product', 'Ducts for flats', '/products/slim-duct'],
  [6, 'about', 'About Us', '/about-us'],
  [7, 'vrf', 'Title 7', '/products/medium-duct'],
];
const menu = (where = '') =>
  query(`SELECT id, menu_group, title, path FROM menu_item ${where} ORDER BY id`);

it('categories and menus of before get their kinds, groups and references, and lose nothing', async () => {
  await dataSource.runMigrations();
  await undo('CategoryKind1763600000070');
  for (const [id, slug, ...aliases] of CATEGORIES) {
    const path = `/products/${slug}`;
    await query(
      `INSERT INTO categories (id, slug, title, path, updated_at) VALUES (${id}, '${slug}', 'Title ${id}', '${path}', '2026-01-02 03:04:05')`,
    );
    for (const alias of aliases) {
      await query(`INSERT INTO category_alias (alias, category_id) VALUES ('${alias}', ${id})`);
    }
  }
  // What is in the trash may be restored.
  await query("UPDATE categories SET deleted_at = '2026-01-03 00:00:00' WHERE id = 7");
  for (const [id, group, title, path] of [...MENU, [9, 'about', 'Gone', '/gone']]) {
    await query(
      `INSERT INTO menu_item (id, menu_group, title, path) VALUES (${id}, '${group}', '${title}', '${path}')`,
    );
  }
  await query('DELETE FROM menu_item WHERE id = 9');
  const before = await menu();
  const times = await query('SELECT id, updated_at FROM categories ORDER BY id');

  await dataSource.runMigrations();
  expect(await query('SELECT id, kind, category_group FROM categories ORDER BY id')).toEqual([
    { id: 1, kind: 'outdoor_unit', category_group: null },
    { id: 2, kind: 'round_cassette', category_group: null },
    { id: 3, kind: 'wall_mounted', category_group: null },
    { id: 4, kind: 'slim_duct', category_group: 'duct' },
    { id: 5, kind: 'big_duct', category_group: 'duct' },
    { id: 6, kind: 'other', category_group: null },
    { id: 7, kind: 'medium_duct', category_group: 'duct' },
  ]);
  expect(await query('SELECT id, updated_at FROM categories ORDER BY id')).toEqual(times);
  expect(await query('SELECT id, category_id, title, path FROM menu_item ORDER BY id')).toEqual([
    { id: 3, category_id: 1, title: null, path: null },
    { id: 5, category_id: 4, title: 'Ducts for flats', path: null },
    { id: 6, category_id: null, title: 'About Us', path: '/about-us' },
    { id: 7, category_id: 7, title: null, path: null },
  ]);
  await query("INSERT INTO menu_item (menu_group, title, path) VALUES ('about', 'New', '/new')");
  expect(await menu("WHERE title = 'New'")).toMatchObject([{ id: 10 }]);
  await query("DELETE FROM menu_item WHERE title = 'New'");

  await undo('CategoryKind1763600000070');
  expect(await menu()).toEqual(before);
  expect(await query('SELECT id, updated_at FROM categories ORDER BY id')).toEqual(times);
  await dataSource.runMigrations();
});
