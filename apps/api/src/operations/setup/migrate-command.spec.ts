import type { MigrationInterface, QueryRunner } from 'typeorm';
import { GalleryItemEntity } from '../../content/gallery/gallery-item.entity';
import { readEnv } from '../../platform/config/env';
import { CategoryEntity } from '../../catalogue/categories/category.entity';
import { connectDatabase } from '../../platform/schema/data-source';
import { migrations } from '../../platform/schema/migrations';
import { makeTestDatabase, onMysql } from '../../platform/testing/test-database';
import { migrateCommand } from './migrate-command';
import { previewDown } from './preview-down';

type Database = Awaited<ReturnType<typeof makeTestDatabase>>;

let database: Database;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.remove());

/** Sorted by the numbers at their ends. */
const NAMES = migrations
  .map((Migration) => String(new Migration().name))
  .sort((one, other) => Number(one.slice(-13)) - Number(other.slice(-13)));
const LAST = NAMES.at(-1)!;

const settings = () => ({
  ...{
    LOG_LEVEL: 'silent',
    APP_MODE: 'production',
    APP_SECRET: 'a secret of at least 32 characters',
  },
  ...{ ALLOW_HTTP: 'localhost', DATA_DIR: database.DATA_DIR, DATABASE_URL: database.DATABASE_URL },
});

/** Runs the command and returns the exit code, the printed lines and the questions. */
async function migrate(args: string, answer = '') {
  const lines: string[] = [];
  const questions: string[] = [];
  const exit = await migrateCommand(
    args.split(' '),
    settings(),
    (line) => lines.push(line),
    (question) => {
      questions.push(question);
      return Promise.resolve(answer);
    },
  );
  return { exit, lines, questions };
}

/** A migration whose `down` drops columns, both in SQL and through TypeORM. */
class AddedColumns implements MigrationInterface {
  readonly name = 'AddedColumns1999999999999';

  async up(): Promise<void> {}

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories DROP COLUMN kind');
    await runner.dropColumns('categories', ['category_group', 'image_id']);
  }
}

async function inDatabase<T>(
  work: (manager: Awaited<ReturnType<typeof connectDatabase>>) => Promise<T>,
) {
  const dataSource = await connectDatabase(readEnv(settings()));
  return work(dataSource).finally(() => dataSource.destroy());
}

describe('npm run migrate', () => {
  it.each(['', 'sideways', 'up --yes', 'status now', 'down --force'])(
    'prints its usage with the arguments: %s',
    async (args) => {
      const { exit, lines } = await migrate(args);
      expect([exit, lines[0]]).toEqual([1, expect.stringContaining('up|down|status')]);
    },
  );

  it('lists everything as pending in an empty database and reverts nothing', async () => {
    expect(await migrate('down')).toMatchObject({
      ...{ exit: 1, questions: [] },
      lines: ['No migration is applied: there is nothing to revert.'],
    });
    const { exit, lines } = await migrate('status');
    expect(exit).toBe(0);
    expect(lines.at(-1)).toBe(`0 applied, ${migrations.length} pending.`);
    expect(lines).toContain(`pending  ${LAST}`);
  });

  it('applies everything and writes the base data, as a start does', async () => {
    const { exit, lines } = await migrate('up');
    expect(exit).toBe(0);
    expect(lines).toContain(`applied  ${LAST}`);
    expect(lines.at(-1)).toBe(`Applied ${migrations.length} migrations.`);
    expect(await inDatabase(({ manager }) => manager.count(CategoryEntity))).toBeGreaterThan(10);
    expect((await migrate('up')).lines.at(-1)).toBe('The database is up to date.');
    expect((await migrate('status')).lines.at(-1)).toBe(`${migrations.length} applied, 0 pending.`);
  });

  it('reverts the last migration only after confirmation', async () => {
    const refused = await migrate('down', 'n');
    expect(refused).toMatchObject({ exit: 1, questions: [`Revert ${LAST}? [y/N]`] });
    expect(refused.lines.at(-1)).toBe('Nothing was reverted.');
    expect((await migrate('status')).lines.at(-1)).toMatch(/ 0 pending\.$/);
    const done = await migrate('down', 'y');
    expect([done.exit, done.lines.at(-1)]).toEqual([0, `Reverted ${LAST}.`]);
    expect((await migrate('status')).lines).toContain(`pending  ${LAST}`);
  });

  it('counts the values of columns before dropping them, and does not change them', async () => {
    await migrate('up');
    const linesOf = () => inDatabase((dataSource) => previewDown(dataSource, new AddedColumns()));
    expect(await linesOf()).toEqual([
      'drops the column kind of categories, which has a value in 16 rows',
      'drops the column category_group of categories, which has a value in 3 rows',
      'drops the column image_id of categories, which has a value in 0 rows',
    ]);
    expect(await linesOf()).toHaveLength(3);
  });

  // Reverting them all takes longer on a server; migrations.spec.ts does it there.
  if (!onMysql) {
    it('counts the rows each revert would lose, down to an empty database and up again', async () => {
      expect((await migrate('up')).exit).toBe(0);
      expect(await migrate('down --yes')).toMatchObject({ exit: 0, questions: [] });
      const lines = await inDatabase(async (dataSource) => {
        const previews: string[] = [];
        for (const name of NAMES.slice(0, -1).reverse()) {
          const instance = dataSource.migrations.find((migration) => migration.name === name)!;
          previews.push(...(await previewDown(dataSource, instance)));
          await dataSource.undoLastMigration();
        }
        return previews;
      });
      const rows = (table: string) =>
        lines.find((line) => line.includes(`drops the table ${table} `));
      expect(rows('categories')).toMatch(/with 1\d rows$/);
      expect(rows('gallery')).toMatch(/with 0 rows$/);
      expect((await migrate('status')).lines.at(-1)).toMatch(/^0 applied, /);
      expect((await migrate('up')).exit).toBe(0);
      expect(await inDatabase(({ manager }) => manager.count(GalleryItemEntity))).toBe(0);
    });
  }
});
