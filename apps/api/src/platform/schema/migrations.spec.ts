import type { DataSource } from 'typeorm';
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

  it('match the entities', async () => {
    expect(await schemaDifference(dataSource)).toEqual([]);
  });
});

if (onMysql) {
  it.each(['mysql:', 'mariadb:'])(
    'migrates a server whose address begins with %s',
    async (protocol) => {
      const named = await makeTestDatabase();
      const url = named.DATABASE_URL?.replace(/^\w+:/, protocol);
      const connected = await connectDatabase({ ...named, DATABASE_URL: url });
      try {
        await connected.runMigrations();
        expect(await schemaDifference(connected)).toEqual([]);
      } finally {
        await connected.destroy();
        await named.remove();
      }
    },
  );
}
