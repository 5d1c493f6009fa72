import Database from 'libsql';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from '../setup/root.mjs';
import { within } from './deadlines.mjs';
import { enquiry, pause, Product, until } from './product.mjs';

const ROWS = 3_000;

/**
 * Reads the embedded database of a product, even while that is running.
 * @returns {any[]}
 */
function rows(product, sql) {
  const database = new Database(join(product.settings.DATA_DIR, 'shishir.sqlite'));
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** Uploads a file of new products; resolves to the id of the import. */
async function uploadProducts(product, { authorization }) {
  const lines = Array.from({ length: ROWS }, (_, n) => `Indoor Unit,KILL-${n},A chiller,chiller`);
  const form = new FormData();
  form.set('file', new Blob([['type,model,title,category', ...lines].join('\n')]), 'chillers.csv');
  const url = `${product.origin}/api/v1/product-imports`;
  const response = await fetch(url, { method: 'POST', headers: { authorization }, body: form });
  const { data } = await response.json();
  assert.deepEqual(data.counts, { new: ROWS, changed: 0, unchanged: 0, wrong: 0, left_out: 0 });
  return data.id;
}

const imported = (product) => rows(product, "SELECT id FROM products WHERE model LIKE 'KILL-%'");

/** Applies an import, ends the product with `end` in the middle, and starts it again. */
async function endDuringImport(t, end) {
  const product = await Product.start(t);
  const headers = await product.signIn();
  const id = await uploadProducts(product, headers);
  const apply = () =>
    product.call('POST', `/product-imports/${id}/apply`, { headers, json: { rows: 'all' } });
  const applying = apply().catch(() => undefined);
  await until('any other request', () => imported(product).length >= 200);
  await end(product);
  await applying;
  await product.run();
  const found = async () =>
    (await product.call('GET', `/product-imports/${id}`, { headers })).json.data;
  await until('the end of an interrupted import', async () => (await found()).work === null);
  return { product, apply, status: (await found()).status };
}

/** Uploads pictures one after the other until the connection fails; resolves to the acknowledged records. */
async function uploadPictures(product, { authorization }, picture) {
  const acknowledged = [];
  for (;;) {
    const form = new FormData();
    form.set('title', `Kept ${Math.random()}`);
    form.set('image', new Blob([picture]), 'picture.webp');
    const url = `${product.origin}/api/v1/gallery`;
    const sending = fetch(url, { method: 'POST', headers: { authorization }, body: form });
    const response = await sending.catch(() => undefined);
    if (!response) return acknowledged;
    assert.equal(response.status, 201);
    acknowledged.push((await response.json()).data);
  }
}

/** Sends a quotation; resolves to the token of its link. */
async function sendQuotation(product, headers) {
  const { number, message } = enquiry('');
  const sender = { kind: 'quotation', name: 'Nadia Rahman', email: 'nadia@example.com' };
  const json = { ...sender, number, message, place: 'Dhanmondi' };
  const { reference } = (await product.call('POST', '/contact-message', { json })).json;
  const inbox = await product.call('GET', '/contact-message', { headers });
  const { id: message_id } = inbox.json.data.find((found) => found.reference === reference);
  const created = await product.call('POST', '/quotations', { headers, json: { message_id } });
  const { id, revisions } = created.json.data;
  const [{ recipient, title, letter, terms, valid_until, version }] = revisions;
  const work = { product_id: null, model: '', note: '', quantity: 1, listed_price: null };
  const lines = [{ ...work, title: 'Installation', unit_price: 340_000, is_equipment: false }];
  const saved = await product.call('PUT', `/quotations/${id}/draft`, {
    headers,
    json: { recipient, title, letter, terms, valid_until, version, lines, discount: 0 },
  });
  assert.equal(saved.status, 200, saved.text);
  const sent = await product.call('POST', `/quotations/${id}/send`, {
    headers,
    json: { version: saved.json.data.revisions[0].version },
  });
  assert.equal(sent.status, 200, sent.text);
  return { id, token: sent.json.data.revisions[0].link.split('token=')[1] };
}

describe('the product after an interruption', { concurrency: 2 }, () => {
  test('rolls back an import after kill -9, so that it can be applied again', async (t) => {
    const { product, apply, status } = await endDuringImport(t, (running) => running.kill());
    assert.equal(status, 'previewed');
    assert.deepEqual(imported(product), []);
    assert.equal((await apply()).status, 200);
    assert.equal(imported(product).length, ROWS);
  });

  test('stops in time on SIGTERM during an import, with all of its rows or none', async (t) => {
    const { product, status } = await endDuringImport(t, async (running) => {
      const { code } = await running.stop();
      assert.equal(code, 0, running.output);
    });
    assert.equal(imported(product).length, status === 'applied' ? ROWS : 0);
  });

  test('keeps the files of every acknowledged picture after kill -9', async (t) => {
    const product = await Product.start(t);
    const headers = await product.signIn();
    const picture = await readFile(join(ROOT, 'docs/images/home.webp'));
    const uploads = [1, 2, 3].map(() => uploadPictures(product, headers, picture));
    await until('any other request', () => {
      const [{ stored }] = rows(
        product,
        "SELECT COUNT(*) AS stored FROM gallery WHERE title LIKE 'Kept %'",
      );
      return stored >= 3;
    });
    await pause(Math.random() * 500);
    await product.kill();
    const acknowledged = (await Promise.all(uploads)).flat();
    assert.ok(acknowledged.length > 0);
    await product.run();
    const stored = await product.call('GET', '/gallery?pageSize=100&q=Kept', { headers });
    const ids = new Set(stored.json.data.map(({ id }) => id));
    assert.ok(acknowledged.every(({ id }) => ids.has(id)));
    for (const { image } of stored.json.data) {
      const { status, headers: received } = await product.get(`/storage/${image}`);
      assert.deepEqual([status, received['content-type']], [200, 'image/webp']);
    }
  });

  test('renders PDFs after a kill -9 while they were rendered', async (t) => {
    const product = await Product.start(t);
    const paths = [
      '/company/business-profile',
      ...[15, 16, 17].map((id) => `/products/${id}/data-sheet`),
    ];
    const render = (path) => product.call('GET', path, { ms: within('a PDF') });
    const broken = Promise.all(paths.map((path) => assert.rejects(render(path))));
    await pause(150);
    await product.kill();
    await broken;
    await product.run();
    for (const path of paths) {
      const { status, text } = await render(path);
      assert.deepEqual(
        [status, text.slice(0, 5), text.trimEnd().slice(-5)],
        [200, '%PDF-', '%%EOF'],
      );
    }
  });

  test('accepts a quotation only once despite kill -9 between two requests', async (t) => {
    const product = await Product.start(t);
    const headers = await product.signIn();
    const { id, token } = await sendQuotation(product, headers);
    const accept = () =>
      product.call('POST', '/quotations/accept', { json: { token, name: 'Nadia', agreed: true } });
    const first = [accept(), accept()].map((call) => call.catch(() => undefined));
    await pause(Math.random() * 40);
    await product.kill();
    await Promise.all(first);
    await product.run();
    for (const { status } of await Promise.all([accept(), accept()])) assert.equal(status, 200);
    const { json } = await product.call('GET', `/quotations/${id}`, {
      headers: await product.signIn(),
    });
    const accepted = json.data.events.filter(({ kind }) => kind === 'accepted');
    assert.equal(accepted.length, 1);
    const mails = rows(
      product,
      "SELECT recipient FROM mail_outbox WHERE subject LIKE '%was accepted by Nadia'",
    );
    assert.ok(mails.length > 0);
    assert.equal(new Set(mails.map(({ recipient }) => recipient)).size, mails.length);
    const confirmations = rows(
      product,
      "SELECT id FROM mail_outbox WHERE subject LIKE 'Order confirmation%'",
    );
    assert.equal(confirmations.length, 1);
  });
});
