import getPort from 'get-port';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { within } from './deadlines.mjs';
import { DatabaseServer } from './mariadb.mjs';
import { enquiry, Product, until } from './product.mjs';

const PAUSES_S = ['0.5', '1', '2', '4', '8', '15', '29.5'];
const TRYING = /^The database does not respond yet .* Trying again in ([\d.]+) s\.$/gm;

/** Checks the responses to visitors, staff and load balancers while the database does not respond. */
async function expectAway(product, authorization) {
  const ms = within('a request while the database is away');
  const requests = await Promise.all([
    product.call('POST', '/contact-message', { json: enquiry('away@example.com'), ms }),
    product.call('POST', '/auth/login', { json: { email: 'a@example.com', password: 'b' }, ms }),
    ...Array.from({ length: 20 }, () =>
      product.call('GET', '/contact-message', { headers: authorization, ms }),
    ),
  ]);
  for (const { status, headers, json } of requests) {
    assert.deepEqual([status, json.code], [503, 'unavailable']);
    assert.ok(Number(headers['retry-after']) > 0);
  }
  const health = { ms: within('readiness while the database is away') };
  const [ready, live] = await Promise.all([
    product.get('/health/ready', health),
    product.get('/health/live', health),
  ]);
  assert.deepEqual([ready.status, live.status], [503, 200]);
  assert.ok(Number(ready.headers['retry-after']) > 0);
}

/** Checks the pages of the site: cached ones, and one that was never requested. */
async function expectPages(product) {
  const page = { ms: within('a page while the database is away') };
  const [home, list, other] = await Promise.all([
    product.get('/', page),
    product.call('GET', '/products?page=1&pageSize=24', page),
    product.get('/products/16', page),
  ]);
  assert.deepEqual([home.status, list.status], [200, 200], 'the last good ones');
  assert.match(home.text, /<h1/);
  assert.equal(other.status, 503);
  assert.match(other.headers['content-type'], /^text\/html/);
  assert.match(other.text, /<header[^]*<h1[^]*<footer/);
}

async function expectBack(product, authorization) {
  await until('service after the database is back', async () => {
    const options = { headers: authorization };
    const [ready, staff, page] = await Promise.all([
      product.get('/health/ready'),
      product.call('GET', '/contact-message?pageSize=100', options),
      product.get('/products/16'),
    ]);
    assert.deepEqual([ready.status, staff.status, page.status], [200, 200, 200]);
    return true;
  });
  const json = enquiry('back@example.com');
  assert.equal((await product.call('POST', '/contact-message', { json })).status, 201);
}

/** Starts a product on MariaDB with some cached pages and a signed-in owner. */
async function visited(t) {
  const server = await DatabaseServer.start(t);
  const product = await Product.start(t, { DATABASE_URL: await server.database() });
  const authorization = await product.signIn();
  await product.get('/');
  await product.call('GET', '/products?page=1&pageSize=24');
  return { server, product, authorization };
}

describe('the product with a database fault', { concurrency: true }, () => {
  test('returns 503 and cached pages in time while the database hangs, and recovers', async (t) => {
    const { server, product, authorization } = await visited(t);
    server.hang();
    await expectAway(product, authorization);
    await expectPages(product);
    server.goOn();
    await expectBack(product, authorization);

    server.hang();
    const { code, ms } = await product.stop();
    server.goOn();
    assert.equal(code, 0);
    assert.ok(ms < within('the end after SIGTERM'));
  });

  test('returns 503 and cached pages after the database was killed, and loses no acknowledged write', async (t) => {
    const { server, product, authorization } = await visited(t);
    const json = enquiry('before@example.com');
    const { json: sent } = await product.call('POST', '/contact-message', { json });
    await server.kill();
    await expectAway(product, authorization);
    await expectPages(product);
    await server.run();
    await expectBack(product, authorization);
    const options = { headers: authorization };
    const inbox = await product.call('GET', '/contact-message?pageSize=100', options);
    assert.ok(inbox.json.data.some(({ reference }) => reference === sent.reference));
  });

  test('retries an absent database at start with growing pauses, then exits', async (t) => {
    const DATABASE_URL = `mysql://root@127.0.0.1:${await getPort()}/none`;
    const product = await Product.make(t, { DATABASE_URL });
    const from = performance.now();
    product.launch();
    await until('a start', () => product.output.includes('Trying again'));
    const [live, ready, page] = await Promise.all(
      ['/health/live', '/health/ready', '/'].map((path) => product.get(path)),
    );
    assert.deepEqual([live.status, ready.status, page.status], [200, 503, 503]);

    assert.equal(await product.ended(), 1);
    const lasted = performance.now() - from;
    assert.ok(lasted > 59_000 && lasted < within('the wait for a database at start'), `${lasted}`);
    const tries = [...product.output.matchAll(TRYING)].map(([, seconds]) => seconds);
    assert.deepEqual(tries, PAUSES_S);
    assert.match(product.output, /^The database cannot be reached: .*ECONNREFUSED/m);
    assert.doesNotMatch(product.output, /\n {4}at /, 'a sentence, not a stack');
  });

  test('starts once an absent database comes up', async (t) => {
    const server = await DatabaseServer.start(t);
    const product = await Product.make(t, { DATABASE_URL: await server.database() });
    await server.kill();
    product.launch();
    await until('a start', () => product.output.includes('Trying again'));
    await server.run();
    assert.equal(await product.ready, true, product.output);
    assert.equal((await product.get('/health/ready')).status, 200);
  });

  test('starts once a hanging database continues', async (t) => {
    const server = await DatabaseServer.start(t);
    const product = await Product.make(t, { DATABASE_URL: await server.database() });
    server.hang();
    product.launch();
    await until('a start', () => product.output.includes('Trying again'));
    server.goOn();
    assert.equal(await product.ready, true, product.output);
    assert.equal((await product.get('/health/ready')).status, 200);
  });
});
