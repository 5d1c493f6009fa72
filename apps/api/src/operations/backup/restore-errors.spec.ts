import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../platform/config/env';
import { connectDatabase } from '../../platform/schema/data-source';
import { openDatabase } from '../../platform/schema/open-database';
import { tableNames } from '../../platform/schema/unfinished-restore';
import { backupCommand } from '../setup/backup-command';
import { restoreCommand } from '../setup/restore-command';
import { contentOf } from '../../platform/testing/database-content';
import { makeTestDatabase, type TestDatabase } from '../../platform/testing/test-database';
import { entriesOf, textOf } from './archive-reader';
import { ArchiveWriter } from './archive-writer';
import { type Description, DESCRIPTION, SUMMARY, type Summary } from './description';

const SECRET = 'a'.repeat(40);
const PICTURE = 'files/storage/site/0a/320.webp';

let scratch: string;
let source: TestDatabase;
let place: TestDatabase;
let backup: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'shishir-restore-'));
  [source, place] = [await makeTestDatabase(), await makeTestDatabase()];
  const dataSource = await connectDatabase(source);
  await dataSource.runMigrations();
  await dataSource.query("INSERT INTO industries (id, title, link) VALUES (7, 'Hotels', '/')");
  await dataSource.destroy();
  await mkdir(join(source.DATA_DIR, 'storage/site/0a'), { recursive: true });
  await writeFile(join(source.DATA_DIR, 'storage/site/0a/320.webp'), 'A picture.'.repeat(5000));
  await writeFile(join(source.DATA_DIR, 'storage/.database'), 'the mark of the source');
  await writeFile(join(source.DATA_DIR, 'secret'), SECRET);
  backup = join(scratch, 'whole.tar');
  expect(await backupCommand(['--to', backup], settings(source), () => undefined)).toBe(0);
});
afterAll(async () => {
  await source.remove();
  await place.remove();
  await rm(scratch, { recursive: true });
});

const settings = ({ DATA_DIR, DATABASE_URL }: Omit<TestDatabase, 'remove'>) => ({
  ...{ LOG_LEVEL: 'silent', DATA_DIR, DATABASE_URL },
});
async function restore(path: string, more: Record<string, string> = {}) {
  const lines: string[] = [];
  const env = { ...settings(place), ...more };
  const code = await restoreCommand([path], env, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}
/** Expects an empty database and an empty data folder. */
async function expectUntouched() {
  const dataSource = await connectDatabase(place);
  expect(await tableNames(dataSource)).toEqual([]);
  await dataSource.destroy();
  const files = (await readdir(place.DATA_DIR)).filter((name) => !/sqlite|lock/.test(name));
  expect(files).toEqual([]);
}

/** Returns a copy of the backup with some entries rewritten and matching checksums. */
async function rewritten(
  name: string,
  change: (name: string, text: string) => string | null,
  more: Record<string, string> = {},
): Promise<string> {
  const path = join(scratch, name);
  const writer = new ArchiveWriter(path);
  for await (const entry of entriesOf(backup)) {
    if (entry.name.startsWith('checksums/') || entry.name.endsWith('.gz')) continue;
    const text = change(entry.name, await textOf(entry.content));
    if (entry.name === SUMMARY) {
      for (const [added, content] of Object.entries(more)) await writer.add(added, content);
    }
    if (text !== null) await writer.add(entry.name, text);
  }
  await writer.close();
  return path;
}
const describing =
  (change: (description: Description) => object) => (name: string, text: string) =>
    name === DESCRIPTION ? JSON.stringify(change(JSON.parse(text) as Description)) : text;

describe('the check before a restore writes anything', () => {
  afterEach(expectUntouched);

  it('rejects a missing file, a folder and a file of another type', async () => {
    const missing = join(scratch, 'none.tar');
    expect(await restore(missing)).toEqual({ code: 1, text: `There is no file ${missing}.` });
    expect((await restore(scratch)).text).toContain('is not a file.');
    expect((await restore(__filename)).text).toContain('is not a backup of this product');
    await writeFile(join(scratch, 'blank.tar'), '');
    expect((await restore(join(scratch, 'blank.tar'))).text).toContain('is not a backup');
    expect((await restore(backup, { APP_MODE: 'x' })).text).toContain('APP_MODE');
  });

  it('rejects a backup with a changed byte', async () => {
    const bytes = await readFile(backup);
    const damaged = join(scratch, 'flipped.tar');
    for (const marker of ['A picture.', SECRET, '"formatVersion"', '"missing"', '  backup.json']) {
      const copy = Buffer.from(bytes);
      copy[copy.lastIndexOf(marker) + 5]! ^= 1;
      await writeFile(damaged, copy);
      const { code, text } = await restore(damaged);
      expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining(' is damaged: ') });
      if (marker === 'A picture.') expect(text).toContain(`${PICTURE} is not as it was written`);
    }
  });

  it('rejects a truncated backup', async () => {
    const bytes = await readFile(backup);
    const picture = bytes.indexOf(PICTURE);
    // After the tables, within a picture, and within the last checksums.
    for (const left of [picture - 512, picture + 20_000, bytes.length - 2560]) {
      const cut = join(scratch, `cut-${left}.tar`);
      await cp(backup, cut);
      await truncate(cut, left);
      const { code, text } = await restore(cut);
      expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining(' is damaged: ') });
    }
  });

  it('rejects a backup of a newer release', async () => {
    const newer = 'was made by a newer release (9.9.9) than this one.';
    const migrated = await rewritten(
      'migrated.tar',
      describing((description) => ({
        ...description,
        productVersion: '9.9.9',
        migrations: [...description.migrations, 'Later1999999999999'],
      })),
    );
    expect((await restore(migrated)).text).toContain(`${newer} It has had the migration Later`);
    const format = await rewritten(
      'format.tar',
      describing((description) => ({ ...description, productVersion: '9.9.9', formatVersion: 2 })),
    );
    expect((await restore(format)).text).toContain(newer);
  });

  it('rejects a backup from before the first release', async () => {
    const older = await rewritten(
      'older.tar',
      describing((description) => ({
        ...description,
        migrations: ['Media1763600000001', 'Inviter1763600000192'],
      })),
    );
    expect((await restore(older)).text).toContain(
      'The backup is from before the first release and cannot be restored with this one. It has had the migration Inviter1763600000192. Restore it with the version that made it.',
    );
  });
});

