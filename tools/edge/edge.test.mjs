import getPort from 'get-port';
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ROOT } from '../setup/root.mjs';
import { findProgram } from '../test/programs.mjs';
import { listening, send, startApi, startEdge, startSite, until } from './servers.mjs';

const accounts = JSON.parse(readFileSync(join(ROOT, 'libs/demo/data/accounts.json'), 'utf8'));
const json = { 'content-type': 'application/json' };

describe('the edge', { skip: !findProgram('nginx') && 'there is no nginx' }, () => {
  let folder;
  let ports;
  let apis;
  let site;
  let edge;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shishir-edge-'));
    ports = { http: await getPort(), inner: await getPort() };
    const both = {
      PUBLIC_URL: `http://localhost:${ports.http}`,
      ADMIN_URL: `http://admin.localhost:${ports.http}`,
      APP_SECRET: 'a secret of at least 32 characters',
      ...{ TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn', APP_MODE: 'demo' },
    };
    const api = {
      ...both,
      ...{ DATA_DIR: join(folder, 'data'), DATABASE_URL: '', REDIS_URL: '' },
      ...{ LIMIT_LOGINS_PER_MINUTE: '3', LIMIT_READS_PER_MINUTE: '100000' },
    };
    const [first, second, web] = await Promise.all([
      startApi(api),
      startApi(api),
      startSite({ ...both, API_URL: `http://127.0.0.1:${ports.inner}` }),
    ]);
    [apis, site] = [[first, second], web];
    edge = await startEdge(join(folder, 'edge'), ports, {
      ...{ PUBLIC_URL: both.PUBLIC_URL, ADMIN_URL: both.ADMIN_URL },
      API_SERVERS: apis.map(({ port }) => `127.0.0.1:${port}`).join(' '),
      WEB_SERVERS: `127.0.0.1:${site.port}`,
    });
    for (const { port } of [...apis, site]) {
      await until(
        () => send(port, '/health/ready'),
        ({ status }) => status === 200,
      );
    }
  });
  after(async () => {
    for (const process of [edge, site, ...(apis ?? [])]) await process?.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path, options = {}) =>
    send(ports.http, path, {
      ...options,
      headers: { host: `localhost:${ports.http}`, ...options.headers },
    });
  const askAdmin = (path, options = {}) =>
    ask(path, {
      ...options,
      headers: { host: `admin.localhost:${ports.http}`, ...options.headers },
    });
  const cacheOf = ({ headers }) => headers['x-cache'];
  const errorOf = ({ status, body }) => [status, JSON.parse(String(body)).code];

  test('routes each host and path to its service, and excludes the dashboard from search engines', async () => {
    const home = await ask('/');
    assert.deepEqual([home.status, /<h1/.test(String(home.body))], [200, true]);
    const dashboard = await askAdmin('/dashboard/user/user-list?page=2');
    assert.match(String(dashboard.body), /<title>[^<]*<\/title>/);
    assert.notDeepEqual(dashboard.body, home.body);
    const root = await askAdmin('/');
    assert.deepEqual(
      [root.status, new URL(root.headers.location, 'http://x').pathname],
      [302, '/dashboard'],
    );
    for (const on of [ask, askAdmin]) {
      const products = await on('/api/v1/products?pageSize=3');
      assert.equal(JSON.parse(String(products.body)).length, 3);
      assert.equal((await on('/health/ready')).status, 200);
      // Only for internal calls.
      assert.deepEqual(errorOf(await on('/health/revision')), [404, 'not_found']);
      assert.equal(products.headers['x-robots-tag'], on === askAdmin ? 'noindex' : undefined);
    }
    assert.equal((await askAdmin('/health/live')).headers['x-robots-tag'], 'noindex');
  });

  test('sends every header once, with an id for each request', async () => {
    for (const response of [
      await ask('/about-us'),
      await ask('/about-us'),
      await ask('/api/v1/categories'),
    ]) {
      for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy']) {
        assert.doesNotMatch(response.headers[name], /,/);
      }
      assert.match(response.headers['content-security-policy'], /^default-src 'none'/);
      assert.match(response.headers['x-request-id'], /^[\da-f]{32}$/);
      assert.deepEqual(
        ['x-powered-by', 'x-revision'].map((name) => response.headers[name]),
        [undefined, undefined],
      );
      assert.equal(response.headers.server, 'nginx');
    }
    const ids = [await ask('/about-us'), await ask('/about-us')].map(
      ({ headers }) => headers['x-request-id'],
    );
    assert.notEqual(ids[0], ids[1]);
    const claimed = await ask('/about-us', { headers: { 'x-request-id': 'from-a-visitor-1' } });
    assert.notEqual(claimed.headers['x-request-id'], 'from-a-visitor-1');
  });

  test('serves the dashboard like the single-process product', async (context) => {
    const { serveDashboard } = await import('../../apps/standalone/dist/dashboard.js');
    const files = join(ROOT, 'apps/admin/dist');
    const server = createServer(serveDashboard(files, `http://admin.localhost:${ports.http}`));
    await listening(server);
    context.after(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const script = `/assets/${readdirSync(join(files, 'assets')).find((name) => name.endsWith('.js'))}`;
    const style = readdirSync(join(files, 'assets')).find((name) => name.endsWith('.css'));
    const paths = [
      '/dashboard',
      '/login',
      '/bn',
      '/bn/',
      '/bn/dashboard/profile',
      '/bn/login',
      '/bn/gone.js',
      '/favicon.svg',
      '/robots.txt',
      '/gone.js',
      '/assets/gone.js',
      script,
      ...(style ? [`/assets/${style}`] : []),
    ];
    // Headers that differ by server and by file.
    const own = ['connection', 'keep-alive', 'date', 'server', 'etag', 'last-modified', 'vary'];
    own.push(
      'x-request-id',
      'content-length',
      'transfer-encoding',
      'x-robots-tag',
      'accept-ranges',
    );
    for (const path of paths) {
      for (const coding of ['', 'gzip', 'gzip, deflate, br, zstd']) {
        const headers = coding && { 'accept-encoding': coding };
        const here = await askAdmin(path, { headers });
        const there = await send(port, path, { headers });
        const shown = ({ status, headers: given }) => {
          // nginx sends a page with a redirect, and an absolute address.
          if (given.location)
            return { status, path: new URL(given.location, 'http://admin.localhost').pathname };
          const rest = Object.entries(given).filter(([name]) => !own.includes(name));
          // Compression of the small page itself does not matter.
          const type = String(given['content-type']).split(';')[0];
          return {
            status,
            ...Object.fromEntries(rest),
            'content-type': type,
            ...(path.startsWith('/assets/') ? {} : { 'content-encoding': undefined }),
          };
        };
        assert.deepEqual([path, coding, shown(here)], [path, coding, shown(there)]);
        if (here.status === 200) assert.deepEqual(plain(here), plain(there));
      }
    }
    const posted = await askAdmin('/login', { method: 'POST' });
    assert.deepEqual(errorOf(posted), [405, 'method_not_allowed']);
  });

  test('sends files and pictures compressed and with long cache lifetimes', async () => {
    const html = String((await ask('/')).body);
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    const file = await ask(script, { headers: { 'accept-encoding': 'gzip, br' } });
    assert.deepEqual(
      [
        file.status,
        file.headers['content-encoding'],
        /immutable/.test(file.headers['cache-control']),
      ],
      [200, 'br', true],
    );
    const [picture = ''] = /\/storage\/[\w./-]+\.(avif|webp)/.exec(html) ?? [];
    const shown = await ask(picture);
    assert.deepEqual([shown.status, /immutable/.test(shown.headers['cache-control'])], [200, true]);
    assert.match(shown.headers['content-type'], /^image\//);
    assert.equal((await ask('/storage/../secret')).status, 404);
    // The API compresses cached responses; the edge compresses the others.
    for (const [path, coding] of [
      ['/api/v1/products', 'br'],
      ['/api/docs.json', 'gzip'],
    ]) {
      const list = await ask(path, { headers: { 'accept-encoding': `gzip, ${coding}` } });
      assert.deepEqual([path, list.status, list.headers['content-encoding']], [path, 200, coding]);
      JSON.parse(String(plain(list)));
    }
  });

  test('caches pages per encoding for a second, and collapses requests for an uncached page', async () => {
    const address = '/products?tr_min=2';
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => ask(address, { headers: { 'accept-encoding': 'br' } })),
    );
    const states = responses.map(cacheOf).sort();
    assert.deepEqual(states, [...Array.from({ length: 19 }, () => 'HIT'), 'MISS']);
    assert.ok(
      responses.every(({ status, body }) => status === 200 && body.equals(responses[0].body)),
    );
    assert.match(String(plain(responses[0])), /<h1/);
    // Different spellings share the encoding, but encodings do not share a cached page.
    const repeat = (accepted) => ask(address, { headers: { 'accept-encoding': accepted } });
    assert.equal((await repeat('gzip, deflate, br;q=1.0')).headers['content-encoding'], 'br');
    const zipped = await repeat('gzip, br;q=0');
    assert.deepEqual([zipped.headers['content-encoding'], cacheOf(zipped)], ['gzip', 'MISS']);
    assert.equal((await repeat('identity')).headers['content-encoding'], undefined);
    // A second later the page has expired.
    await until(
      () => repeat('br'),
      (response) => cacheOf(response) === 'EXPIRED',
    );
  });

  test('never caches pages for signed-in visitors or pages with forms', async () => {
    for (const headers of [
      { cookie: 'theme=dark; userToken=abc' },
      { cookie: 'userToken=' },
      { authorization: 'Bearer abc' },
    ]) {
      for (const path of ['/', '/', '/products/15']) {
        assert.equal(cacheOf(await ask(path, { headers })), 'BYPASS');
      }
    }
    // A response to a visitor with a session is not reused for others.
    const path = '/products?tr_min=3';
    await ask(path, { headers: { cookie: 'userToken=abc' } });
    assert.equal(cacheOf(await ask(path)), 'MISS');
    const forms = '/contact-us /login /signup /cart /dashboard/profile /reset-password';
    for (const form of forms.split(' ')) {
      assert.equal(cacheOf(await ask(form)), 'BYPASS', form);
      assert.equal(cacheOf(await ask(`${form}.data`)), 'BYPASS', form);
    }
  });

  test('rejects too large and malformed requests with a sentence', async () => {
    const large = await ask('/api/v1/products', {
      method: 'POST',
      headers: json,
      body: 71 * 1024 * 1024,
    });
    assert.deepEqual(errorOf(large), [413, 'too_large']);
    const form = await ask('/contact-us', { method: 'POST', body: 8 * 1024 * 1024 });
    assert.equal(form.status, 413);
    assert.match(String(form.body), /larger than 6 MB/);
    // The largest import reaches the API, which requires a sign-in.
    const upload = await askAdmin('/api/v1/product-imports', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(20 * 1024 * 1024),
    });
    assert.deepEqual(errorOf(upload), [401, 'not_signed_in']);
    const other = await ask('http://admin.localhost/login');
    assert.deepEqual(errorOf(other), [400, 'bad_request']);
  });

  test('shows changes within moments and no page of a deleted product', async () => {
    const { email, password } = accounts.find(({ role }) => role === 'super_admin');
    const signedIn = await askAdmin('/api/v1/auth/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email, password }),
    });
    const { token } = JSON.parse(String(signedIn.body));
    const { title } = JSON.parse(String((await ask('/api/v1/products/15')).body));
    await until(
      () => ask('/products/15'),
      (page) => cacheOf(page) === 'HIT' && String(page.body).includes(title),
    );
    const removed = await askAdmin('/api/v1/products/15', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(removed.status, 200, String(removed.body));
    const missing = await until(
      () => ask('/products/15'),
      ({ status }) => status === 404,
    );
    assert.notEqual(cacheOf(missing), 'STALE');
    assert.equal((await ask('/products/15')).status, 404);
  });

  test('passes the real address of the visitor to the API, whatever they claim', async () => {
    const attempt = (claimed, from) =>
      ask('/api/v1/auth/login', {
        from,
        method: 'POST',
        headers: {
          ...json,
          'x-forwarded-for': claimed,
          'x-real-ip': claimed,
          forwarded: `for=${claimed}`,
        },
        body: JSON.stringify({ email: 'nobody@example.com', password: 'not-the-password' }),
      });
    const statuses = [];
    for (let n = 1; n <= 8; n += 1) statuses.push((await attempt(`203.0.113.${n}`)).status);
    // Both instances count separately.
    assert.ok(statuses.includes(429), String(statuses));
    assert.equal((await attempt('127.0.0.1', '127.0.0.2')).status, 401);
  });

  test('ignores claimed addresses on the inner port and rejects connections to it from elsewhere', async () => {
    const visitor = { ...json, 'x-visitor-address': '203.0.113.9', 'x-site-key': 'a guess' };
    const attempt = (n) =>
      send(ports.inner, '/api/v1/auth/login', {
        method: 'POST',
        headers: { ...visitor, 'x-forwarded-for': `203.0.113.${n}` },
        body: JSON.stringify({ email: 'nobody@example.com', password: 'not-the-password' }),
        from: '127.0.0.3',
      });
    const statuses = [];
    for (let n = 1; n <= 8; n += 1) statuses.push((await attempt(n)).status);
    assert.ok(statuses.includes(429), String(statuses));
    await assert.rejects(send(ports.inner, '/edge/live', { host: '127.0.0.2' }), {
      code: 'ECONNREFUSED',
    });
  });

  test('counts forms per visitor, not for the site as a whole', async () => {
    const signIn = (from) =>
      ask('/login', {
        from,
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://localhost:${ports.http}`,
        },
        body: 'email=nobody%40example.com&password=not-the-password',
      });
    const statuses = [];
    for (let n = 1; n <= 8; n += 1) statuses.push((await signIn('127.0.0.4')).status);
    assert.ok(statuses.includes(429), String(statuses));
    assert.notEqual((await signIn('127.0.0.5')).status, 429);
  });

  test('hides the failure of an API instance from visitors', async () => {
    const visits = Array.from({ length: 40 }, (_, n) =>
      n % 4 === 0 ? `/products?tr_min=${n}&tr_max=90` : `/api/v1/products?page=${n + 1}&pageSize=1`,
    );
    for (const [n, path] of visits.entries()) {
      if (n === 15) await apis[1].stop('SIGKILL');
      const { status, body } = await ask(path);
      assert.equal(status, 200, `${path}: ${String(body).slice(0, 200)}`);
    }
  });

  test('serves stale pages while the site is away, and a Retry-After header for others', async () => {
    const path = '/products/16';
    assert.equal((await ask(path)).status, 200);
    assert.equal((await site.stop('SIGTERM')).exitCode, 0);
    const old = await until(
      () => ask(path),
      (page) => cacheOf(page) === 'STALE',
    );
    assert.deepEqual([old.status, /<h1/.test(String(old.body))], [200, true]);
    const cold = await ask('/bn/products/17');
    assert.deepEqual([cold.status, cold.headers['retry-after']], [503, '5']);
    assert.match(String(cold.body), /<html lang="bn">.*সাইটটি খোলা যাচ্ছে না/);
    assert.equal(cold.headers['cache-control'], 'no-store');
    assert.equal((await apis[0].stop('SIGTERM')).exitCode, 0);
    const away = await ask('/api/v1/products');
    assert.deepEqual([...errorOf(away), away.headers['retry-after']], [503, 'unavailable', '5']);
  });

  test('finishes requests in flight before it stops', async () => {
    const { exitCode, all } = await edge.stop('SIGQUIT');
    assert.equal(exitCode, 0, all);
    assert.doesNotMatch(all, /\[(emerg|alert|crit)\]/);
  });
});

/** Returns the uncompressed body of a response. */
function plain({ headers, body }) {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[headers['content-encoding']];
  return decode ? decode(body) : body;
}
