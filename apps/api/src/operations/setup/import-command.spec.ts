import { readDemo } from '@shishir/demo';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../platform/config/env';
import { openDatabase } from '../../platform/schema/open-database';
import { makeTestDatabase, type TestDatabase } from '../../platform/testing/test-database';
import { importCommand } from './import-command';
import { runSeeds } from './seeds/run-seeds';

let folder: string;
let database: TestDatabase;
const logged: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shishir-import-command-'));
  database = await makeTestDatabase();
});
beforeEach(() => logged.splice(0));
afterAll(async () => {
  await database.remove();
  await rm(folder, { recursive: true });
});

function command(...args: string[]) {
  const { DATA_DIR, DATABASE_URL } = database;
  return importCommand(args, { DATA_DIR, DATABASE_URL, INIT_CWD: folder }, (line) => {
    logged.push(line);
  });
}

describe('npm run import', () => {
  it.each([[[]], [['--dry-run']], [['a.json', 'b.json']]])(
    'prints its usage with the arguments %j',
    async (args) => {
      expect(await command(...args)).toBe(1);
      expect(logged).toEqual(['Usage: npm run import -- products.json [--only-valid] [--dry-run]']);
    },
  );

  it('rejects an unknown flag', async () => {
    expect(await command('a.json', '--force')).toBe(1);
    expect(logged[0]).toMatch(/^Unknown option --force\. Usage: /);
  });

  it('reports a missing file', async () => {
    expect(await command('none.json')).toBe(1);
    expect(logged).toEqual(['There is no file none.json.']);
  });

  it('reports a file that is not text', async () => {
    await writeFile(join(folder, 'bytes.json'), Buffer.from([0x5b, 0, 0xfe, 0x5d]));
    expect(await command('bytes.json')).toBe(1);
    expect(logged).toEqual(['This file is not text, so it contains no products.']);
  });

  it('names line and column of broken JSON', async () => {
    await writeFile(join(folder, 'broken.json'), '[\n  {"id": "1",}\n]');
    expect(await command('broken.json')).toBe(1);
    expect(logged).toEqual(['The file is not valid JSON: check line 2, column 14.']);
  });

  it('reports what to do first if the product has never run', async () => {
    await writeFile(join(folder, 'empty.json'), '[]');
    expect(await command('empty.json')).toBe(1);
    expect(logged).toEqual(['There are no categories yet. Start the product once, then import.']);
  });

  it('names an invalid setting', async () => {
    const log = (line: string) => void logged.push(line);
    expect(await importCommand([join(folder, 'empty.json')], { PORT: 'x' }, log)).toBe(1);
    expect(logged.join()).toContain('PORT');
  });

  it('prints the report, and fails if a row is wrong unless --only-valid is set', async () => {
    const { DATA_DIR, DATABASE_URL } = database;
    const dataSource = await openDatabase(readEnv({ DATA_DIR, DATABASE_URL }), () => undefined);
    await runSeeds(dataSource, { DATA_DIR, APP_MODE: 'production' });
    await dataSource.destroy();
    const [first, second] = await readDemo<object[]>('products.json');
    const rows = [first, { ...second, offer_price: 'cheap' }];
    await writeFile(join(folder, 'mixed.json'), JSON.stringify(rows));

    expect(await command('mixed.json')).toBe(1);
    expect(logged).toContain('  row 2, offer_price: ‘cheap’ is not a number.');
    expect(logged.slice(-3)).toEqual([
      '2 rows read: 1 new, 0 changed, 0 unchanged, 1 wrong.',
      'Nothing was written.',
      'Correct the invalid rows, or import only the valid ones with --only-valid.',
    ]);
    expect(await command('mixed.json', '--only-valid', '--dry-run')).toBe(0);
    expect(logged.at(-1)).toBe('Nothing was written.');
    expect(await command('--only-valid', 'mixed.json')).toBe(0);
    expect(logged.at(-1)).toBe('2 rows read: 1 new, 0 changed, 0 unchanged, 1 wrong.');
    expect(await command('--only-valid', 'mixed.json')).toBe(0);
    expect(logged.at(-1)).toBe('2 rows read: 0 new, 0 changed, 1 unchanged, 1 wrong.');
  });
});
