import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mariadb, sqlite } from './databases.mjs';
import { enquiry, pause, Product } from './product.mjs';

const ROUNDS = 4;
const CLIENTS = 6;

/** Sends enquiries and edits a gallery item until the product is killed, sequentially per client. */
class Writers {
  /** Sent enquiries by Idempotency-Key, with the reference if acknowledged. */
  sent = new Map();
  editedTo = 0;
  isStopped = false;
  number = 0;

  running;

  constructor(product, authorization) {
    this.product = product;
    this.authorization = authorization;
  }

  start(item) {
    this.isStopped = false;
    const clients = Array.from({ length: CLIENTS }, () => this.repeat(() => this.send()));
    this.running = Promise.all([...clients, this.repeat(() => this.edit(item))]);
  }

  async repeat(write) {
    while (!this.isStopped) await write().catch(() => pause(5));
  }

  async send(key = `kill-nine-${++this.number}`) {
    const text = this.sent.get(key) ?? { email: `${key}@example.com` };
    this.sent.set(key, text);
    const { status, json } = await this.product.call('POST', '/contact-message', {
      headers: { 'idempotency-key': key },
      json: enquiry(text.email),
    });
    assert.equal(status, 201);
    assert.equal(json.reference, text.reference ?? json.reference);
    text.reference = json.reference;
  }

  /** Edits without a version, so it is never rejected. Each edit adds a version, an audit line and a revision. */
  async edit(item) {
    const { status, json } = await this.product.call('PUT', `/gallery/${item}`, {
      headers: this.authorization,
      json: { title: `Title ${++this.number}` },
    });
    if (status === 200) this.editedTo = Math.max(this.editedTo, json.data.version);
  }

  acknowledged() {
    return [...this.sent.values()].filter(({ reference }) => reference);
  }
}

async function story(t, { settings, rows }) {
  const product = await Product.start(t, settings);
  const authorization = await product.signIn();
  const { json } = await product.call('GET', '/gallery', { headers: authorization });
  const item = json.data[0].id;
  const writers = new Writers(product, authorization);
  for (let round = 0; round < ROUNDS; round++) {
    const before = writers.acknowledged().length;
    writers.start(item);
    while (writers.acknowledged().length < before + 10) await pause(2);
    await pause(Math.random() * 200);
    await product.kill();
    writers.isStopped = true;
    await writers.running;
    await product.run();
  }
  // Repeats all requests, as browsers and our forms do after a failure. Acknowledged ones must return the same
  // response.
  for (const key of writers.sent.keys()) await writers.send(key);
  const { code } = await product.stop();
  assert.equal(code, 0);

  const count = async (sql) => Number(Object.values((await rows(product, sql))[0])[0]);
  const ours = "email LIKE 'kill-nine-%'";
  const stored = await rows(product, `SELECT email, reference FROM contact_message WHERE ${ours}`);
  const expected = [...writers.sent.values()];
  assert.deepEqual(
    new Map(stored.map(({ email, reference }) => [email, reference])),
    new Map(expected.map(({ email, reference }) => [email, reference])),
    'every enquiry that was sent is there, under the reference that its sender has',
  );
  assert.equal(stored.length, expected.length, 'each of them once');

  const times = (table, on) =>
    rows(
      product,
      `SELECT e.email FROM contact_message e LEFT JOIN ${table} x ON ${on}
       WHERE e.${ours} GROUP BY e.id, e.email HAVING COUNT(x.id) <> 1`,
    );
  assert.deepEqual(await times('mail_outbox', 'x.recipient = e.email'), [], 'each has its mail');
  const received = "x.message_id = e.id AND x.kind = 'received'";
  assert.deepEqual(await times('contact_message_event', received), [], 'each has its event');
  assert.equal(
    await count('SELECT COUNT(*) FROM idempotency_key'),
    expected.length,
    'each has its key, and no key is without its enquiry',
  );
  assert.equal(
    await count('SELECT MAX(last) FROM enquiry_counter'),
    Math.max(...stored.map(({ reference }) => Number(reference.slice(-6)))),
    'the counter stands at the last reference',
  );

  const version = await count(`SELECT version FROM gallery WHERE id = ${item}`);
  assert.ok(version >= writers.editedTo, 'no acknowledged edit is lost');
  assert.equal(
    await count(
      `SELECT COUNT(*) FROM audit_log WHERE subject = 'gallery' AND subject_id = ${item}`,
    ),
    version - 1,
    'each edit has its line in the audit log',
  );
  assert.ok(
    (await count('SELECT counter FROM revision')) >= version - 1,
    'each moved the revision',
  );
}

describe('kill -9 during writes', { concurrency: true }, () => {
  test('loses no acknowledged write and keeps no partial one, on SQLite', (t) =>
    story(t, sqlite()));

  test('loses no acknowledged write and keeps no partial one, on MariaDB', async (t) =>
    story(t, await mariadb(t)));
});