it('refuses to start after an interrupted restore until it is repeated', async () => {
  const noRows = (_: string, text: string) => {
    if (!text.startsWith('{') || !text.includes('"missing"')) return text;
    return JSON.stringify({ ...(JSON.parse(text) as Summary), tables: {} });
  };
  const evil = await rewritten('evil.tar', noRows, { 'files/storage/../../outside': 'x' });
  expect((await restore(evil)).text).toContain('in a place that it must not have');
  expect(await readdir(join(place.DATA_DIR, '..'))).not.toContain('outside');
  await expect(openDatabase(readEnv(settings(place)), () => undefined)).rejects.toThrow(
    'A restore or copy into this database did not finish. Run it again',
  );

  expect(await restore(backup)).toMatchObject({ code: 0 });
  const dataSources = [await connectDatabase(source), await connectDatabase(place)];
  const [content, restored] = await Promise.all(dataSources.map(contentOf));
  expect(restored).toEqual(content);
  for (const dataSource of dataSources) await dataSource.destroy();
  const names = (await readdir(place.DATA_DIR)).filter((name) => !/sqlite|lock/.test(name));
  expect(names.sort()).toEqual(['secret', 'storage']);
  expect(await readdir(join(place.DATA_DIR, 'storage'))).toEqual(['site']);
});

describe('a restore into an installation in use', () => {
  it('overwrites neither rows nor files nor a secret', async () => {
    const own = await readFile(join(place.DATA_DIR, 'secret'), 'utf8');
    expect((await restore(backup)).text).toContain('The database is not empty');
    const other = await makeTestDatabase();
    const into = { DATABASE_URL: other.DATABASE_URL ?? '' };
    if (other.DATABASE_URL) {
      expect((await restore(backup, into)).text).toContain(
        'storage is not empty (site/0a/320.webp)',
      );
    }
    const { DATA_DIR } = other;
    await writeFile(join(DATA_DIR, 'secret'), 'b'.repeat(40));
    expect((await restore(backup, { ...into, DATA_DIR })).text).toContain(
      'has a secret of its own',
    );
    expect(await readFile(join(place.DATA_DIR, 'secret'), 'utf8')).toBe(own);
    expect(await readFile(join(DATA_DIR, 'secret'), 'utf8')).toBe('b'.repeat(40));

    const { text } = await restore(backup, { ...into, DATA_DIR, APP_SECRET: 'c'.repeat(40) });
    expect(text).toContain('APP_SECRET is not that of the installation of the backup.');
    await other.remove();
  });
});
