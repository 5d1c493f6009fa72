import { once } from 'node:events';
import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { giveRequestId } from '../request-id';
import { describeError, logFailures, logRequests, openLog } from './log';
import { nameRoute } from './route-name';
import { reportFailure } from './signals';
import { setSpans } from './spans';

interface Line {
  level: number;
  app: string;
  msg: string;
  req: { id: string; method: string; path: string };
  res: { status: number };
  err?: { message: string };
  trace_id?: string;
}

/** Starts a server that logs. Returns its lines, and functions to wait for lines and to close it. */
async function serve(level: string, listener: RequestListener) {
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const log = openLog('site', level, stream);
  const logged = logRequests(log, listener);
  const server = createServer((request, response) => {
    giveRequestId(request, 1);
    logged(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  const until = async (count: number) => {
    for (const end = Date.now() + 20_000; lines.length < count && Date.now() < end;) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    return lines;
  };
  return { log, lines, base, close, until };
}

/** `/page` is a page, `/file` a file, `/hit` responds immediately; the status is in the query. */
const site: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://site.example');
  response.statusCode = Number(searchParams.get('status') ?? 200);
  if (pathname === '/page') nameRoute(request, '/page');
  if (pathname === '/hit') response.end();
  else if (pathname !== '/hanging') setImmediate(() => response.end());
};

it('logs each page with its id and without the query', async () => {
  const { base, until, close } = await serve('info', site);
  const headers = { 'x-request-id': 'request-1' };
  await fetch(`${base}/page?status=200&token=secret`, { headers });
  await fetch(`${base}/page?status=503`);
  await fetch(`${base}/page?status=404`);
  const lines = await until(3);
  expect(lines.map(({ level, res }) => [level, res.status])).toEqual([
    [30, 200],
    [50, 503],
    [30, 404],
  ]);
  expect(lines[0]).toMatchObject({
    app: 'site',
    req: { id: 'request-1', method: 'GET', path: '/page' },
    msg: 'request completed',
  });
  expect(JSON.stringify(lines)).not.toContain('secret');
  await close();
});

it('logs files and immediate responses at debug level only, unless they fail', async () => {
  for (const [level, count] of [
    ['info', 2],
    ['debug', 4],
  ] as const) {
    const { base, until, close } = await serve(level, site);
    await fetch(`${base}/file`);
    await fetch(`${base}/hit`);
    await fetch(`${base}/hit?status=400`);
    await fetch(`${base}/file?status=404`);
    expect(await until(count)).toHaveLength(count);
    await close();
  }
});

it('logs a request that its caller aborted', async () => {
  const { base, until, close } = await serve('info', (request, response) => {
    nameRoute(request, '/hanging');
    request.socket.once('close', () => response.end());
    call.destroy();
  });
  const call = get(`${base}/hanging`).on('error', () => undefined);
  const [line] = await until(1);
  expect(line?.msg).toBe('request aborted');
  await close();
});

it('logs a failure with the request id and the trace', async () => {
  const { log, lines, close } = await serve('info', site);
  const end = logFailures(log);
  setSpans({ run: (_name, _of, work) => work(), current: () => ({ trace_id: 'a', span_id: 'b' }) });
  reportFailure('a page failed', new Error('broken'), 'request-2');
  setSpans(undefined);
  end();
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'a page failed',
      req: { id: 'request-2' },
      trace_id: 'a',
      err: expect.objectContaining({ message: 'broken' }),
    }),
  ]);
  await close();
});

it('describes an error thrown by a loader by its status', () => {
  expect(describeError({ status: 503, data: 'what somebody typed' })).toEqual({
    message: 'a response with status 503',
  });
});
