import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { type Env, readEnv } from '../../platform/config/env';
import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { createApi } from '../../create-api';
import { isStorageOf } from '../housekeeping/storage-sweep';
import { storeOf } from '../../platform/media/store/store-of';
import { connectDatabase } from '../../platform/schema/data-source';
import { migrations } from '../../platform/schema/migrations';
import { migrationNames } from '../../platform/schema/recorded-migrations';
import { backupCommand } from '../setup/backup-command';
import { restoreCommand } from '../setup/restore-command';
import { schemaDifference } from '../../platform/testing/schema-difference';
import { contentOf } from '../../platform/testing/database-content';
import { startTestBucket } from '../../platform/testing/test-bucket';
import { signUpWithSecondFactor } from '../../platform/testing/test-account';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { makeTestDatabase, onMysql, type TestDatabase } from '../../platform/testing/test-database';
import { stopClock } from '../../platform/testing/test-phone';
import { entriesOf, rowsOfPart } from './archive-reader';
import { totalsText } from './make-backup';
import type { PortableRow } from './portable-values';
import { FOLDERS } from './stored-files';

const TEXT = "Six floors ❄️🏢 — ছয় তলা, “drawings” are \\ready\\, '1';\n\tYes";
const PDF = Buffer.from('%PDF-1.7\nA made-up file.');

const consultation = {
  ...{ kind: 'consultation', email: 'kamrul@example.com', phone: '01711000000' },
  ...{ company: 'Padma Textiles', city: 'Gazipur', role: 'Building Owner', interest: 'VRF' },
  message: TEXT,
};

const clock = stopClock();
let api: TestApi;
let scratch: string;
const databases: TestDatabase[] = [];
const open: DataSource[] = [];

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'shishir-backup-'));
  api = await startTestApi();
});
afterAll(async () => {
  for (const dataSource of open) await dataSource.destroy();
  await api.close();
  for (const database of databases) await database.remove();
  await rm(scratch, { recursive: true });
});

type Place = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'> & Partial<Pick<Env, 'STORAGE_URL'>>;

