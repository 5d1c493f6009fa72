import { DataSource } from 'typeorm';
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

const difference = async () => (await dataSource.driver.createSchemaBuilder().log()).upQueries;

describe('the migrations', () => {
  it('run up, down and up again', async () => {
    const done = await dataSource.runMigrations();
    expect(done.length).toBe(dataSource.migrations.length);
    for (let left = done.length; left > 0; left--) await dataSource.undoLastMigration();
    expect(await difference()).not.toEqual([]);
    expect(await dataSource.runMigrations()).toHaveLength(done.length);
  });

  it('leave no difference to the entities', async () => {
    expect((await difference()).map(({ query }) => query)).toEqual([]);
  });
});

if (onMysql) {
  it.each(['mysql:', 'mariadb:'])('fit a server whose address begins with %s', async (protocol) => {
    const named = await makeTestDatabase();
    const url = named.DATABASE_URL?.replace(/^\w+:/, protocol);
    const connected = await connectDatabase({ ...named, DATABASE_URL: url });
    await connected.runMigrations();
    const left = await connected.driver.createSchemaBuilder().log();
    expect(left.upQueries.map(({ query }) => query)).toEqual([]);
    await connected.destroy();
    await named.remove();
  });
}
