import { readDemo } from '@shishir/demo';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
      expect(logged).toEqual([expect.stringMatching(/^Usage: npm run import -- products\.xlsx /)]);
    },
  );

  it('rejects an unknown flag', async () => {
    expect(await command('a.json', '--force')).toBe(1);
    expect(logged[0]).toMatch(/^Unknown option '--force'\. Usage: /);
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

  it('imports a foreign list with a mapping that it guessed and a person completed', async () => {
    const list = [
      'Gree price list;valid from 1 July;;;',
      'Sl.;Model No;Product Name;Capacity kW;Width (cm);MRP (BDT)',
      '1;GS-18;Split 1.5 ton;5,275;84;"1,05,000/-"',
      '2;GS-24;Split 2 ton;7,03;97;Tk. 1,26,500',
    ];
    await writeFile(join(folder, 'gree.csv'), list.join('\n'));
    expect(await command('gree.csv')).toBe(1);
    expect(logged[0]).toMatch(/^This is not a list of products: /);
    expect(logged[1]).toContain('--write-mapping map.json, then --mapping map.json');
    expect(await command('gree.csv', '--write-mapping', 'gree.json')).toBe(0);
    expect(logged.at(-1)).toBe(
      '5 columns were recognised. Check gree.json, then import with --mapping.',
    );
    const guessed = JSON.parse(await readFile(join(folder, 'gree.json'), 'utf8')) as object;
    expect(guessed).toMatchObject({ columns: { 'Width (cm)': { unit: 'cm' } }, fixed: {} });

    await writeFile(
      join(folder, 'wrong.json'),
      JSON.stringify({ ...guessed, fixed: { category: 'splits' }, decimals: 'comma' }),
    );
    expect(await command('gree.csv', '--mapping', 'wrong.json')).toBe(1);
    expect(logged).toContain('  row 1, category: There is no category ‘splits’.');
    expect(logged).toContainEqual(expect.stringMatching(/^Categories: outdoor, .*split-ac/));

    const fixed = { brand: 'Gree', category: 'split' };
    await writeFile(join(folder, 'gree.json'), JSON.stringify({ ...guessed, fixed }));
    expect(await command('gree.csv', '--mapping', 'gree.json')).toBe(1);
    expect(logged).toContain(
      '  row 1, cooling_kw: ‘5,275’ could mean two numbers. Write 5275 or 5.275.',
    );
    const complete = { ...guessed, fixed, decimals: 'comma' };
    await writeFile(join(folder, 'gree.json'), JSON.stringify(complete));
    expect(await command('gree.csv', '--mapping', 'gree.json')).toBe(0);
    expect(logged).toContain('  row 1, cooling_kw: ‘5,275’ is read as ‘5.28’');
    expect(logged.at(-1)).toBe('2 rows read: 2 new, 0 changed, 0 unchanged, 0 wrong.');
    expect(await command('gree.csv', '--mapping', 'gree.json')).toBe(0);
    expect(logged.at(-1)).toBe('2 rows read: 0 new, 0 changed, 2 unchanged, 0 wrong.');
  });

  it('explains a mapping that is damaged, missing or for another file', async () => {
    await writeFile(join(folder, 'list.csv'), 'Model;MRP\nA;1');
    const withMapping = async (mapping: unknown) => {
      await writeFile(join(folder, 'map.json'), JSON.stringify(mapping));
      expect(await command('list.csv', '--mapping', 'map.json')).toBe(1);
      return logged.at(-1);
    };
    expect(await withMapping({ columns: { Model: { field: 'modle' } } })).toMatch(
      /^map\.json is not a mapping: columns\.Model\.field: Invalid enum value\./,
    );
    expect(
      await withMapping({ columns: { Model: { field: 'model' }, Price: { field: 'id' } } }),
    ).toBe('The heading ‘Price’ is in the mapping, but not in the file.');
    expect(await command('list.csv', '--mapping', 'none.json')).toBe(1);
    expect(logged.at(-1)).toBe('There is no file none.json.');
  });
});
