/** The built API and the built site as two processes, as seen through a proxy in front of both. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteKeyOf } from '@shishir/server/site-calls';
import { freePort } from './testing/free-port.js';

const REPOSITORY = resolve(__dirname, '../../..');
const START_MS = 120_000;
const SECRET = 'a secret of at least 32 characters';
// Both processes share the machine with other tests.
jest.setTimeout(60_000);
const folder = mkdtempSync(join(tmpdir(), 'split-'));
const processes: ChildProcess[] = [];
/** Output of each process. */
const printed: string[] = [];
const metricsUrls: string[] = [];
let site: string;
let apiUrl: string;

/** Starts a built program and waits for its ready message. */
async function start(program: string, settings: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [join(REPOSITORY, program)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], ENV_FILE: devNull, ...settings },
  });
  const at = processes.push(child) - 1;
  printed[at] = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed[at] += text));
  }
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program} did not start; is it built?\n${printed[at]}`);
  });
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
}

beforeAll(async () => {
  const [apiPort, sitePort] = [await freePort(), await freePort()];
  site = `http://127.0.0.1:${sitePort}`;
  apiUrl = `http://127.0.0.1:${apiPort}`;
  const metricsPorts = [await freePort(), await freePort()].map(String);
  metricsUrls.push(...metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`));
  const both = {
    ...{ PUBLIC_URL: site, ADMIN_URL: 'http://admin.example', TRUSTED_PROXIES: '1' },
    APP_SECRET: SECRET,
  };
  await start('apps/api/dist/main.js', {
    ...both,
    PORT: String(apiPort),
    DATA_DIR: join(folder, 'data'),
    LIMIT_CONTACTS: '1',
    METRICS_PORT: metricsPorts[0]!,
    LIMIT_READS_PER_MINUTE: '3',
  });
  // Environment variables take precedence over the file.
  const file = join(folder, 'site.env');
  writeFileSync(file, `API_URL=${apiUrl}\nPORT=1\nDATABASE_URL=nothing of the site's\n`);
  await start('apps/web/server/main.mjs', {
    ...both,
    PORT: String(sitePort),
    METRICS_PORT: metricsPorts[1]!,
    ENV_FILE: file,
  });
}, START_MS);

afterAll(async () => {
  const running = processes.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  );
  await Promise.all(
    running.map((child) => {
      child.kill('SIGKILL');
      return once(child, 'exit');
    }),
  );
  rmSync(folder, { recursive: true });
});

/** Sends a visitor's request from `address`, as the proxy passes it on. */
const visit = (path: string, address: string, init: RequestInit = {}) =>
  fetch(site + path, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': address, ...init.headers },
  });

function account(role: string) {
  const file = join(REPOSITORY, 'libs/demo/data/accounts.json');
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'role' | 'email' | 'password',
    string
  >[];
  return accounts.find((one) => one.role === role)!;
}

/** Posts a form like a browser without JavaScript. */
const post = (path: string, address: string, fields: Record<string, string>, cookie = '') =>
  visit(path, address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: site, cookie },
  });

it('serves a page with data of the API, and the browser files', async () => {
  const headers = { 'x-request-id': 'from-the-proxy-1' };
  const page = await visit('/products/15', '203.0.113.7', { headers });
  const html = await page.text();
  const product = (await (await fetch(`${apiUrl}/api/v1/products/15`)).json()) as { title: string };
  expect([page.status, html]).toEqual([200, expect.stringContaining(product.title)]);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('x-request-id')).toBe('from-the-proxy-1');
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  const file = await visit(script, '203.0.113.7');
  expect([file.status, file.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('immutable'),
  ]);
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
});

/** Log lines of a process about one request. */
const linesOf = (at: number, id: string) =>
  printed[at]!.split('\n')
    .filter((line) => line.startsWith('{') && line.includes(id))
    .map((line) => JSON.parse(line) as { app: string; msg: string; req: { path: string } });

