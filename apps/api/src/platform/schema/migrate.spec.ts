import {
  type DataSource,
  type MigrationInterface,
  type QueryRunner,
  TableForeignKey,
  TableIndex,
} from 'typeorm';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner';
import { schemaDifference } from '../testing/schema-difference';
import { makeTestDatabase, onMysql, type TestDatabase } from '../testing/test-database';
import { connectDatabase } from './data-source';
import { migrate } from './open-database';
import { foreignKey, index, keepingIds } from './table-migration';

let database: TestDatabase;
let dataSource: DataSource;
beforeEach(async () => {
  database = await makeTestDatabase();
  dataSource = await connectDatabase(database);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await dataSource.destroy();
  await database.remove();
});

/** A migration of a later release. */
abstract class Later implements MigrationInterface {
  readonly name = 'Later1999999999999';
  abstract up(runner: QueryRunner): Promise<void>;
  abstract down(runner: QueryRunner): Promise<void>;
}

it('names a failed migration, and runs it again once the cause is fixed', async () => {
  await dataSource.query('CREATE TABLE posts (somebody_elses INTEGER)');
  const failed = expect(migrate(dataSource)).rejects;
  await failed.toThrow(
    /^The migration InitialContent\d+ failed: .*posts.* start again to retry this one/,
  );
  const done = await dataSource.query<unknown[]>('SELECT name FROM migrations');
  expect(done.length).toBeGreaterThan(0);
  await dataSource.query('DROP TABLE posts');
  await migrate(dataSource);
  expect(await dataSource.showMigrations()).toBe(false);
  expect(await schemaDifference(dataSource)).toEqual([]);
});

/** Adds a column in SQL and changes another, for which TypeORM copies the table on SQLite. */
class ColumnChanges extends Later {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN motto varchar(50) NULL');
    const before = (await runner.getTable('products'))!.findColumnByName('model')!;
    const after = before.clone();
    after.isNullable = true;
    await keepingIds(runner, 'products', () => runner.changeColumn('products', before, after));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN motto');
  }
}

it('keeps rows and never reuses an id when columns are added and changed', async () => {
  await migrate(dataSource);
  const query = (sql: string) => dataSource.query<object[]>(sql);
  await query("INSERT INTO categories (id, slug, title, path) VALUES (1, 'a', 'A', '/products/a')");
  const add = (columns = '', values = '') =>
    query(
      `INSERT INTO products (category_id, type, model, title${columns}) VALUES (1, 'Indoor Unit', 'M', 'T'${values})`,
    );
  await add(', id, regular_price', ', 7, 500');
  await add(', id', ', 9');
  await query('DELETE FROM products WHERE id = 9');
  await query(
    "INSERT INTO documents (product_id, type, language, title, file, file_name, bytes) VALUES (7, 'manual', 'en', 'D', 'f', 'f.pdf', 1)",
  );
  dataSource.migrations.push(new ColumnChanges());
  await migrate(dataSource);
  await add(', motto, offer_price', ", 'Cool', 400");
  expect(await query('SELECT id, motto, price FROM products ORDER BY id')).toEqual([
    { id: 7, motto: null, price: 500 },
    { id: 10, motto: 'Cool', price: 400 },
  ]);
  await query('DELETE FROM products WHERE id = 10');
  await dataSource.undoLastMigration();
  await add();
  expect(await query('SELECT id FROM products ORDER BY id')).toEqual([{ id: 7 }, { id: 11 }]);
  expect(await query('SELECT product_id FROM documents')).toEqual([{ product_id: 7 }]);
});

/** Runs each kind of step that ResumingRunner skips if its result exists. */
class EveryStep extends Later {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE industries ADD COLUMN product_id integer NULL');
    await runner.createIndex(
      'industries',
      new TableIndex(index('ix_industries_product', 'product_id')),
    );
    await runner.createForeignKey(
      'industries',
      new TableForeignKey(
        foreignKey('fk_industries_product', 'product_id', 'products', 'SET NULL'),
      ),
    );
    await runner.dropForeignKey('industries', 'fk_industries_image');
    await runner.dropIndex('industries', 'ix_industries_image');
    await runner.dropIndex('industries', 'ix_industries_place');
    await runner.dropColumn('industries', 'active');
    await runner.renameColumn('industries', 'link', 'address');
    await runner.query('ALTER TABLE industries DROP COLUMN image_id');
  }

  async down(): Promise<void> {}
}

if (onMysql) {
  /**
   * Repeats the migrations, aborting after every schema statement, until they are complete. Returns the number of
   * statements.
   */
  async function migrateInSteps(): Promise<number> {
    // oxlint-disable-next-line typescript/unbound-method -- called with its runner below
    const original = MysqlQueryRunner.prototype.query;
    let steps = 0;
    jest.spyOn(MysqlQueryRunner.prototype, 'query').mockImplementation(async function (
      this: MysqlQueryRunner,
      sql: string,
      ...more: [object?, boolean?]
    ) {
      const result = (await original.call(this, sql, ...more)) as unknown;
      const isStep = /^\s*(ALTER|CREATE|DROP)\b/i.test(sql) && !/`(migrations|typeorm_)/.test(sql);
      if (!isStep) return result;
      steps++;
      throw new Error('killed');
    });
    for (;;) {
      const before = steps;
      try {
        await migrate(dataSource);
        jest.restoreAllMocks();
        return steps;
      } catch (error) {
        if (!(error as Error).message.includes('killed') || steps === before) throw error;
      }
    }
  }

  // Such servers keep the schema statements of an aborted transaction.
  it('continues migrations that were aborted after any statement', async () => {
    // At least one statement per table; later migrations have more.
    const tables = dataSource.entityMetadatas.length;
    expect(await migrateInSteps()).toBeGreaterThanOrEqual(tables);
    expect(await schemaDifference(dataSource)).toEqual([]);
    expect(await dataSource.query('SELECT id, counter FROM revision')).toEqual([
      { id: 1, counter: 0 },
    ]);

    dataSource.migrations.push(new EveryStep());
    expect(await migrateInSteps()).toBe(9);
    expect(await dataSource.showMigrations()).toBe(false);
    const runner = dataSource.createQueryRunner();
    const { columns, indices, foreignKeys } = (await runner.getTable('industries'))!;
    await runner.release();
    const names = columns.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['product_id', 'address']));
    expect(names).not.toEqual(expect.arrayContaining(['active', 'link', 'image_id']));
    expect(indices.map(({ name }) => name).sort()).toEqual([
      'ix_industries_position',
      'ix_industries_product',
    ]);
    expect(foreignKeys.map(({ name }) => name)).toEqual(['fk_industries_product']);
  }, 120_000);
}
