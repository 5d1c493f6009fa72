/** The built API and the built site as two processes, as seen through a proxy that stands in front of both. */
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
// Both processes run beside everything else that the machine does.
jest.setTimeout(60_000);
const folder = mkdtempSync(join(tmpdir(), 'split-'));
const processes: ChildProcess[] = [];
/** What each process has printed. */
const printed: string[] = [];
const metricsUrls: string[] = [];
let site: string;
let apiUrl: string;

/** Starts a program of the build and waits until it says that it is ready. */
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
  // What is set wins over what stands in the file.
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

/** A request of a visitor at `address`, as the proxy passes it on. */
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

/** A form as a browser without JavaScript posts it. */
const post = (path: string, address: string, fields: Record<string, string>, cookie = '') =>
  visit(path, address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: site, cookie },
  });

it('serves a page with what the API has, and the files of the browser', async () => {
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

/** The lines of the log of a process about one request. */
const linesOf = (at: number, id: string) =>
  printed[at]!.split('\n')
    .filter((line) => line.startsWith('{') && line.includes(id))
    .map((line) => JSON.parse(line) as { app: string; msg: string; req: { path: string } });

it('logs a page in both processes with one id, and each has its own metrics', async () => {
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

it('responds to health checks, and tells a site elsewhere what state the catalogue has', async () => {
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

it('renders a page once, with a tag, and shows a change within moments', async () => {
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
  // Each process asks for the state once in a second.
  const end = Date.now() + 20_000;
  while ((await visit('/products/16', '203.0.113.7')).status !== 404) {
    expect(Date.now()).toBeLessThan(end);
    await pause(100);
  }
});

it('counts what visitors read from the API, but neither what pages read nor what they claim', async () => {
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

it('passes a form on for the address that it came from', async () => {
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
  // One message is what an address may send here: a second one is too many, but not from elsewhere.
  const next = { ...message, message: 'A cold room for 20 tonnes of fish.' };
  const again = await post('/contact-us', '203.0.113.7', next);
  expect([again.status, await again.text()]).toEqual([
    429,
    expect.stringContaining('Too many messages from here.'),
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

it('signs in and out: the cookie comes from the API and goes back to it', async () => {
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
  // Where somebody is signed in, as the list of devices shows it.
  expect(html).toContain('203.0.113.7');
  expect(profile.headers.get('cache-control')).toBe('no-store');

  const signedOut = await post('/logout', '203.0.113.7', {}, cookie);
  expect(signedOut.headers.getSetCookie()[0]).toMatch(/^userToken=;/);
  const after = await visit('/dashboard/profile', '203.0.113.7', { headers: { cookie } });
  expect(after.status).toBe(302);
});

it('gives the last good pages where the API is away, says that it has no others, and ends when it is told to', async () => {
  const [api, web] = processes as [ChildProcess, ChildProcess];
  const end = async (child: ChildProcess) => {
    child.kill('SIGTERM');
    // With it all that it has printed is read.
    return (await once(child, 'close')) as [number | null, string | null];
  };
  expect(await end(api)).toEqual([0, null]);
  expect((await visit('/products/15', '203.0.113.7')).status).toBe(200);
  const headers = { 'x-request-id': 'while-it-is-away' };
  const page = await visit('/products?sort=-id', '203.0.113.7', { headers });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('tell us this number: while-it-is-away');
  // Its cached pages are worth a visit.
  expect((await fetch(`${site}/health/ready`)).status).toBe(200);
  expect((await visit('/about-us', '203.0.113.7')).status).toBe(200);
  expect(await end(web)).toEqual([0, null]);
  const causes = linesOf(1, 'while-it-is-away').map(({ msg }) => msg);
  expect(causes).toContain('the API did not respond to GET /api/v1/products');
});
