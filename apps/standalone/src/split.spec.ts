/** The built API and the built site as two processes, as seen through a proxy that stands in front of both. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './testing/free-port.js';

const REPOSITORY = resolve(__dirname, '../../..');
const START_MS = 120_000;
// Both processes run beside everything else that the machine does.
jest.setTimeout(60_000);
const folder = mkdtempSync(join(tmpdir(), 'split-'));
const processes: ChildProcess[] = [];
let site: string;
let apiUrl: string;

/** Starts a program of the build and waits until it says that it is ready. */
async function start(program: string, settings: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [join(REPOSITORY, program)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], ENV_FILE: devNull, ...settings },
  });
  processes.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program} did not start; is it built?\n${output}`);
  });
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
}

beforeAll(async () => {
  const [apiPort, sitePort] = [await freePort(), await freePort()];
  site = `http://127.0.0.1:${sitePort}`;
  apiUrl = `http://127.0.0.1:${apiPort}`;
  const both = { PUBLIC_URL: site, ADMIN_URL: 'http://admin.example', TRUSTED_PROXIES: '1' };
  await start('apps/api/dist/main.js', {
    ...both,
    PORT: String(apiPort),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    LIMIT_CONTACTS: '1',
  });
  // What is set wins over what stands in the file.
  const file = join(folder, 'site.env');
  writeFileSync(file, `API_URL=${apiUrl}\nPORT=1\nDATABASE_URL=nothing of the site's\n`);
  await start('apps/web/server/main.mjs', { ...both, PORT: String(sitePort), ENV_FILE: file });
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

it('passes a form on for the address that it came from', async () => {
  const message = {
    firstName: 'Ratan',
    lastName: 'Das',
    number: '02 55000000',
    email: 'ratan@example.com',
    message: 'A cold room for 40 tonnes of fish.',
  };
  const first = await post('/contact-us', '203.0.113.7', { ...message, key: 'key-one' });
  expect([first.status, await first.text()]).toEqual([
    200,
    expect.stringMatching(/ENQ-\d{4}-\d{6}/),
  ]);
  // One message is what an address may send here: a second one is too many, but not from elsewhere.
  const again = await post('/contact-us', '203.0.113.7', { ...message, key: 'key-two' });
  expect([again.status, await again.text()]).toEqual([
    429,
    expect.stringContaining('Too many messages from here.'),
  ]);
  const other = await post('/contact-us', '203.0.113.8', { ...message, key: 'key-three' });
  expect(other.status).toBe(200);
  const foreign = await visit('/contact-us', '203.0.113.9', {
    method: 'POST',
    body: new URLSearchParams(message),
    headers: { origin: 'http://evil.example' },
  });
  expect(foreign.status).toBe(403);
});

it('signs in and out: the cookie comes from the API and goes back to it', async () => {
  const accounts = JSON.parse(
    readFileSync(join(REPOSITORY, 'libs/demo/data/accounts.json'), 'utf8'),
  ) as { role: string; email: string; password: string }[];
  const { email, password } = accounts.find(({ role }) => role === 'user')!;

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

it('says that it cannot be used where the API is away, and ends when it is told to', async () => {
  const [api, web] = processes as [ChildProcess, ChildProcess];
  const end = async (child: ChildProcess) => {
    child.kill('SIGTERM');
    return (await once(child, 'exit')) as [number | null, string | null];
  };
  expect(await end(api)).toEqual([0, null]);
  expect((await visit('/products', '203.0.113.7')).status).toBe(503);
  expect((await visit('/about-us', '203.0.113.7')).status).toBe(200);
  expect(await end(web)).toEqual([0, null]);
});
