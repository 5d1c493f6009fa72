import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { ROOT } from '../setup/root.mjs';
import { within } from './deadlines.mjs';
import { enquiry, pause, Product, until } from './product.mjs';

const PARALLEL = 10;
const SLOW = 20;
/** File that identifies the database of the pictures; housekeeping writes it once. */
const MARK = '.database';

const cleanups = [];
const suite = { after: (work) => cleanups.push(work) };
/** The whole product, and API and site as separate processes. */
let product;
let api;
let site;
before(async () => {
  product = await Product.start(suite);
  api = await Product.start(suite, {}, 'api');
  site = await Product.start(suite, { API_URL: api.origin }, 'site');
});
after(async () => {
  for (const work of cleanups) await work();
});

/** Sends part of a request and then one byte per second; resolves to the response. */
async function drip({ port }, head, ms) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}).write(head);
  const dripping = setInterval(() => socket.writable && socket.write('x'), 1_000);
  const late = setTimeout(() => socket.destroy(), ms);
  const from = performance.now();
  const response = await text(socket).catch(() => '');
  clearInterval(dripping);
  clearTimeout(late);
  return { response, ms: performance.now() - from };
}

function expectTooSlow({ response, ms }, [least, most]) {
  assert.match(response, /^HTTP\/1\.1 408 /, 'it is told why');
  assert.equal(JSON.parse(response.slice(response.indexOf('\r\n\r\n'))).code, 'request_timeout');
  assert.ok(ms > least && ms < most, `${ms} ms`);
}

const folders = ['storage', 'incoming', 'applications', 'drawings', 'documents'];
async function files() {
  const { DATA_DIR } = product.settings;
  const lists = folders.map((name) => readdir(join(DATA_DIR, name), { recursive: true }));
  return (await Promise.all(lists.map((list) => list.catch(() => [])))).map((list) => list.sort());
}

describe('requests', { concurrency: true }, () => {
  test('create one record for a repeated form and return the first response each time', async () => {
    const headers = { 'idempotency-key': 'sent-several-times' };
    const json = enquiry('double@example.com');
    const send = (more) => product.call('POST', '/contact-message', { headers, json, ...more });
    const responses = await Promise.all(Array.from({ length: PARALLEL }, () => send()));
    responses.push(await send());
    const references = new Set(responses.map(({ json: { reference } }) => reference));
    assert.deepEqual([...new Set(responses.map(({ status }) => status))], [201]);
    assert.equal(references.size, 1);
    const other = await send({ json: enquiry('double@example.com', 'Something else entirely.') });
    assert.equal(other.status, 422);
    const inbox = await product.call('GET', '/contact-message?q=double@example.com', {
      headers: await product.signIn(),
    });
    assert.equal(inbox.json.data.length, 1);
  });

  test('of a second editor get 409 with the current record, or 404 if it was deleted', async () => {
    const headers = await product.signIn();
    const call = (method, path, json) => product.call(method, path, { headers, json });
    const { json: list } = await call('GET', '/gallery');
    const { id, version } = list.data[0];
    const edits = await Promise.all(
      ['one', 'other'].map((title) => call('PUT', `/gallery/${id}`, { title, version })),
    );
    const [won, lost] = edits.sort((a, b) => a.status - b.status);
    assert.deepEqual([won.status, lost.status], [200, 409]);
    assert.equal(lost.json.current.title, won.json.data.title);
    assert.equal(lost.json.current.version, version + 1);

    const made = await call('POST', '/contact-message/templates', {
      name: 'Short',
      text: 'Thank you.',
    });
    assert.equal(made.status, 201, made.text);
    const path = `/contact-message/templates/${made.json.data.id}`;
    assert.equal((await call('DELETE', path)).status, 200);
    const edit = { name: 'Short', text: 'Thanks.', version: 1 };
    assert.equal((await call('PUT', path, edit)).status, 404);
    const left = await call('GET', '/contact-message/templates');
    assert.ok(!left.json.data.some(({ text: words }) => words === 'Thanks.'), 'no new row');
  });

  test('with a broken or too large body get 400 or 413 as JSON', async () => {
    for (const part of [product, api]) {
      const send = (body) =>
        part.call('POST', '/contact-message', {
          headers: { 'content-type': 'application/json' },
          body,
        });
      const broken = await send('{"firstName": "Ja');
      assert.deepEqual([broken.status, broken.json.code], [400, 'invalid_input']);
      const large = await send(JSON.stringify({ message: 'x'.repeat(200_000) }));
      assert.deepEqual([large.status, large.json.code], [413, 'too_large']);
    }
    for (const part of [product, api, site]) {
      const { response } = await drip(part, 'NOT HTTP\r\n\r\n', 5_000);
      assert.match(response, /^HTTP\/1\.1 400 /);
      assert.equal(JSON.parse(response.slice(response.indexOf('\r\n\r\n'))).code, 'bad_request');
    }
  });

  test('with endless headers get 408 after 15 seconds without blocking others', async () => {
    const most = within('the headers of a request');
    const slow = [product, api, site].map((part) =>
      Promise.all(
        Array.from({ length: SLOW }, () =>
          drip(part, 'GET / HTTP/1.1\r\nHost: a\r\nx-slow: ', most),
        ),
      ),
    );
    await pause(500);
    for (const { origin } of [product, site]) {
      assert.equal((await fetch(origin)).status, 200);
    }
    for (const responses of await Promise.all(slow)) {
      for (const response of responses) expectTooSlow(response, [14_000, most]);
    }
  });

  test('with an endless body get 408 after 60 seconds', async () => {
    const most = within('a whole request');
    const head =
      'POST /api/v1/contact-message HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      'Content-Length: 5000\r\n\r\n{"firstName": "';
    const responses = await Promise.all([product, api].map((part) => drip(part, head, most)));
    for (const response of responses) expectTooSlow(response, [59_000, most]);
  });

  test('leave no file if an upload breaks off', async () => {
    const earlier = await files();
    const { authorization } = await product.signIn();
    const picture = await readFile(join(ROOT, 'docs/images/home.webp'));
    const uploads = [
      ['/gallery', 'title', 'image', 'picture.webp'],
      ['/contact-message/application', 'name', 'cv', 'cv.pdf'],
    ];
    const sockets = uploads.map(([path, field, file, name]) => {
      const socket = connect(product.port, '127.0.0.1').on('error', () => {});
      socket.write(
        `POST /api/v1${path} HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\n` +
          `Authorization: ${authorization}\r\nContent-Length: 3000000\r\n` +
          'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
          `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\nHalf\r\n` +
          `--b\r\nContent-Disposition: form-data; name="${file}"; filename="${name}"\r\n` +
          'Content-Type: application/octet-stream\r\n\r\n%PDF-1.7\n',
      );
      socket.write(picture);
      return socket;
    });
    // The CV is streamed to a file, the picture is read into memory.
    await until('any other request', async () => (await files())[1].length > earlier[1].length);
    for (const socket of sockets) socket.destroy();
    await until('any other request', async () => (await files())[1].length === earlier[1].length);
    const left = (await files()).map((list, n) =>
      list.filter((file) => !earlier[n].includes(file) && file !== MARK),
    );
    for (const stray of left) assert.deepEqual(stray, []);
  });
});
