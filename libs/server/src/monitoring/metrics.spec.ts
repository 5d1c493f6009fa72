import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hosts } from '../hosts';
import type { Sample } from './measures';
import { Metrics } from './metrics';
import { nameRoute } from './route-name';
import { emit, reportFailure, subscribe } from './signals';
import { type StartedMetrics, startMetrics } from './start-metrics';

const LOCAL = '127.0.0.1';
const servers: Server[] = [];
let metrics: Metrics;

beforeEach(() => {
  metrics = new Metrics('test', '1.2.3');
});
afterEach(async () => {
  metrics.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(server: Server): Promise<string> {
  servers.push(server.listen(0, LOCAL));
  await once(server, 'listening');
  return `http://${LOCAL}:${(server.address() as AddressInfo).port}`;
}

/** Returns the lines of a metric without its buckets. */
const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => new RegExp(`^${name}(\\{|_count|_total| )`).test(line));

describe('a scrape', () => {
  it('does not wait for a hanging source, and includes the others', async () => {
    let reads = 0;
    let answer!: (samples: Sample[]) => void;
    metrics.addSource('api', () => {
      reads++;
      return new Promise((resolve) => (answer = resolve));
    });
    metrics.addSource('site', () => [['shishir_renders_running', 3]]);
    const [text] = await Promise.all([metrics.text(), metrics.text()]);
    expect(text).toContain('shishir_scrape_late{source="api"} 1');
    expect(text).toContain('shishir_renders_running 3');
    expect(linesOf(text, 'shishir_revision')).toEqual([]);
    expect(reads).toBe(1);
    answer([['shishir_revision', 7]]);
    await new Promise((resolve) => setImmediate(resolve));
    const later = await metrics.text();
    expect(later).toContain('shishir_revision 7');
    expect(later).toContain('shishir_scrape_late{source="api"} 0');
    expect(reads).toBe(1);
  });

  it('leaves out values that a source no longer reports, and failing sources', async () => {
    let works = true;
    metrics.addSource('api', () => {
      if (!works) throw new Error('gone');
      return [['shishir_database_connections', 1, { state: 'free' }]];
    });
    expect(await metrics.text()).toContain('shishir_database_connections{state="free"} 1');
    works = false;
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    const text = await metrics.text();
    jest.restoreAllMocks();
    expect(linesOf(text, 'shishir_database_connections')).toEqual([]);
    expect(text).toContain('shishir_scrape_late{source="api"} 1');
  });

  it('leaves out unknown values, and starts counters for alerts at 0', async () => {
    const text = await metrics.text();
    expect(linesOf(text, 'shishir_redis_up')).toEqual([]);
    expect(linesOf(text, 'shishir_housekeeping_last_success_timestamp_seconds')).toEqual([]);
    expect(text).toContain('shishir_mails_total{result="failed"} 0');
    expect(text).toContain('shishir_enquiry_failures_total 0');
    expect(text).toContain('version="1.2.3"');
  });

  it('counts the signals of the product', async () => {
    emit('limit', { limit: 'logins' });
    emit('redis', { isUp: false });
    emit('housekeeping', { failedTasks: 2 });
    emit('query', { kind: 'write', outcome: 'timeout', seconds: 5 });
    const route = '/api/v1/contact-message';
    emit('apiCall', { method: 'POST', route, status: 201, seconds: 0.1 });
    emit('apiCall', { method: 'POST', route, status: 0, seconds: 10 });
    const text = await metrics.text();
    expect(text).toContain('shishir_limit_hits_total{limit="logins"} 1');
    expect(text).toContain('shishir_redis_up 0');
    expect(text).toContain('shishir_housekeeping_failed_tasks 2');
    expect(linesOf(text, 'shishir_housekeeping_last_success_timestamp_seconds')).toEqual([]);
    expect(text).toContain(
      'shishir_database_query_duration_seconds_count{kind="write",outcome="timeout"} 1',
    );
    expect(text).toContain('shishir_enquiry_failures_total 1');
  });
});

it('measures requests by app, method, route and status class', async () => {
  const hosts = new Hosts({ PUBLIC_URL: 'http://site.example', ADMIN_URL: 'http://admin.example' });
  const arrived: (() => void)[] = [];
  const base = await serve(
    createServer(
      metrics.watch((request, response) => {
        if (request.url?.startsWith('/slow')) return void arrived.shift()?.();
        if (request.url?.startsWith('/products')) nameRoute(request, () => '/products/:key?');
        response.statusCode = request.url === '/missing' ? 404 : 200;
        if (request.url === '/later') setImmediate(() => response.end('later'));
        else response.end('at once');
      }, hosts),
    ),
  );
  const call = (path: string, init: RequestInit = {}) => fetch(base + path, init);
  await call('/products/15?a=1');
  await call('/products/16', { method: 'POST' });
  await call('/later');
  await call('/missing');
  await call('/api/v1/unknown');
  const request = get(`${base}/slow`).on('error', () => undefined);
  await new Promise<void>((resolve) => arrived.push(resolve));
  expect(await metrics.text()).toContain('shishir_http_requests_in_flight 1');
  request.destroy();
  const aborted = 'app="site",method="GET",route="none",status="aborted"';
  for (const end = Date.now() + 20_000; ;) {
    const text = await metrics.text();
    if (text.includes(aborted) || Date.now() > end) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const name = 'shishir_http_request_duration_seconds';
  const counted = linesOf(await metrics.text(), name).map((line) => line.slice(name.length));
  expect(counted.sort()).toEqual(
    [
      '_count{app="api",method="GET",route="files",status="2xx"} 1',
      '_count{app="site",method="GET",route="/products/:key?",status="2xx"} 1',
      '_count{app="site",method="GET",route="files",status="2xx"} 1',
      '_count{app="site",method="GET",route="none",status="4xx"} 1',
      `_count{${aborted}} 1`,
      '_count{app="site",method="POST",route="/products/:key?",status="2xx"} 1',
    ].sort(),
  );
});

describe('the metrics port', () => {
  const start = (METRICS_PORT: number, METRICS_HOST = LOCAL) =>
    startMetrics({ METRICS_PORT, METRICS_HOST }, 'test');
  const started: StartedMetrics[] = [];
  afterEach(() => Promise.all(started.splice(0).map((one) => one.close())));

  it('stays closed, and nothing is measured, if it is not set', async () => {
    const off = await start(0);
    const listener = () => {};
    expect(off.watch(listener)).toBe(listener);
    await off.close();
  });

  it('serves metrics only', async () => {
    const taken = await serve(createServer());
    servers.pop()!.close();
    const port = Number(new URL(taken).port);
    started.push(await start(port));
    const response = await fetch(`${taken}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await fetch(`${taken}/`)).status).toBe(404);
    expect((await fetch(`${taken}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('stops the start if it is taken or not an address of this machine', async () => {
    const port = Number(new URL(await serve(createServer())).port);
    await expect(start(port)).rejects.toThrow(
      `METRICS_PORT: port ${port} is taken by another program.`,
    );
    await expect(start(port, '203.0.113.1')).rejects.toThrow(
      'METRICS_HOST: 203.0.113.1 is not an address of this machine.',
    );
  });
});

it('reports a failure once, on the console if nothing is subscribed', () => {
  // The metrics of this file are subscribed too.
  metrics.close();
  const error = new Error('broken');
  const shown = jest.spyOn(console, 'error').mockImplementation(() => {});
  reportFailure('a page failed', error, 'request-1');
  expect(shown).toHaveBeenCalledWith('request request-1: a page failed', error);
  const failures: unknown[] = [];
  const end = subscribe('failure', (failure) => failures.push(failure));
  reportFailure('a page failed', error, 'request-1');
  const other = new Error('other');
  reportFailure('a page failed', other, 'request-2');
  reportFailure('a request failed', other, 'request-2');
  end();
  expect(failures).toEqual([{ what: 'a page failed', error: other, requestId: 'request-2' }]);
  expect(shown).toHaveBeenCalledTimes(1);
  shown.mockRestore();
});
