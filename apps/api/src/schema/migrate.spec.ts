import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner';
import { schemaDifference } from '../testing/schema-difference';
import { makeTestDatabase, onMysql, type TestDatabase } from '../testing/test-database';
import { connectDatabase } from './data-source';
import { migrate } from './open-database';

let database: TestDatabase;
beforeEach(async () => {
  database = await makeTestDatabase();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.remove();
});

it('a migration that fails is named, and runs again once its cause is fixed', async () => {
  const dataSource = await connectDatabase(database);
  await dataSource.query('CREATE TABLE posts (somebody_elses INTEGER)');
  const failed = expect(migrate(dataSource)).rejects;
  await failed.toThrow(
    /^The migration Posts?\d+ failed: .*posts.* start again: it runs again then/,
  );
  const done = await dataSource.query<unknown[]>('SELECT name FROM migrations');
  expect(done.length).toBeGreaterThan(0);
  await dataSource.query('DROP TABLE posts');
  await migrate(dataSource);
  expect(await dataSource.showMigrations()).toBe(false);
  await dataSource.destroy();
});

if (onMysql) {
  // What such a server keeps of a transaction that breaks off are its schema statements.
  it('migrations that break off behind every single step are gone through in the end', async () => {
    const dataSource = await connectDatabase(database);
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its runner
    const original = MysqlQueryRunner.prototype.query;
    let steps = 0;
    let tables = 0;
    let isDone = false;
    jest.spyOn(MysqlQueryRunner.prototype, 'query').mockImplementation(async function (
      this: MysqlQueryRunner,
      sql: string,
      ...more: [object?, boolean?]
    ) {
      const result = (await original.call(this, sql, ...more)) as unknown;
      const isStep = /^\s*(ALTER|CREATE|DROP)\b/i.test(sql) && !/`(migrations|typeorm_)/.test(sql);
      if (!isStep) return result;
      // Whole tables are all made in the same way: a few of them are enough.
      if (/^CREATE TABLE/i.test(sql) && ++tables > 3) return result;
      steps++;
      throw new Error('killed');
    });
    const failures = new Set<string>();
    // Without end, were a migration to undo what it has done before.
    while (!isDone && steps < 1_000) {
      const before = steps;
      try {
        await migrate(dataSource);
        isDone = true;
      } catch (error) {
        const { message } = error as Error;
        if (!message.includes('killed') || steps === before) throw error;
        failures.add(message);
      }
    }
    jest.restoreAllMocks();
    expect(isDone).toBe(true);
    expect(steps).toBeGreaterThan(50);
    expect(failures.size).toBeGreaterThan(20);
    expect(await dataSource.showMigrations()).toBe(false);
    expect(await schemaDifference(dataSource)).toEqual([]);
    expect(await dataSource.query('SELECT id, counter FROM revision')).toEqual([
      { id: 1, counter: 0 },
    ]);
    await dataSource.destroy();
  }, 120_000);
}
