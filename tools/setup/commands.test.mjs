import { execa } from 'execa';
import getPort from 'get-port';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { get } from '../bench/get.mjs';
import { ROOT } from './root.mjs';

/** Generous, for busy machines: usually it takes a few seconds. */
const LATEST_MS = 180_000;
const accounts = JSON.parse(readFileSync(join(ROOT, 'libs/demo/data/accounts.json'), 'utf8'));

/**
 * Process groups of the started commands. They end with this process but not with npm, so that tests can detect
 * processes that survive Ctrl-C.
 */
const groups = new Set();
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
process.on('exit', () => groups.forEach(endGroup));
process.once('SIGTERM', () => process.exit(143));

/** Starts a script of the root package.json as in a terminal: in a process group that Ctrl-C reaches as a whole. */
function startCommand(name, env) {
  const child = execa('npm', ['run', '--silent', name], {
    ...{ cwd: ROOT, detached: true, reject: false, all: true, buffer: false, stdin: 'ignore' },
    // Settings of this machine must not affect the product.
    env: {
      ...{
        ENV_FILE: devNull,
        APP_MODE: '',
        DATABASE_URL: '',
        HOST: '',
        REDIS_URL: '',
        LOG_LEVEL: '',
      },
      ...env,
    },
  });
  groups.add(child.pid);
  let output = '';
  const waiting = new Set();
  child.all.setEncoding('utf8').on('data', (text) => {
    output += text;
    for (const check of waiting) check();
  });
  return {
    child,
    output: () => output,
    pressCtrlC: () => process.kill(-child.pid, 'SIGINT'),
    /** Resolves when all processes of the command have ended. */
    async ended() {
      await child;
      for (const from = performance.now(); isRunning(-child.pid); await pause(20)) {
        assert.ok(performance.now() - from < LATEST_MS, 'Processes are left behind.');
      }
    },
    /** Kills the remaining processes. */
    end: () => endGroup(child.pid),
    /** Resolves when the command has printed the pattern `times` times. */
    printed: (pattern, times = 1) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`Not printed: ${pattern}\n${output}`)),
          LATEST_MS,
        );
        const check = () => {
          if (output.split(pattern).length <= times) return;
          clearTimeout(late);
          waiting.delete(check);
          resolve(output);
        };
        waiting.add(check);
        check();
        void child.then(() => {
          clearTimeout(late);
          reject(new Error(`It ended before it printed ${pattern}\n${output}`));
        });
      }),
  };
}

describe('npm start', () => {
  let folder;
  let port;
  let env;
  let product;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shishir-start-'));
    port = await getPort();
    env = { PORT: String(port), DATA_DIR: folder, PUBLIC_URL: '', ADMIN_URL: '' };
    product = startCommand('start', env);
    await product.printed('Ctrl-C stops it.');
  });
  after(() => {
    product?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('names the required version of Node on older versions', async () => {
    const old = `Object.defineProperty(process, 'versions', {
      value: { ...process.versions, node: '18.20.8' },
    });`;
    const { exitCode, all } = await execa(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(old)}`, 'tools/start.mjs'],
      { cwd: ROOT, reject: false, all: true },
    );
    assert.equal(exitCode, 1);
    assert.equal(all, 'Node 20.19 or newer is required; this is 18.20.8.');
  });

  test('prints the addresses and demonstration accounts, and serves both hosts', async () => {
    const output = product.output();
    assert.match(output, new RegExp(`Public site +http://localhost:${port}\\n`));
    assert.match(output, new RegExp(`Dashboard +http://admin\\.localhost:${port}\\n`));
    for (const { email, password } of accounts) {
      assert.match(output, new RegExp(`${email} +${password}`));
    }
    const site = await get(`http://127.0.0.1:${port}/`, { host: `localhost:${port}` });
    const host = `admin.localhost:${port}`;
    const dashboard = await get(`http://127.0.0.1:${port}/login`, { host });
    assert.deepEqual([site.status, dashboard.status], [200, 200]);
    assert.notDeepEqual(site.body, dashboard.body);
  });

  test('lets a program read the products with an API key and the typed client', async () => {
    const post = async (path, body, token) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return response.json();
    };
    const { email, password } = accounts.find(({ role }) => role === 'super_admin');
    const { token } = await post('/auth/login', { email, password });
    const created = await post(
      '/api-keys',
      { name: 'Price comparison', scopes: ['products:read'] },
      token,
    );
    const { stdout } = await execa('node', ['libs/contract/examples/read-products.mjs'], {
      cwd: ROOT,
      env: { API_URL: `http://127.0.0.1:${port}`, API_KEY: created.key },
    });
    const lines = stdout.split('\n');
    assert.equal(lines.length, 71);
    assert.match(lines[0], /\t.+\t[\d.]+\t\d*$/);
  });

  test('reports that the port is taken if it is started twice, and does not affect the first instance', async () => {
    const second = startCommand('start', env);
    const { exitCode } = await second.child;
    assert.equal(exitCode, 1);
    assert.match(second.output(), new RegExp(`Port ${port} is taken`));
    assert.equal((await get(`http://127.0.0.1:${port}/health/ready`)).status, 200);
  });

  test('stops everything on Ctrl-C', async () => {
    product.pressCtrlC();
    await product.ended();
    await assert.rejects(get(`http://127.0.0.1:${port}/health/ready`));
  });

  test('starts again with the same data', async () => {
    product = startCommand('start', env);
    const output = await product.printed('Ctrl-C stops it.');
    assert.match(output, new RegExp(`${accounts[0].email} +${accounts[0].password}`));
    const products = await get(`http://127.0.0.1:${port}/api/v1/products?pageSize=3`);
    assert.equal(JSON.parse(String(products.body)).length, 3);
  });
});

