import Database from 'libsql';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { cp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from '../setup/root.mjs';
import { DatabaseServer, nameIn } from './mariadb.mjs';
import { atEnd, enquiry, folderFor, Product } from './product.mjs';

/** More enquiries than fit into the allocated but unused pages that a full disk still has. */
const MOST = 3_000;
const AT_ONCE = 2;
const LONG = 'x'.repeat(4_900);
/** Fits into a row. MariaDB 10.11 aborts if there is no space for text that is stored outside its row. */
const SHORT = 'Two units for an office.';

/** Mounts a small disk in memory, which requires root. */
async function smallDisk(t, megabytes) {
  const folder = await folderFor(t);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  atEnd(t, () => execFileSync('umount', ['--lazy', folder]));
  return folder;
}

/** Writes until the disk is full; resolves to a function that frees the space. */
async function fill(folder) {
  const file = join(folder, 'filler');
  const stream = createWriteStream(file);
  const full = once(stream, 'error');
  const block = Buffer.alloc(64 * 1024);
  const write = () => stream.write(block, (error) => error || write());
  write();
  const [error] = await full;
  assert.equal(error.code, 'ENOSPC');
  return () => rm(file);
}

/** Sends enquiries until one fails for lack of space; resolves to the references of the acknowledged ones. */
async function sendUntilFull(product, message) {
  const references = [];
  for (let number = 0; number < MOST;) {
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, () => {
        const json = enquiry(`full-${number++}@example.com`, message);
        return product.call('POST', '/contact-message', { json });
      }),
    );
    references.push(...responses.flatMap(({ json }) => json.reference ?? []));
    const rejected = responses.find(({ status }) => status === 507);
    // A slow database server, as on a busy machine, can reject others with 503.
    const others = responses.filter(({ status }) => ![201, 503, 507].includes(status));
    assert.deepEqual(others, []);
    if (!rejected) continue;
    assert.equal(rejected.json.code, 'disk_full');
    assert.match(rejected.json.message, /out of space/);
    return references;
  }
  assert.fail('the disk was never full');
}

/** `rows` reads the database directly. */
async function expectFull({ product, disk, message, rows }) {
  const headers = await product.signIn();
  const free = await fill(disk);
  const acknowledged = await sendUntilFull(product, message);
  assert.equal((await product.call('GET', '/products')).status, 200, 'the next request works');
  assert.equal((await product.get('/health/ready')).status, 200);
  await free();
  assert.equal((await product.call('GET', '/contact-message', { headers })).status, 200);
  const json = enquiry('room@example.com');
  assert.equal((await product.call('POST', '/contact-message', { json })).status, 201);
  const stored = await rows(
    `SELECT m.reference,
      (SELECT COUNT(*) FROM contact_message_event e WHERE e.message_id = m.id AND e.kind = 'received') AS events,
      (SELECT COUNT(*) FROM mail_outbox o WHERE o.recipient = m.email) AS mails
     FROM contact_message m WHERE m.email LIKE 'full-%'`,
  );
  const found = new Set(stored.map(({ reference }) => reference));
  assert.deepEqual(
    acknowledged.filter((reference) => !found.has(reference)),
    [],
    'every acknowledged enquiry is there',
  );
  const half = stored.filter(({ events, mails }) => Number(events) !== 1 || Number(mails) !== 1);
  assert.deepEqual(half, [], 'each with its event and its mail');
  const mails = await rows("SELECT id FROM mail_outbox WHERE recipient LIKE 'full-%'");
  assert.equal(mails.length, stored.length, 'no mail without its enquiry');
}

/** Lists the files without the database and the file that identifies the database of the pictures. */
const files = async (folder) =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => !/shishir\.sqlite|\.database/.test(name))
    .sort();

describe('the product with a full disk', { concurrency: 2 }, () => {
  test('returns 507 without partial writes if the disk of the embedded database is full, and recovers', async (t) => {
    const DATA_DIR = await smallDisk(t, 48);
    if (process.env.FAULTS_FILLED)
      await cp(process.env.FAULTS_FILLED, DATA_DIR, { recursive: true });
    const product = await Product.start(t, { DATA_DIR });
    const rows = (sql) => {
      const database = new Database(join(DATA_DIR, 'shishir.sqlite'));
      const found = database.prepare(sql).all();
      database.close();
      return found;
    };
    await expectFull({ product, disk: DATA_DIR, message: LONG, rows });

    const { authorization } = await product.signIn();
    const picture = await readFile(join(ROOT, 'docs/images/home.webp'));
    const upload = async (title) => {
      const form = new FormData();
      form.set('title', title);
      form.set('image', new Blob([picture]), 'picture.webp');
      const url = `${product.origin}/api/v1/gallery`;
      return fetch(url, { method: 'POST', headers: { authorization }, body: form });
    };
    const earlier = await files(DATA_DIR);
    const free = await fill(DATA_DIR);
    const rejected = await upload('No room');
    assert.equal(rejected.status, 507);
    assert.equal((await rejected.json()).code, 'disk_full');
    await free();
    assert.deepEqual(await files(DATA_DIR), earlier, 'no file of it is left');
    assert.equal((await upload('Room')).status, 201);
  });

  test('returns 507 and leaves no rows if the disk fills up during a large import, and recovers', async (t) => {
    const DATA_DIR = await smallDisk(t, 96);
    const product = await Product.start(t, { DATA_DIR });
    const { authorization } = await product.signIn();
    const { bavail, bsize } = await statfs(DATA_DIR);
    await writeFile(join(DATA_DIR, 'filler'), Buffer.alloc(bavail * bsize - 32 * 1024 * 1024));
    const lines = Array.from(
      { length: 30_000 },
      (_, n) => `Indoor Unit,F-${n},${'x'.repeat(90)},chiller`,
    );
    const form = new FormData();
    form.set('file', new Blob([['type,model,title,category', ...lines].join('\n')]), 'large.csv');
    const url = `${product.origin}/api/v1/product-imports`;
    const rejected = await fetch(url, { method: 'POST', headers: { authorization }, body: form });
    assert.deepEqual([rejected.status, (await rejected.json()).code], [507, 'disk_full']);
    const json = enquiry('room@example.com');
    assert.equal((await product.call('POST', '/contact-message', { json })).status, 201);
    const database = new Database(join(DATA_DIR, 'shishir.sqlite'));
    const tables = ['product_import', 'product_import_row', 'product_import_line'];
    const left = tables.map((table) => database.prepare(`SELECT 1 FROM ${table}`).all().length);
    assert.deepEqual(left, [0, 0, 0]);
    database.close();
    assert.deepEqual(await readdir(join(DATA_DIR, 'incoming')), []);
  });

  test('returns 507 without partial writes if the disk of the database server is full, and recovers', async (t) => {
    const disk = await smallDisk(t, 320);
    const server = await DatabaseServer.start(t, disk);
    const DATABASE_URL = await server.database();
    const product = await Product.start(t, { DATABASE_URL });
    const rows = (sql) => server.sql(sql, nameIn(DATABASE_URL));
    await expectFull({ product, disk, message: SHORT, rows });
  });
});
