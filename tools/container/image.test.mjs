import { execa } from 'execa';
import getPort from 'get-port';
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { get } from '../bench/get.mjs';
import { ROOT } from '../setup/root.mjs';
import { findProgram } from '../test/programs.mjs';
import { Dockerfile, placeOf } from './dockerfile.mjs';

const SECRET = 'a secret of at least 32 characters';
/** Not the folder for fast temporary files, which can be in memory: the stages take more than a gigabyte. */
const LARGE_FILES = '/var/tmp';
const LATEST_MS = 60_000;

describe('the image', { skip: process.platform !== 'linux' }, () => {
  let folder;
  let file;
  let production;
  const running = new Set();

  before(async () => {
    folder = mkdtempSync(join(LARGE_FILES, 'shishir-image-'));
    // The product runs as another user, who needs access.
    chmodSync(folder, 0o755);
    file = new Dockerfile(ROOT, folder);
    production = await file.build('production');
  });
  after(async () => {
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(running);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs the command of the stage, as its user if this process is root. */
  function start(stage, env) {
    const { cwd, extendEnv, env: own } = placeOf(stage);
    const [uid, gid] = stage.user.split(':').map(Number);
    const child = execa(stage.command[0], stage.command.slice(1), {
      ...{ cwd, extendEnv, all: true, reject: false, stdin: 'ignore' },
      ...(process.getuid() === 0 && { uid, gid }),
      env: { ...own, ...env },
    });
    running.add(child);
    void child.then(() => running.delete(child));
    return child;
  }

  /** Starts the product on a free port and waits until it is ready. */
  async function startReady(stage, env = {}) {
    const port = await getPort();
    const site = `http://localhost:${port}`;
    const dashboard = `http://admin.localhost:${port}`;
    const child = start(stage, {
      ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: site, ADMIN_URL: dashboard },
      ...{ APP_SECRET: SECRET, OWNER_EMAIL: 'owner@example.com' },
      ...{ OWNER_PASSWORD: 'seven-quiet-compressors', ALLOW_HTTP: 'localhost' },
      ...{ LOG_LEVEL: 'warn', ...env },
    });
    const ask = (path, host = `localhost:${port}`) =>
      get(`http://127.0.0.1:${port}${path}`, { host });
    const from = performance.now();
    for (;;) {
      const response = await ask('/health/ready').catch(() => null);
      if (response?.status === 200) break;
      if (child.exitCode !== null || performance.now() - from > LATEST_MS) {
        child.kill('SIGKILL');
        assert.fail(`The product did not become ready:\n${(await child).all}`);
      }
      await pause(100);
    }
    return { child, ask, adminHost: `admin.localhost:${port}` };
  }

  async function stop(child) {
    child.kill('SIGTERM');
    const { exitCode, all } = await child;
    assert.equal(exitCode, 0, all);
  }

  test('contains everything the server needs, but no sources, tools or dashboard packages', () => {
    const app = join(production.root, 'app');
    const has = (path) => existsSync(join(app, path));
    for (const path of [
      ...['node_modules/@nestjs/core', 'apps/api/dist/index.js', 'apps/standalone/dist/entry.js'],
      ...['libs/pdf/dist/worker.js', 'node_modules/@react-pdf/renderer'],
      ...[
        'apps/web/build/en/client',
        'apps/web/build/bn/server/index.js',
        'apps/admin/dist/index.html',
        'apps/admin/dist/bn/index.html',
      ],
    ]) {
      assert.ok(has(path), `${path} is missing`);
    }
    for (const path of [
      ...['@mui', '@emotion', 'react-dom', 'nx', 'typescript', 'jest', 'eslint', 'vite'].map(
        (name) => `node_modules/${name}`,
      ),
      ...['apps/api/src', 'apps/web/app', 'apps/admin/src', 'libs/contract/src', 'libs/pdf/src'],
      ...['tools', '.env'],
      ...['libs/demo/dist', 'libs/demo/data', 'libs/demo/media'],
    ]) {
      assert.ok(!has(path), `${path} is in the image`);
    }
  });

  test("has separate images for API and site without each other's packages", async () => {
    const [api, web] = [await file.build('api'), await file.build('web')];
    const has = (stage, path) => existsSync(join(stage.root, 'app', path));
    const needs = {
      api: [
        'apps/api/dist/main.js',
        'node_modules/@nestjs/core',
        'node_modules/@react-pdf/renderer',
      ],
      web: [
        'apps/web/server/main.mjs',
        'apps/web/build/en/client',
        'apps/web/build/bn/server/index.js',
      ],
    };
    const pages = ['react-dom', '@mui', 'nx', 'vite'].map((name) => `node_modules/${name}`);
    const rejected = {
      api: [...pages, 'apps/web/build', 'apps/admin/dist', 'libs/demo/data', 'tools'],
      web: [...pages, 'node_modules/react', 'node_modules/@nestjs', 'node_modules/typeorm']
        .concat('node_modules/sharp', 'node_modules/mysql2', 'apps/api/dist', 'libs/pdf/dist')
        .concat('libs/demo/data', 'tools', 'apps/web/app'),
    };
    for (const [name, stage] of Object.entries({ api, web })) {
      for (const path of needs[name]) assert.ok(has(stage, path), `${name}: ${path} is missing`);
      for (const path of rejected[name]) assert.ok(!has(stage, path), `${name}: ${path} is there`);
    }
  });

  test('runs migration, API and site in sequence', async () => {
    const [api, web] = [await file.build('api'), await file.build('web')];
    const [apiPort, webPort] = [await getPort(), await getPort()];
    const both = {
      HOST: '127.0.0.1',
      APP_SECRET: SECRET,
      ALLOW_HTTP: 'localhost',
      LOG_LEVEL: 'warn',
    };
    const command = ['node', 'apps/api/dist/operations/setup/migrate-command.js', 'up'];
    const migration = await start({ ...api, command }, { ...both, PORT: String(apiPort) });
    assert.equal(migration.exitCode, 0, migration.all);
    assert.match(migration.all, /Applied \d+ migrations\./);
    const running = [
      start(api, { ...both, PORT: String(apiPort) }),
      start(web, { ...both, PORT: String(webPort), API_URL: `http://127.0.0.1:${apiPort}` }),
    ];
    const ask = (path) => get(`http://127.0.0.1:${webPort}${path}`, { host: 'localhost' });
    for (const from = performance.now(); ; await pause(100)) {
      if ((await ask('/health/ready').catch(() => null))?.status === 200) break;
      if (performance.now() - from < LATEST_MS) continue;
      running.forEach((child) => child.kill('SIGKILL'));
      assert.fail((await Promise.all(running)).map(({ all }) => all).join('\n'));
    }
    assert.equal((await ask('/')).status, 200);
    for (const child of running.reverse()) await stop(child);
  });

  test('has an edge with its configuration and the dashboard', async (t) => {
    const edge = await file.build('edge');
    const folder = join(edge.root, 'edge');
    assert.ok(existsSync(join(folder, 'admin/index.html.br')));
    assert.notEqual(statSync(join(folder, 'start.sh')).mode & 0o111, 0);
    if (!findProgram('nginx')) return t.skip('there is no nginx');
    const [port, inner] = [await getPort(), await getPort()];
    const child = execa('sh', [join(folder, 'start.sh')], {
      ...{ all: true, reject: false, stdin: 'ignore' },
      env: {
        ...{ PUBLIC_URL: 'http://localhost', ADMIN_URL: 'http://admin.localhost' },
        ...{ API_SERVERS: '127.0.0.1:9', WEB_SERVERS: '127.0.0.1:9', EDGE_LOG: '/dev/null' },
        ...{ EDGE_ADDRESS: '127.0.0.1', EDGE_PORT: String(port), EDGE_INNER_PORT: String(inner) },
        EDGE_FOLDER: join(edge.root, 'run'),
      },
    });
    running.add(child);
    void child.then(() => running.delete(child));
    const ask = () => get(`http://127.0.0.1:${port}/login`, { host: 'admin.localhost' });
    let response;
    for (const from = performance.now(); !response; await pause(50)) {
      response = await ask().catch(() => null);
      if (performance.now() - from > LATEST_MS) assert.fail(`It does not answer.`);
    }
    assert.equal(response.status, 200);
    child.kill('SIGQUIT');
    assert.equal((await child).exitCode, 0);
  });

  test('starts in production with the embedded database, serves both hosts, and stops on SIGTERM', async () => {
    const { child, ask, adminHost } = await startReady(production);
    const [site, dashboard] = [await ask('/'), await ask('/login', adminHost)];
    assert.deepEqual([site.status, dashboard.status], [200, 200]);
    assert.notDeepEqual(site.body, dashboard.body);
    await stop(child);
  });

  test('starts with a MySQL or MariaDB server', async (t) => {
    const server = process.env.TEST_MYSQL_URL;
    if (!server) return t.skip('there is no server');
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection(server);
    const name = `shishir_image_${process.pid}`;
    await connection.query(`CREATE DATABASE ${name}`);
    try {
      const { child } = await startReady(production, {
        DATABASE_URL: new URL(name, server.replace(/\/*$/, '/')).href,
      });
      await stop(child);
    } finally {
      await connection.query(`DROP DATABASE ${name}`);
      await connection.end();
    }
  });

  test('does not start in production without a secret and prints the reason', async () => {
    const { exitCode, all } = await start(production, { PORT: String(await getPort()) });
    assert.equal(exitCode, 1);
    assert.match(all, /APP_SECRET: in production it must be set/);
  });

  test('has a variant with the demonstration data', async () => {
    const { child, ask } = await startReady(await file.build('demo'));
    const products = JSON.parse(String((await ask('/api/v1/products?pageSize=5')).body));
    assert.equal(products.length, 5);
    const profile = await ask('/business-profile.pdf');
    assert.deepEqual([profile.status, String(profile.body.subarray(0, 4))], [200, '%PDF']);
    await stop(child);
  });
});
