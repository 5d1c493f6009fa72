import { DataSource } from 'typeorm';
import { makeTestDatabase, type TestDatabase } from '../testing/test-database';
import { makeDataSource } from './data-source';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await makeTestDatabase();
  dataSource = await makeDataSource(database).initialize();
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