describe('npm run dev', () => {
  let folder;
  let ports;
  let servers;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shishir-dev-'));
    ports = {
      site: await getPort(),
      bangla: await getPort(),
      admin: await getPort(),
      adminBangla: await getPort(),
      api: await getPort(),
    };
    servers = startCommand('dev', {
      DATA_DIR: folder,
      DEV_SITE_PORT: String(ports.site),
      DEV_BANGLA_PORT: String(ports.bangla),
      DEV_ADMIN_PORT: String(ports.admin),
      DEV_ADMIN_BANGLA_PORT: String(ports.adminBangla),
      DEV_API_PORT: String(ports.api),
    });
    await servers.printed('Ctrl-C ends all of them.');
  });
  after(() => {
    servers?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Waits for status 200, because the API restarts when another program touches its files. */
  async function responding(url) {
    for (const from = performance.now(); ; await pause(200)) {
      const response = await get(url);
      if (response.status === 200) return response;
      assert.ok(performance.now() - from < LATEST_MS, servers.output());
    }
  }

  test('serves the site with data from the API, the API and the dashboard', async () => {
    const site = await get(`http://127.0.0.1:${ports.site}/`, { host: `localhost:${ports.site}` });
    assert.equal(site.status, 200);
    assert.match(String(site.body), /<h1/);
    const bangla = await get(`http://127.0.0.1:${ports.site}/bn/`);
    assert.match(String(bangla.body), /<html lang="bn"/);
    const host = `admin.localhost:${ports.admin}`;
    const dashboard = await get(`http://127.0.0.1:${ports.admin}/`, { host });
    assert.equal(dashboard.status, 200);
    assert.match(String(dashboard.body), /@vite\/client/);
    const inBangla = await get(`http://127.0.0.1:${ports.admin}/bn/dashboard`, { host });
    assert.match(String(inBangla.body), /<html lang="bn"/);
    const products = await responding(`http://127.0.0.1:${ports.site}/api/v1/products?pageSize=3`);
    assert.equal(JSON.parse(String(products.body)).length, 3);
  });

  test('restarts the API when one of its files changes', async () => {
    const now = new Date();
    utimesSync(join(ROOT, 'apps/api/src/main.ts'), now, now);
    await servers.printed('The API responds at', 2);
    await responding(`http://127.0.0.1:${ports.site}/health/ready`);
  });

  test('stops everything on Ctrl-C', async () => {
    servers.pressCtrlC();
    await servers.ended();
    for (const port of Object.values(ports)) await assert.rejects(get(`http://127.0.0.1:${port}/`));
  });
});
