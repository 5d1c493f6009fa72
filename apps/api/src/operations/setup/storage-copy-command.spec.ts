/** @sqlite-only Files are copied without a database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '../../platform/media/store/folder-store';
import { storeOf } from '../../platform/media/store/store-of';
import { startTestBucket, type TestBucket } from '../../platform/testing/test-bucket';
import { storageCopyCommand } from './storage-copy-command';

let bucket: TestBucket;
let DATA_DIR: string;
beforeAll(async () => {
  bucket = await startTestBucket();
  DATA_DIR = await mkdtemp(join(tmpdir(), 'shishir-copy-'));
});
afterAll(async () => {
  await bucket.close();
  await rm(DATA_DIR, { recursive: true });
});

async function run(args: string[] = [], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const rawEnv = { DATA_DIR, STORAGE_URL: bucket.url, ...env };
  const code = await storageCopyCommand(args, rawEnv, (line) => lines.push(line));
  return { code, lines };
}
const local = (name: string) => new FolderStore(join(DATA_DIR, name));
const remote = (name: string) => storeOf({ DATA_DIR, STORAGE_URL: bucket.url }, name);
const count = (name: string, copied: number, there: number) =>
  `${name}: ${copied} copied, ${there} already there.`;

it('copies pictures, CVs, drawings and documents, and only missing files when repeated', async () => {
  const data = Buffer.alloc(100_000, 'a picture');
  await local('storage').putAll('gallery/a', [
    { name: '320.avif', data },
    { name: '320.webp', data: Buffer.from('small') },
  ]);
  await local('storage').put('.database', Buffer.from('own'));
  await local('storage').put('.incoming-0123/320.webp', data);
  await local('applications').put('a.pdf', Buffer.from('a CV'));
  await local('drawings').put('a.dwg', Buffer.from('a drawing'));
  await local('documents').put('a.pdf', Buffer.from('a manual'));
  const first = await run();
  expect(first).toEqual({
    code: 0,
    lines: [
      count('storage', 2, 0),
      ...['applications', 'drawings', 'documents'].map((folder) => count(folder, 1, 0)),
    ],
  });
  expect((await remote('storage').read('gallery/a/320.avif'))?.equals(data)).toBe(true);
  expect(String(await remote('storage').read('.database'))).toBe('own');
  expect(await remote('storage').read('.incoming-0123/320.webp')).toBeNull();
  expect(String(await remote('applications').read('a.pdf'))).toBe('a CV');

  await local('storage').put('gallery/b/320.webp', data);
  // Left incomplete by an interrupted write.
  await remote('drawings').put('a.dwg', Buffer.from('a draw'));
  expect((await run()).lines).toEqual([
    count('storage', 1, 2),
    count('applications', 0, 1),
    count('drawings', 1, 0),
    count('documents', 0, 1),
  ]);
  expect(String(await remote('drawings').read('a.dwg'))).toBe('a drawing');
});

it('finds different bytes of the same size with --verify', async () => {
  await remote('applications').put('a.pdf', Buffer.from('A cv'));
  expect((await run()).code).toBe(0);
  expect(await run(['--verify'])).toEqual({
    code: 1,
    lines: [
      count('storage', 0, 3),
      'applications/a.pdf: what was copied differs from what is there now.',
      'Not everything was copied. Run the command again.',
    ],
  });
  await remote('applications').remove('a.pdf');
  expect((await run(['--verify'])).code).toBe(0);
});

it('copies back into an empty folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shishir-copy-'));
  const { code, lines } = await run(['--back'], { DATA_DIR: folder });
  expect([code, lines[0]]).toEqual([0, count('storage', 3, 0)]);
  const copy = new FolderStore(join(folder, 'storage'));
  expect(String(await copy.read('gallery/a/320.webp'))).toBe('small');
  expect(String(await copy.read('.database'))).toBe('own');
  await rm(folder, { recursive: true });
});

it('rejects files of another database and invalid settings', async () => {
  await remote('storage').put('.database', Buffer.from('another'));
  expect(await run()).toEqual({
    code: 1,
    lines: [
      'storage: there are files of another database where these should go.',
      'Not everything was copied. Run the command again.',
    ],
  });
  expect((await run([], { STORAGE_URL: '' })).lines[0]).toBe(
    'STORAGE_URL: it is not set, so there is no bucket.',
  );
  expect((await run(['--to'])).lines[0]).toMatch(/^Usage: npm run storage:copy/);
});