const settings = ({ DATA_DIR, DATABASE_URL, STORAGE_URL }: Place) => ({
  ...{ LOG_LEVEL: 'silent', DATA_DIR, DATABASE_URL, STORAGE_URL },
});
const backUp = (to: string, ...args: string[]) => backUpOf(api.env, to, ...args);
async function backUpOf(place: Place, to: string, ...args: string[]) {
  const lines: string[] = [];
  const code = await backupCommand(['--to', to, ...args], settings(place), (line) =>
    lines.push(line),
  );
  return { code, lines };
}
async function restore(path: string, into: Place) {
  const lines: string[] = [];
  const code = await restoreCommand([path], settings(into), (line) => lines.push(line));
  return { code, lines };
}
async function emptyPlace(): Promise<TestDatabase> {
  const database = await makeTestDatabase();
  databases.push(database);
  return database;
}
async function connected(place: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<DataSource> {
  const dataSource = await connectDatabase(place);
  open.push(dataSource);
  return dataSource;
}

const send = (name: string) =>
  api.call('post', '/api/v1/contact-message').send({ ...consultation, name });
const apply = () =>
  api
    .call('post', '/api/v1/contact-message/application')
    .field({ name: 'Arif', email: 'arif@example.com', number: '01711000002' })
    .attach('cv', PDF, 'cv.pdf');
const filesOf = async (root: string) =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .sort();

/** Returns the rows of one table of an archive. */
async function archived(path: string, table: string): Promise<PortableRow[]> {
  const rows: PortableRow[] = [];
  for await (const { name, content } of entriesOf(path)) {
    if (name.startsWith(`tables/${table}/`)) rows.push(...(await rowsOfPart(content)));
  }
  return rows;
}

it('takes a consistent snapshot while visitors write', async () => {
  const visitors = [1, 2].map(async (visitor) => {
    for (let n = 1; n <= 15; n++) await send(`Visitor ${visitor} ${n}`).expect(201);
  });
  const path = join(scratch, 'meanwhile.tar');
  const before = await api.dataSource.getRepository(ContactMessageEntity).count();
  const { code } = await backUp(path);
  await Promise.all(visitors);
  expect(code).toBe(0);
  expect((await stat(path)).mode & 0o777).toBe(0o600);

  const contactMessages = await archived(path, 'contact_message');
  expect(contactMessages.length).toBeGreaterThanOrEqual(before);
  const stored = (await contentOf(api.dataSource)).rows['contact_message'];
  expect(stored).toEqual(expect.arrayContaining(contactMessages));
  // One transaction writes the counter, the enquiry and its event.
  const [counter] = await archived(path, 'enquiry_counter');
  const numbers = contactMessages.map(({ reference }) => Number(String(reference).split('-')[2]));
  expect(Math.max(...numbers)).toBe(counter!['last']);
});

it('restores every row and file and keeps sessions signed in', async () => {
  const account = await signUpWithSecondFactor(api, clock);
  await send('Kamrul').expect(201);
  await apply().expect(201);
  const drawing = await api
    .as('staff', 'post', '/api/v1/vrf-project/drawings')
    .attach('drawing', PDF, 'Level 0.pdf');
  const project = { project_name: 'Tower', client_name: 'Meghna', drawings: [drawing.body.data] };
  const created = await api.as('staff', 'post', '/api/v1/vrf-project').send(project).expect(201);
  const { id } = created.body.data as { id: number };
  const document = await api
    .as('staff', 'post', '/api/v1/documents')
    .field({ product_id: 1, type: 'manual', language: 'en', title: 'Manual', is_public: 'true' })
    .attach('document', PDF, 'Manual.pdf')
    .expect(201);
  // The id of a deleted row, and values that only one of the two databases can produce.
  const query = (sql: string) => api.dataSource.query<unknown>(sql);
  const last = (await contentOf(api.dataSource)).lastIds;
  await query('DELETE FROM openings');
  await query("UPDATE users SET created_at = '2026-02-03 04:05:06.123456' WHERE id = 1");
  await query("UPDATE users SET created_at = '2026-02-03 04:05:06' WHERE id = 2");
  await query("UPDATE products SET cooling_kw = 1234567.5, due = 0, problem = '' WHERE id = 1");
  await isStorageOf(api.dataSource, storeOf(api.env, 'storage'));

  const path = join(scratch, 'quiet.tar');
  expect(await backUp(path)).toMatchObject({ code: 0 });
  const place = await emptyPlace();
  expect(await restore(path, place)).toMatchObject({ code: 0 });

  const dataSource = await connected(place);
  const [content, restored] = [await contentOf(api.dataSource), await contentOf(dataSource)];
  expect(restored).toEqual(content);
  expect(restored.lastIds['openings']).toBe(last['openings']);
  expect(await schemaDifference(dataSource)).toEqual([]);
  for (const folder of FOLDERS) {
    const [from, to] = [join(api.env.DATA_DIR, folder), join(place.DATA_DIR, folder)];
    const names = await filesOf(from);
    expect(names).not.toEqual([]);
    expect(await filesOf(to)).toEqual(names);
    for (const name of names) {
      expect((await readFile(to + name)).equals(await readFile(from + name))).toBe(true);
    }
  }
  // Otherwise housekeeping would never remove stray files.
  expect(await isStorageOf(dataSource, storeOf(place, 'storage'))).toBe(true);

  const again = await createApi(readEnv({ ...settings(place) }), () => undefined);
  const call = (method: 'get' | 'post', address: string, token?: string) =>
    request(again.listener)
      [method](address)
      .set('Host', 'localhost:8080')
      .set(token ? { Authorization: `Bearer ${token}` } : {});
  await call('get', '/api/v1/auth/methods', account.token).expect(200);
  const { email, password } = account;
  clock.pass(1);
  const code = account.phone.code();
  await call('post', '/api/v1/auth/login').send({ email, password }).expect(401);
  await call('post', '/api/v1/auth/login').send({ email, password, code }).expect(200);
  const file = `/api/v1/vrf-project/${id}/drawings/${(drawing.body.data as { file: string }).file}`;
  await call('get', file, api.token('staff')).expect(200);
  const { id: manual } = document.body.data as { id: number };
  await call('get', `/api/v1/documents/${manual}/file`).expect(200);
  await again.close();
});

it('restores into a bucket, and from there into a folder, file by file', async () => {
  const bucket = await startTestBucket();
  const inBucket = { ...(await emptyPlace()), STORAGE_URL: bucket.url };
  const path = join(scratch, 'quiet.tar');
  expect(await restore(path, inBucket)).toMatchObject({ code: 0 });
  const second = join(scratch, 'bucket.tar');
  expect(await backUpOf(inBucket, second)).toMatchObject({ code: 0 });
  const place = await emptyPlace();
  expect(await restore(second, place)).toMatchObject({ code: 0 });
  for (const folder of ['storage', 'applications', 'drawings']) {
    const [from, to] = [join(api.env.DATA_DIR, folder), join(place.DATA_DIR, folder)];
    const names = await filesOf(from);
    expect(await filesOf(to)).toEqual(names);
    for (const name of names) {
      const bytes = await readFile(from + name);
      expect((await readFile(bucket.fileOf(folder + name))).equals(bytes)).toBe(true);
      expect((await readFile(to + name)).equals(bytes)).toBe(true);
    }
    expect(await filesOf(join(inBucket.DATA_DIR, folder)).catch(() => [])).toEqual([]);
  }
  await bucket.close();
  // Makes three copies of the database and all files.
}, 60_000);

/** A migration of the next release. */
class Motto implements MigrationInterface {
  readonly name = 'Motto1999999999999';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE industries ADD COLUMN motto varchar(20) DEFAULT 'Cool'");
  }

  async down(): Promise<void> {}
}

