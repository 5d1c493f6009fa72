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

/** Takes migrations back until the one with this name is undone. */
async function undo(name: string): Promise<void> {
  const done = async () =>
    (await dataSource.query<{ name: string }[]>('SELECT name FROM migrations')).map(
      (row) => row.name,
    );
  while ((await done()).includes(name)) await dataSource.undoLastMigration();
}

it('the price is added to a catalogue that is there: rows stay, and no id comes back', async () => {
  await dataSource.runMigrations();
  await undo('ProductPrice1763600000031');
  const query = (sql: string) => dataSource.query<object[]>(sql);
  await query("INSERT INTO categories (id, slug, title, path) VALUES (1, 'a', 'A', '/products/a')");
  const add = (columns: string, values: string) =>
    query(
      `INSERT INTO products (category_id, type, model, title${columns}) VALUES (1, 'Indoor Unit', 'M', 'T'${values})`,
    );
  await add(', id, regular_price', ', 7, 500');
  await add(', id', ', 9');
  await query('DELETE FROM products WHERE id = 9');
  await dataSource.runMigrations();
  await add(', regular_price, offer_price', ', 500, 400');
  expect(await query('SELECT id, price FROM products ORDER BY id')).toEqual([
    { id: 7, price: 500 },
    { id: 10, price: 400 },
  ]);
});