it('logs a page in both processes with one id, and exposes metrics of each', async () => {
  const headers = { 'x-request-id': 'one-id-for-both' };
  await (await visit('/products/16?a=secret', '203.0.113.7', { headers })).text();
  const find = () => [linesOf(1, 'one-id-for-both'), linesOf(0, 'one-id-for-both')];
  const isMissing = () => find().some(({ length }) => length === 0);
  for (const end = Date.now() + START_MS; isMissing() && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const [ofSite, ofApi] = find();
  expect(ofSite).toMatchObject([{ app: 'site', req: { path: '/products/16' } }]);
  expect(ofApi).toContainEqual(
    expect.objectContaining({
      app: 'api',
      req: expect.objectContaining({ path: '/api/v1/products/16' }),
    }),
  );
  expect(printed.join('')).not.toContain('secret');

  const [api = '', web = ''] = await Promise.all(
    metricsUrls.map(async (url) => (await fetch(url)).text()),
  );
  expect(api).toContain('process="api"');
  expect(api).toContain('shishir_database_up 1');
  expect(api).toMatch(
    /_seconds_count\{app="api",method="GET",route="\/api\/v1\/products\/:id",status="2xx"\} [1-9]/,
  );
  expect(web).toContain('process="site"');
  expect(web).toMatch(/shishir_render_duration_seconds_count [1-9]/);
  expect(web).toMatch(
    /shishir_api_call_duration_seconds_count\{method="GET",route="\/api\/v1\/products\/:id",status="2xx"\} [1-9]/,
  );
  expect((await visit('/metrics', '203.0.113.7')).status).toBe(404);
});

it('responds to health checks, and sends the revision of the catalogue to a separate site', async () => {
  for (const part of [site, apiUrl]) {
    for (const path of ['live', 'ready']) {
      const response = await fetch(`${part}/health/${path}`);
      expect([response.status, await response.json()]).toEqual([200, { status: path }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  }
  const { revision } = (await (await fetch(`${apiUrl}/health/revision`)).json()) as Record<
    string,
    string
  >;
  expect(revision).toMatch(/^\d+$/);
  const products = await fetch(`${apiUrl}/api/v1/products?pageSize=1`);
  expect(products.headers.get('x-revision')).toBe(revision);
});

it('renders a page once, with an ETag, and shows a change within moments', async () => {
  const [first, second] = [
    await visit('/products/16', '203.0.113.7'),
    await visit('/products/16', '203.0.113.8'),
  ];
  const tag = first.headers.get('etag');
  expect(tag).toMatch(/^"/);
  expect(second.headers.get('etag')).toBe(tag);
  const unchanged = await visit('/products/16', '203.0.113.7', {
    headers: { 'if-none-match': tag! },
  });
  expect(unchanged.status).toBe(304);
  const { email, password } = account('super_admin');
  const signedIn = await fetch(`${apiUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const removed = await fetch(`${apiUrl}/api/v1/products/16`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(removed.status).toBe(200);
  // Each process reads the revision once a second.
  const end = Date.now() + 20_000;
  while ((await visit('/products/16', '203.0.113.7')).status !== 404) {
    expect(Date.now()).toBeLessThan(end);
    await pause(100);
  }
});

it('limits API requests of visitors, but not those of pages, and ignores forged site headers', async () => {
  const read = (n: number, headers: Record<string, string>) =>
    fetch(`${apiUrl}/api/v1/products?pageSize=1&page=${n}`, { headers });
  const at = { 'x-forwarded-for': '198.51.100.7' };
  const own = { ...at, 'x-site-key': siteKeyOf(SECRET), cookie: 'userToken=ended' };
  for (let n = 10; n < 20; n += 1) expect((await read(n, own)).status).toBe(200);
  const statuses = [];
  for (let n = 20; n < 25; n += 1) {
    statuses.push((await read(n, { ...at, 'x-site-key': 'a guess', 'x-revision': '9999' })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

it('passes on a form with the address of its sender', async () => {
  const message = {
    firstName: 'Ratan',
    lastName: 'Das',
    number: '02 55000000',
    email: 'ratan@example.com',
    message: 'A cold room for 40 tonnes of fish.',
  };
  const first = await post('/contact-us', '203.0.113.7', message);
  expect([first.status, await first.text()]).toEqual([
    200,
    expect.stringMatching(/ENQ-\d{4}-\d{6}/),
  ]);
  // The limit here is one message per address: a second one is rejected, but not from another address.
  const next = { ...message, message: 'A cold room for 20 tonnes of fish.' };
  const again = await post('/contact-us', '203.0.113.7', next);
  expect([again.status, await again.text()]).toEqual([
    429,
    expect.stringContaining('Too many messages from your network.'),
  ]);
  const other = await post('/contact-us', '203.0.113.8', next);
  expect(other.status).toBe(200);
  const foreign = await visit('/contact-us', '203.0.113.9', {
    method: 'POST',
    body: new URLSearchParams(message),
    headers: { origin: 'http://evil.example' },
  });
  expect(foreign.status).toBe(403);
});

it('signs in and out with the cookie of the API', async () => {
  const { email, password } = account('user');

  const strangers = await visit('/dashboard/profile', '203.0.113.7');
  expect(strangers.headers.get('location')).toBe('/login?next=%2Fdashboard%2Fprofile');

  const signedIn = await post('/login', '203.0.113.7', { email, password });
  expect(signedIn.status).toBe(302);
  const [set = ''] = signedIn.headers.getSetCookie();
  expect(set).toMatch(/^userToken=[^;]+;.*HttpOnly/);
  const [cookie = ''] = set.split(';');

  const profile = await visit('/dashboard/profile', '203.0.113.7', { headers: { cookie } });
  const html = await profile.text();
  expect(html).toContain(email);
  // The list of devices shows the address of the session.
  expect(html).toContain('203.0.113.7');
  expect(profile.headers.get('cache-control')).toBe('no-store');

  const signedOut = await post('/logout', '203.0.113.7', {}, cookie);
  expect(signedOut.headers.getSetCookie()[0]).toMatch(/^userToken=;/);
  const after = await visit('/dashboard/profile', '203.0.113.7', { headers: { cookie } });
  expect(after.status).toBe(302);
});

it('serves cached pages while the API is down, an error for others, and stops on SIGTERM', async () => {
  const [api, web] = processes as [ChildProcess, ChildProcess];
  const end = async (child: ChildProcess) => {
    child.kill('SIGTERM');
    // Waits for 'close', when all output has been read.
    return (await once(child, 'close')) as [number | null, string | null];
  };
  expect(await end(api)).toEqual([0, null]);
  expect((await visit('/products/15', '203.0.113.7')).status).toBe(200);
  const headers = { 'x-request-id': 'while-it-is-away' };
  const page = await visit('/products?sort=-id', '203.0.113.7', { headers });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('tell us this number: while-it-is-away');
  // Cached pages keep the site ready.
  expect((await fetch(`${site}/health/ready`)).status).toBe(200);
  expect((await visit('/forgot-password', '203.0.113.7')).status).toBe(200);
  expect(await end(web)).toEqual([0, null]);
  const causes = linesOf(1, 'while-it-is-away').map(({ msg }) => msg);
  expect(causes).toContain('the API did not respond to GET /api/v1/products/listed');
});