it('restores a backup of an older release and runs the newer migrations', async () => {
  const old = await emptyPlace();
  const dataSource = await connected(old);
  await dataSource.runMigrations();
  await dataSource.query("INSERT INTO industries (id, title, link) VALUES (7, 'Kept', '/')");
  const path = join(scratch, 'older.tar');
  expect(await backupCommand(['--to', path], settings(old), () => undefined)).toBe(0);
  const place = await emptyPlace();
  migrations.push(Motto);
  try {
    expect(await restore(path, place)).toMatchObject({ code: 0 });
  } finally {
    migrations.pop();
  }
  const restored = await connected(place);
  expect(await restored.query('SELECT id, title, motto FROM industries')).toEqual([
    { id: 7, title: 'Kept', motto: 'Cool' },
  ]);
  expect(await migrationNames(restored)).toEqual([
    ...(await migrationNames(dataSource)),
    'Motto1999999999999',
  ]);
});

it('keeps the given number of backups and leaves other files alone', async () => {
  const folder = join(scratch, 'kept');
  await mkdir(folder);
  const [older, old] = ['shishir-20200101T000000Z.tar', 'shishir-20210101T000000Z.tar'];
  for (const name of [older, old, 'mine.tar']) await cp(__filename, join(folder, name));
  const { lines } = await backUp(folder, '--keep', '2', '--without-cvs');
  const names = (await readdir(folder)).sort();
  expect(names).toEqual(['mine.tar', old, expect.stringMatching(/^shishir-\d{8}T\d{6}Z\.tar$/)]);
  expect(lines).toContain(`Removed: ${older}`);
  for await (const { name } of entriesOf(join(folder, names[2]!))) {
    expect(name).not.toContain('applications');
  }
});

it('names missing files without failing', async () => {
  const [picture] = await readdir(join(api.env.DATA_DIR, 'storage/scenes'));
  await rm(join(api.env.DATA_DIR, 'storage/scenes', picture!), { recursive: true });
  const { code, lines } = await backUp(join(scratch, 'vanished.tar'));
  expect(code).toBe(0);
  expect(lines).toContain(`Missing: 1 stored file that rows name: storage/scenes/${picture}`);
});

it.each([
  [1, '1 row of 1 table, 1 file'],
  [1204, '1,204 rows of 1 table, 1,204 files'],
])('uses singular and plural for %i rows and files', (count, text) => {
  const summary = {
    tables: { users: { rows: count, lastId: count } },
    files: { storage: { count, bytes: 5 } },
    missing: { count: 0, first: [] },
  };
  expect(totalsText(summary)).toBe(text);
});

describe('the backup command', () => {
  it.each([
    [
      'with a target below a file',
      [`${__filename}/x`],
      `${__filename}/x cannot be used (ENOTDIR).`,
    ],
    ['with a word instead of a number', [tmpdir(), '--keep', 'x'], '--keep must be a whole number'],
    ['with an unknown option', [tmpdir(), '--nothing'], "Unknown option '--nothing'"],
  ])('fails %s', async (_, [to, ...args], sentence) => {
    const { code, lines } = await backUp(to!, ...args);
    expect(code).toBe(1);
    expect(lines.join('\n')).toContain(sentence);
  });

  it('does not overwrite another backup', async () => {
    const path = join(scratch, 'quiet.tar');
    const { size } = await stat(path);
    expect(await backUp(path)).toEqual({ code: 1, lines: [`There is a file ${path} already.`] });
    expect((await stat(path)).size).toBe(size);
  });

  it('creates no database in a data folder without one', async () => {
    if (onMysql) return;
    const { DATA_DIR } = await emptyPlace();
    const lines: string[] = [];
    await backupCommand(['--to', scratch], settings({ DATA_DIR }), (line) => lines.push(line));
    expect(lines).toEqual([`There is no database in ${DATA_DIR}.`]);
    expect(await readdir(DATA_DIR)).toEqual([]);
  });
});
