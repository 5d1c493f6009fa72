import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { isStorageOf } from '../housekeeping/storage-sweep';
import { storeOf } from '../../platform/media/store/store-of';
import { IndustryEntity } from '../../content/industries/industry.entity';
import { connectDatabase } from '../../platform/schema/data-source';
import { schemaDifference } from '../../platform/testing/schema-difference';
import { contentOf } from '../../platform/testing/database-content';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { makeTestDatabase, onMysql, type TestDatabase } from '../../platform/testing/test-database';
import { dbCopyCommand } from './db-copy-command';

let api: TestApi;
let target: TestDatabase;
let back: string;
beforeAll(async () => {
  api = await startTestApi({ DATABASE_URL: '' });
  target = await makeTestDatabase();
  back = await mkdtemp(join(tmpdir(), 'shishir-copy-'));
});
afterAll(async () => {
  await api.close();
  await target.remove();
  await rm(back, { recursive: true });
});

async function copy(...args: string[]) {
  const lines: string[] = [];
  const code = await dbCopyCommand(args, { DATA_DIR: back }, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}
async function reading<T>(
  place: Pick<TestDatabase, 'DATA_DIR' | 'DATABASE_URL'>,
  read: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await connectDatabase(place);
  return read(dataSource).finally(() => dataSource.destroy());
}
/** Removes zero fractions of seconds, which servers add to every moment. */
async function valuesOf(dataSource: DataSource) {
  const { rows, lastIds } = await contentOf(dataSource);
  const alike = JSON.stringify(rows).replaceAll('.000Z"', 'Z"');
  return { rows: JSON.parse(alike) as typeof rows, lastIds };
}
/** A server when tests run on MySQL or MariaDB, otherwise another folder. */
const to = () => target.DATABASE_URL ?? target.DATA_DIR;

it('copies an embedded database to a server and back, with every row, value and counter', async () => {
  const { DATA_DIR } = api.env;
  const storage = storeOf({ DATA_DIR }, 'storage');
  const query = (sql: string, values: unknown[] = []) => api.dataSource.query(sql, values);
  expect(await isStorageOf(api.dataSource, storage)).toBe(true);
  await query('UPDATE openings SET description = ? WHERE id = 1', ['❄️ ছয় তলা \\ \' " \n']);
  await query("UPDATE products SET cooling_kw = 99999999.99, due = 0, problem = '' WHERE id = 1");
  await query('UPDATE products SET cooling_kw = 0.5, due = NULL WHERE id = 2');
  await query("UPDATE users SET created_at = '2026-02-03 04:05:06' WHERE id = 2");
  await query('DELETE FROM industries WHERE id = 6');
  const content = await valuesOf(api.dataSource);

  expect(await copy('--from', DATA_DIR, '--to', to())).toMatchObject({ code: 0 });
  await reading(target, async (dataSource) => {
    expect(await valuesOf(dataSource)).toEqual(content);
    // The files stay, and housekeeping still recognises them.
    expect(await isStorageOf(dataSource, storage)).toBe(true);
    expect(await schemaDifference(dataSource)).toEqual([]);
    const industries = dataSource.getRepository(IndustryEntity);
    const { identifiers } = await industries.insert({ title: 'Next', link: '/' });
    expect(identifiers[0]!['id']).toBe(content.lastIds['industries']! + 1);
    await industries.delete({ title: 'Next' });
  });

  expect(await copy('--from', to(), '--to', back)).toMatchObject({ code: 0 });
  const { rows, lastIds } = await reading({ DATA_DIR: back }, valuesOf);
  expect(rows).toEqual(content.rows);
  // The id that was added and deleted on the server is not reused.
  expect(lastIds).toEqual({ ...content.lastIds, industries: content.lastIds['industries']! + 1 });
});

it('rejects a target with rows, a missing source and an unusable target', async () => {
  const { DATA_DIR } = api.env;
  const before = await reading(target, contentOf);
  expect((await copy('--from', DATA_DIR, '--to', to())).text).toContain('is not empty');
  expect(await reading(target, contentOf)).toEqual(before);
  const missing = join(back, 'none');
  expect((await copy('--from', missing, '--to', to())).text).toContain(
    `There is no database in ${missing}.`,
  );
  const file = join(back, 'file');
  await writeFile(file, '');
  const { code, text } = await copy('--from', DATA_DIR, '--to', file);
  expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining('cannot be used') });
  expect(await copy('--from', DATA_DIR)).toMatchObject({
    code: 1,
    text: expect.stringContaining('Usage: npm run db:copy'),
  });
});

if (onMysql) {
  it('names the row that a server rejects, and leaves a database that does not start', async () => {
    const { DATA_DIR } = api.env;
    await api.dataSource.query('UPDATE openings SET title = ? WHERE id = 1', ['x'.repeat(200)]);
    const other = await makeTestDatabase();
    const { code, text } = await copy('--from', DATA_DIR, '--to', other.DATABASE_URL!);
    expect(code).toBe(1);
    expect(text).toContain('A row of openings cannot be written into this database: Data too long');
    await api.dataSource.query('UPDATE openings SET title = ? WHERE id = 1', ['Short']);
    await api.dataSource.query('UPDATE products SET due = 0.5 WHERE id = 1');
    expect((await copy('--from', DATA_DIR, '--to', other.DATABASE_URL!)).text).toContain(
      'A row of products cannot be written into this database: due is 0.5',
    );
    await api.dataSource.query('UPDATE products SET due = NULL WHERE id = 1');
    expect(await copy('--from', DATA_DIR, '--to', other.DATABASE_URL!)).toMatchObject({ code: 0 });
    await other.remove();
  });
}
