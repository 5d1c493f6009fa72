// Tests metrics, logs and traces of the built product with real requests.
import getPort from 'get-port';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createConnection } from 'mysql2/promise';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import { ROOT } from '../setup/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'monitoring-'));
const database = process.env.TEST_MYSQL_URL && new URL(process.env.TEST_MYSQL_URL);
const LIMIT_MS = 60_000;
const spans = [];
let collector;
let product;
let output = '';
let site;
let metricsUrl;

/** Starts a collector for spans that the exporter sends as JSON. */
async function startCollector() {
  collector = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
      for (const { scope, spans: sent } of scopeSpans) {
        spans.push(...sent.map((span) => ({ ...span, resource, scope: scope.name })));
      }
    }
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  return `http://127.0.0.1:${collector.address().port}`;
}

async function makeDatabase() {
  if (!database) return {};
  database.pathname = `/monitoring_${process.pid}`;
  await onServer(`CREATE DATABASE monitoring_${process.pid} CHARACTER SET utf8mb4`);
  return { DATABASE_URL: database.href };
}

async function onServer(sql) {
  const connection = await createConnection(process.env.TEST_MYSQL_URL);
  await connection.query(sql);
  await connection.end();
}

/** Waits until `find` returns a truthy value. */
async function eventually(what, find) {
  for (const end = Date.now() + LIMIT_MS; ; await pause(50)) {
    const found = find();
    if (found) return found;
    if (Date.now() > end) assert.fail(`${what} did not come\n${output}`);
  }
}

function start(settings) {
  return spawn(process.execPath, [join(ROOT, 'apps/standalone/dist/entry.js')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, ENV_FILE: devNull, DATA_DIR: join(folder, 'data'), ...settings },
  });
}

