/** Two complete products on one database, each with a response cache, and one of them with a replica. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './testing/free-port.js';

const REPOSITORY = resolve(__dirname, '../../..');
const LONGEST_MS = 60_000;
jest.setTimeout(3 * LONGEST_MS);

const { TEST_MYSQL_URL, TEST_REPLICA_URL } = process.env;
const DATABASE = `shishir_instances_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'instances-'));
const running: ChildProcess[] = [];
const sites: string[] = [];

function urlOf(server: string | undefined): string {
  if (!server) throw new Error('Run this with a replica: node tools/test/with.mjs replica COMMAND');
  const url = new URL(server);
  url.pathname = `/${DATABASE}`;
  return url.href;
}

async function onPrimary(sql: string): Promise<void> {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection(TEST_MYSQL_URL!);
  await connection.query(sql).finally(() => connection.end());
}

async function start(settings: Record<string, string>): Promise<string> {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(REPOSITORY, 'apps/standalone/dist/entry.js')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...{ PATH: process.env['PATH'], ENV_FILE: devNull, LOG_LEVEL: 'warn' },
      ...{ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: site },
      ...{ ADMIN_URL: `http://admin.localhost:${port}`, APP_SECRET: 'x1'.repeat(20) },
      ...{ DATA_DIR: join(folder, 'data'), DATABASE_URL: urlOf(TEST_MYSQL_URL), ...settings },
    },
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The product did not start; is it built?\n${output}`);
  });
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
  return site;
}

beforeAll(async () => {
  await onPrimary(`CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4`);
  // Started together on an empty database: one fills it while the other waits.
  const replicas = { DATABASE_REPLICA_URLS: urlOf(TEST_REPLICA_URL) };
  sites.push(...(await Promise.all([start({}), start(replicas)])));
}, 3 * LONGEST_MS);

afterAll(async () => {
  for (const child of running.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await onPrimary(`DROP DATABASE IF EXISTS ${DATABASE}`);
  rmSync(folder, { recursive: true });
});

/** Calls the instance with this number. Node's `fetch` does not resolve names below localhost. */
const call = (at: number, path: string, init: RequestInit = {}) => {
  const { port } = new URL(sites[at]!);
  return fetch(`http://127.0.0.1:${port}${path}`, init);
};
const asJson = (method: string, body: object, token?: string): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  },
});

async function signIn(at: number, role: string): Promise<string> {
  const file = join(REPOSITORY, 'libs/demo/data/accounts.json');
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as {
    role: string;
    email: string;
    password: string;
  }[];
  const { email, password } = accounts.find((account) => account.role === role)!;
  const response = await call(at, '/api/v1/auth/login', asJson('POST', { email, password }));
  return ((await response.json()) as { token: string }).token;
}

it('shows changes of one instance in the API and on pages of the other', async () => {
  const token = await signIn(0, 'super_admin');
  const path = '/api/v1/products/15';
  const show = async (at: number) => [
    await (await call(at, path)).text(),
    await (await call(at, '/products/15')).text(),
  ];
  // Both have cached the API response and the page, each requested twice.
  for (const at of [0, 1, 0, 1]) await show(at);
  for (const [from, title] of ['Ceiling Unit of Dhaka', 'Ceiling Unit of Sylhet'].entries()) {
    const saved = await call(from, path, asJson('PUT', { title }, token));
    expect(saved.status).toBe(200);
    const savedAt = Date.now();
    // The product promises two seconds on an otherwise idle machine.
    for (const at of [0, 1]) {
      for (;;) {
        const shown = await show(at);
        if (shown.every((text) => text.includes(title))) break;
        if (Date.now() - savedAt > LONGEST_MS)
          throw new Error(`Instance ${at} shows the old title.`);
        await pause(100);
      }
    }
    // The title stays: nothing older was cached in between.
    for (const at of [0, 1]) for (const text of await show(at)) expect(text).toContain(title);
  }
});

it('ends a session on both instances when it is ended on one', async () => {
  const token = await signIn(1, 'user');
  const me = async (at: number) =>
    (await call(at, '/api/v1/auth/user', { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await Promise.all([me(0), me(1)])).toEqual([200, 200]);
  expect((await call(1, '/api/v1/auth/logout', asJson('POST', {}, token))).status).toBe(200);
  expect(await Promise.all([me(0), me(1)])).toEqual([401, 401]);
});

it('stores an enquiry once if it is sent to both instances with one key', async () => {
  const message = {
    ...{ firstName: 'Ratan', lastName: 'Das', number: '02 55000000' },
    ...{ email: 'ratan@example.com', message: 'A cold room for 40 tonnes of fish.' },
  };
  const send = async (at: number) => {
    const init = asJson('POST', message);
    const headers = { ...init.headers, 'idempotency-key': 'one-key-for-both-instances' };
    const response = await call(at, '/api/v1/contact-message', { ...init, headers });
    return [response.status, await response.json()];
  };
  const [one, other] = await Promise.all([send(0), send(1)]);
  expect(other).toEqual(one);
  expect(one[0]).toBe(201);
  expect(await send(0)).toEqual(one);
});
