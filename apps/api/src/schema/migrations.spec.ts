import { DataSource } from 'typeorm';
import { schemaDifference } from '../testing/schema-difference';
import { makeTestDatabase, onMysql, type TestDatabase } from '../testing/test-database';
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

describe('the migrations', () => {
  it('run up, down and up again', async () => {
    const done = await dataSource.runMigrations();
    expect(done.length).toBe(dataSource.migrations.length);
    for (let left = done.length; left > 0; left--) await dataSource.undoLastMigration();
    expect(await schemaDifference(dataSource)).not.toEqual([]);
    expect(await dataSource.runMigrations()).toHaveLength(done.length);
  });

  it('go on after the references of enquiries from before the counter', async () => {
    const isCounted = async () =>
      (await dataSource.query<{ name: string }[]>('SELECT name FROM migrations')).some(({ name }) =>
        name.startsWith('EnquiryCounter'),
      );
    while (await isCounted()) await dataSource.undoLastMigration();
    for (const [id, reference] of Object.entries({ 7: 'ENQ-2025-000007', 9: 'ENQ-2026-000009' })) {
      await dataSource.query(
        `INSERT INTO contact_message (id, reference, first_name, last_name, email, number, message)
         VALUES (?, ?, 'Rahim', 'Uddin', 'rahim@example.com', '+8801711000000', 'An enquiry.')`,
        [Number(id), reference],
      );
    }
    await dataSource.runMigrations();
    expect(await dataSource.query('SELECT * FROM enquiry_counter ORDER BY year')).toEqual([
      { year: 2025, last: 7 },
      { year: 2026, last: 9 },
    ]);
  });

  it('make references of the pictures that the document of the company held', async () => {
    const done = async () =>
      (await dataSource.query<{ name: string }[]>('SELECT name FROM migrations')).some(({ name }) =>
        name.startsWith('CompanyPictures'),
      );
    while (await done()) await dataSource.undoLastMigration();
    const picture = { key: 'people/a', width: 640, height: 640, blur: 'data:,', alt: 'Nusrat' };
    await dataSource.query(
      `INSERT INTO media (id, ${onMysql ? '\`key\`' : 'key'}, kind, mime, bytes, width, height, blur, alt)
       VALUES (7, 'people/a', 'people', 'image/webp', 1, 640, 640, 'data:,', 'Nusrat')`,
    );
    const document = { name: 'Ours', sales_contact: { name: 'Nusrat', picture } };
    await dataSource.query('INSERT INTO company (id, details) VALUES (1, ?)', [
      JSON.stringify(document),
    ]);
    await dataSource.runMigrations();
    const [row] = await dataSource.query<{ details: string; contact_picture_id: number }[]>(
      'SELECT details, contact_picture_id FROM company',
    );
    expect(row!.contact_picture_id).toBe(7);
    expect(JSON.parse(row!.details)).toEqual({ name: 'Ours', sales_contact: { name: 'Nusrat' } });
    while (await done()) await dataSource.undoLastMigration();
    const [back] = await dataSource.query<{ details: string }[]>('SELECT details FROM company');
    expect(JSON.parse(back!.details)).toEqual(document);
    await dataSource.runMigrations();
  });

  it('leave no difference to the entities', async () => {
    expect(await schemaDifference(dataSource)).toEqual([]);
  });
});

if (onMysql) {
  it.each(['mysql:', 'mariadb:'])('fit a server whose address begins with %s', async (protocol) => {
    const named = await makeTestDatabase();
    const url = named.DATABASE_URL?.replace(/^\w+:/, protocol);
    const connected = await connectDatabase({ ...named, DATABASE_URL: url });
    await connected.runMigrations();
    expect(await schemaDifference(connected)).toEqual([]);
    await connected.destroy();
    await named.remove();
  });
}
