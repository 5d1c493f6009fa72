import getPort from 'get-port';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { start } from '../setup/run.mjs';
import { findProgram } from '../test/programs.mjs';
import { within } from './deadlines.mjs';
import { atEnd, enquiry, Product, until } from './product.mjs';

const WORDS = 'Two chillers for a dairy, "quiet" & small <ones>.';
const escaped = WORDS.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Posts a form like a browser without JavaScript. */
const post = (site, path, fields) =>
  site.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin },
    body: new URLSearchParams(fields).toString(),
    ms: within('a form while the API is away'),
  });

/** Checks the responses of a site while its API is away. `listed` and `shown` are pages that were never requested. */
async function expectAway(site, listed, shown) {
  const get = (path) => site.get(path, { ms: within('a form while the API is away') });
  // At most four, because a fifth concurrent rendering would have to wait.
  const [home, list, product, form] = await Promise.all(
    ['/', listed, shown, '/contact-us'].map(get),
  );
  const { firstName, lastName, number, email } = enquiry('typed@example.com');
  const typed = { firstName, lastName, number, email, message: WORDS };
  const [recovery, sent, signIn] = await Promise.all([
    get('/forgot-password'),
    post(site, '/contact-us', typed),
    post(site, '/login', { email, password: 'not-kept-in-the-page' }),
  ]);
  assert.deepEqual([home.status, list.status, product.status], [503, 503, 503]);
  assert.match(list.text, /Connection lost\. Please try again\./);
  assert.match(product.text, /Connection lost\. Please try again\./);
  assert.deepEqual([recovery.status, form.status], [200, 200], 'pages that need no data');
  for (const page of [home, list, product, recovery, form]) {
    assert.match(page.text, /<header[^]*<h1[^]*<footer/, 'a page, with its header and footer');
    assert.doesNotMatch(page.text, /ECONN|at async|\/dist\//, 'nothing of the inside');
  }

  assert.ok(sent.status >= 500, `${sent.status}`);
  for (const value of [firstName, lastName, email]) assert.ok(sent.text.includes(`"${value}"`));
  assert.ok(sent.text.replaceAll('&quot;', '"').includes(escaped), 'what was typed is still there');
  assert.match(sent.text, /role="alert"/);

  assert.ok(signIn.status >= 500, `${signIn.status}`);
  assert.ok(signIn.text.includes(`"${email}"`));
  assert.doesNotMatch(signIn.text, /not-kept-in-the-page/);
  return typed;
}

/** Starts a Redis for one test, without persistence. */
async function startRedis(t) {
  const program = findProgram('redis-server', 'valkey-server');
  assert.ok(program, 'Redis was not found. Install it.');
  const port = await getPort();
  const redis = {
    url: `redis://127.0.0.1:${port}`,
    async run() {
      const options = [
        '--port',
        `${port}`,
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
      ];
      redis.child = start(program, options, { buffer: false });
      let log = '';
      await new Promise((resolve) => {
        redis.child.all.setEncoding('utf8').on('data', (text) => {
          log += text;
          if (log.includes('Ready to accept connections')) resolve(true);
        });
      });
    },
  };
  await redis.run();
  atEnd(t, () => redis.child.kill('SIGKILL'));
  return redis;
}

describe('the product with an unavailable part', { concurrency: 2 }, () => {
  test('shows error texts and keeps form input while the API is away', async (t) => {
    const api = await Product.start(t, {}, 'api');
    const site = await Product.start(t, { API_URL: api.origin }, 'site');
    const isServed = async (path) => (await site.get(path)).status === 200;
    assert.ok(await isServed('/products/20'));
    await api.kill();
    const typed = await expectAway(site, '/products', '/products/15');
    await api.run();
    await until('service after the API is back', () => isServed('/products/21'));
    const sent = await post(site, '/contact-us', typed);
    assert.deepEqual([sent.status, /ENQ-\d{4}-\d{6}/.test(sent.text)], [200, true]);

    // It still accepts connections, but no longer responds.
    api.child.kill('SIGSTOP');
    await expectAway(site, '/products?page=2', '/products/16');
    api.child.kill('SIGCONT');
    await until('service after the API is back', () => isServed('/products/22'));
  });

  test('counts limits per process while Redis is away, and together again afterwards', async (t) => {
    const redis = await startRedis(t);
    const product = await Product.start(t, {
      REDIS_URL: redis.url,
      LIMIT_LOGIN_FAILURES: '3',
      LOG_LEVEL: 'info',
    });
    const guess = async (email) => {
      const ms = within('a request while Redis is away');
      const json = { email, password: 'wrong' };
      return (await product.call('POST', '/auth/login', { json, ms })).status;
    };
    const guesses = async (email) => {
      const statuses = [];
      for (let n = 0; n < 4; n++) statuses.push(await guess(email));
      return statuses;
    };
    const limited = [401, 401, 401, 429];
    assert.deepEqual(await guesses('before@example.com'), limited);
    redis.child.kill('SIGSTOP');
    assert.deepEqual(await guesses('hangs@example.com'), limited);
    assert.equal((await product.get('/health/ready')).status, 200);
    redis.child.kill('SIGCONT');
    redis.child.kill('SIGKILL');
    await redis.child;
    assert.deepEqual(await guesses('killed@example.com'), limited);
    await redis.run();
    await until('any other request', () => product.output.includes('Redis is back'));
    assert.deepEqual(await guesses('after@example.com'), limited);
  });
});
