import assert from 'node:assert/strict';
import Database from 'libsql';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { DatabaseServer, nameIn } from './mariadb.mjs';
import { enquiry, folderFor, Product } from './product.mjs';

const runSqlite = (DATA_DIR) => (sql) => {
  const database = new Database(join(DATA_DIR, 'shishir.sqlite'));
  try {
    return sql.startsWith('SELECT') ? database.prepare(sql).all() : void database.exec(sql);
  } finally {
    database.close();
  }
};

/** Creates an empty database; returns the settings for it and a function that runs statements on it directly. */
async function emptyOf(kind, t) {
  const DATA_DIR = await folderFor(t);
  if (kind === 'SQLite') return { settings: { DATA_DIR }, sql: runSqlite(DATA_DIR) };
  const server = await DatabaseServer.start(t);
  const DATABASE_URL = await server.database();
  const sql = (statement) => server.sql(statement, nameIn(DATABASE_URL));
  return { settings: { DATA_DIR, DATABASE_URL }, sql };
}

/** Makes a migration in the middle fail with a table that is already there. */
async function failingMigration(kind, t) {
  const { settings, sql } = await emptyOf(kind, t);
  await sql('CREATE TABLE posts (somebody_elses INTEGER)');
  const product = await Product.make(t, settings);
  for (let tries = 0; tries < 2; tries++) {
    assert.equal(await product.launch().ended(), 1);
    assert.match(
      product.output,
      /^The migration InitialContent\d+ failed: .*posts.* already exists/m,
    );
    assert.doesNotMatch(product.output, /\n {4}at /, 'a sentence, not a stack');
  }
  const done = async () => (await sql('SELECT name FROM migrations')).map(({ name }) => name);
  const before = await done();
  assert.ok(before.length > 2 && !before.some((name) => name.startsWith('InitialContent')));
  await sql('DROP TABLE posts');
  await product.run();
  assert.deepEqual((await done()).slice(0, before.length), before, 'none of them ran again');
  assert.equal((await product.get('/health/ready')).status, 200);
  assert.equal((await product.get('/')).status, 200);
}

/** Starts two instances on an empty database. They share a folder, as on one machine or a shared disk. */
async function twoInstances(kind, t) {
  const { settings, sql } = await emptyOf(kind, t);
  const APP_SECRET = 'f'.repeat(64);
  const both = [
    await Product.make(t, { ...settings, APP_SECRET }),
    await Product.make(t, { ...settings, APP_SECRET }),
  ];
  for (const product of both) product.launch();
  const started = await Promise.all(both.map(({ ready }) => ready));
  assert.deepEqual(started, [true, true], both.map(({ output }) => output).join('\n'));
  const filled = both.filter(({ output }) => output.includes('Filling the empty database'));
  assert.equal(filled.length, 1, 'one migrates and fills it, the other waits');
  const names = await sql('SELECT name FROM migrations');
  assert.equal(new Set(names.map(({ name }) => name)).size, names.length);

  const [one, other] = both;
  const headers = await one.signIn();
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_, n) => {
      const json = enquiry(`instance-${n}@example.com`);
      return both[n % 2].call('POST', '/contact-message', { json });
    }),
  );
  assert.ok(sent.every(({ status }) => status === 201));
  const references = new Set(sent.map(({ json }) => json.reference));
  assert.equal(references.size, sent.length, 'both count with one counter');
  const inbox = await other.call('GET', '/contact-message?pageSize=100', { headers });
  const found = inbox.json.data.map(({ reference }) => reference);
  assert.deepEqual(
    [...references].filter((reference) => !found.includes(reference)),
    [],
  );
}

describe('a start', { concurrency: 2 }, () => {
  test('names a failed migration and runs it again after the fix, on SQLite', (t) =>
    failingMigration('SQLite', t));

  test('names a failed migration and runs it again after the fix, on MariaDB', (t) =>
    failingMigration('MariaDB', t));

  test('of two instances migrates in one of them and serves in both, on SQLite', (t) =>
    twoInstances('SQLite', t));

  test('of two instances migrates in one of them and serves in both, on MariaDB', (t) =>
    twoInstances('MariaDB', t));
});