const lines = () =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
const scrape = async () => (await fetch(metricsUrl)).text();
/** Returns the value of a metric with these labels; null if it is missing. */
function valueOf(text, name, labels = '') {
  const line = text.split('\n').find((row) => row.startsWith(`${name}${labels} `));
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

before(async () => {
  const port = await getPort();
  const metricsPort = await getPort();
  site = `http://127.0.0.1:${port}`;
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  product = start({
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: await startCollector(),
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    ...(await makeDatabase()),
  });
  for (const stream of [product.stdout, product.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const ended = once(product, 'exit').then(() => assert.fail(`it did not start\n${output}`));
  ended.catch(() => {});
  await Promise.race([once(product, 'message'), ended]);
});

after(async () => {
  if (product.exitCode === null && product.signalCode === null) {
    product.kill('SIGKILL');
    await once(product, 'exit');
  }
  collector.closeAllConnections();
  collector.close();
  if (database) await onServer(`DROP DATABASE monitoring_${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
});

describe('a monitored product', () => {
  test('creates one trace per page, from the request to the database', async () => {
    const headers = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` };
    const page = await fetch(`${site}/products?secret=in-the-query`, { headers });
    assert.equal(page.status, 200);
    await page.text();
    const root = await eventually('the span of the page', () =>
      spans.find(({ name }) => name === 'GET /products/:key?'),
    );
    const isIn = ({ traceId }) => traceId === root.traceId;
    const named = (name) => spans.filter((span) => isIn(span) && name.test(span.name));
    await eventually(
      'the spans of the API',
      () => named(/^GET \/api\/v1\/products\/listed$/).length > 0,
    );
    assert.equal(named(/^render$/).length, 1);
    assert.equal(named(/^loader catalogue\/products\/product-key/).length, 1);
    const statements = spans.filter(
      ({ scope, name, ...span }) =>
        isIn(span) && (database ? /mysql2/.test(scope) : / sqlite$/.test(name)),
    );
    assert.ok(statements.length > 0, 'no statement of the database');
    // All spans except that of the page have a parent in the trace.
    const ids = new Set(spans.filter(isIn).map(({ spanId }) => spanId));
    const loose = spans.filter((span) => isIn(span) && !ids.has(span.parentSpanId));
    assert.deepEqual(
      loose.map(({ name }) => name),
      [root.name],
    );
    assert.notEqual(root.traceId, '1'.repeat(32), 'a stranger chose the trace');
    assert.doesNotMatch(JSON.stringify(spans), /in-the-query|client\.address/);
    const service = root.resource.attributes.find(({ key }) => key === 'service.name');
    assert.equal(service.value.stringValue, 'shishir');

    const id = page.headers.get('x-request-id');
    const own = await eventually('the line of the site', () => {
      const found = lines().filter(({ req }) => req?.id === id);
      return found.some(({ app }) => app === 'site') && found;
    });
    assert.ok(own.some(({ app, req }) => app === 'api' && req.path === '/api/v1/products/listed'));
    for (const line of own) {
      assert.equal(line.trace_id, root.traceId);
      assert.deepEqual(Object.keys(line.res), ['status']);
    }
    assert.doesNotMatch(output, /in-the-query/);
  });

  test('counts cache hits without logging each of them', async () => {
    const id = 'shishir_response_cache_requests_total';
    const before = valueOf(await scrape(), id, '{source="site",result="hit"}');
    const ids = [];
    // The counts of a source are cached for some seconds.
    await eventually('a hit', () => true);
    for (const end = Date.now() + LIMIT_MS; ;) {
      const page = await fetch(`${site}/products`);
      await page.text();
      ids.push(page.headers.get('x-request-id'));
      if (valueOf(await scrape(), id, '{source="site",result="hit"}') > before) break;
      assert.ok(Date.now() < end, 'no hit was counted');
    }
    const logged = lines().filter(({ req }) => ids.includes(req?.id));
    assert.ok(logged.length < ids.length);
  });

  test('labels metrics with routes instead of addresses', async () => {
    for (const path of ['/products/15', '/nobody/knows/this', '/api/v1/products/15', '/api/no']) {
      await (await fetch(site + path)).text();
    }
    const text = await scrape();
    const count = 'shishir_http_request_duration_seconds_count';
    const countOf = (app, route, status) =>
      valueOf(text, count, `{app="${app}",method="GET",route="${route}",status="${status}"}`);
    assert.equal(countOf('site', '/*', '4xx'), 1);
    assert.equal(countOf('api', '/api/v1/products/:id', '2xx'), 1);
    assert.equal(countOf('api', 'none', '4xx'), 1);
    assert.ok(countOf('site', '/products/:key?', '2xx') > 1);
    assert.doesNotMatch(text, /knows|products\/15/);
  });

  test('has all metrics used by the board and the alerts', async () => {
    const text = await scrape();
    const defined = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    const board = readFileSync(join(import.meta.dirname, 'grafana-board.json'), 'utf8');
    const alerts = readFileSync(join(import.meta.dirname, 'alerts.yml'), 'utf8');
    const expressions = [
      ...JSON.parse(board).panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
      ...parse(alerts).groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ];
    const used = new Set(
      expressions.flatMap((expr) => expr.match(/\b(shishir|nodejs|process)_\w+/g) ?? []),
    );
    assert.ok(used.size > 25);
    for (const name of used) {
      const base = name.replace(/_(bucket|sum|count)$/, '');
      assert.ok(defined.has(name) || defined.has(base), `there is no metric ${name}`);
    }
    assert.equal(valueOf(text, 'shishir_ready'), 1);
    assert.equal(valueOf(text, 'shishir_database_up'), 1);
    assert.ok(valueOf(text, 'shishir_disk_size_bytes') > 0);
  });

  test('serves metrics only on their own port', async () => {
    const open = await fetch(`${site}/metrics`);
    assert.equal(open.status, 404);
    assert.doesNotMatch(await open.text(), /shishir_ready/);
    const elsewhere = await fetch(metricsUrl.replace('/metrics', '/products'));
    assert.equal(elsewhere.status, 404);
  });

  test('does not start if the metrics port is taken', async () => {
    const settings = { PORT: String(await getPort()), METRICS_PORT: new URL(metricsUrl).port };
    const second = start({ ...settings, DATA_DIR: join(folder, 'second') });
    let errors = '';
    second.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
    const [code] = await once(second, 'close');
    assert.equal(code, 1);
    assert.match(errors, /^METRICS_PORT: port \d+ is taken by another program\.$/m);
  });

  test('stops without delay while the collector is away', async () => {
    collector.closeAllConnections();
    await new Promise((resolve) => collector.close(resolve));
    const page = await fetch(`${site}/about-us`);
    assert.equal(page.status, 200);
    await page.text();
    const from = Date.now();
    product.kill('SIGTERM');
    assert.deepEqual(await once(product, 'exit'), [0, null]);
    assert.ok(Date.now() - from < 15_000);
  });
});
