import type { Handler } from '../handler';
import { listenerOf } from '../handler';
import { REQUEST_ID } from '../request-id';
import { REVISION } from '../site-calls';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { CacheKeys } from './cache-keys';
import { ResponseCache } from './response-cache';
import type { Revisions } from './revisions';

const KEYS = new CacheKeys([
  { path: /^\/products(\/\d+)?$/, route: '/products/:key?', query: ['sort', 'page'] },
]);
const SHARED = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, s-maxage=1' };

let servers: Server[] = [];
afterEach(async () => {
  servers.forEach((server) => server.closeAllConnections());
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  servers = [];
});

/** Starts a handler behind a cache. Records its requests, and can change the revision. */
async function start(handler: Handler) {
  let revision = 1;
  const requests: Request[] = [];
  const cache = new ResponseCache(
    {
      // The first request awaits the revision, later ones find it known.
      known: () => (requests.length === 0 ? null : String(revision)),
      current: () => Promise.resolve(String(revision)),
    } as Revisions,
    'http://site.example',
  );
  const counted: Handler = (request, visitor) => {
    requests.push(request);
    return handler(request, visitor);
  };
  const cacheable = { source: 'site' as const, handler: counted, keys: KEYS };
  const server = createServer(cache.listener(cacheable, listenerOf(counted, 0), 0));
  server.prependListener('request', ({ headers }) => (headers[REQUEST_ID] ??= 'request-0'));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    port,
    server,
    requests,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(base + path, { method, headers }),
    /** Calls the handler in process. */
    call: (path: string, headers: Record<string, string> = {}) =>
      cache.handler(cacheable)(new Request(base + path, { headers }), { address: '192.0.2.1' }),
    change: () => (revision += 1),
  };
}

const page: Handler = (request) => {
  const { pathname, search } = new URL(request.url);
  return Promise.resolve(new Response(`<p>${pathname}${search}</p>`, { headers: SHARED }));
};

describe('the response cache', () => {
  it('renders a response once, and again after the catalogue has changed', async () => {
    const site = await start(page);
    expect(await (await site.get('/products')).text()).toBe('<p>/products</p>');
    expect(await (await site.get('/products')).text()).toBe('<p>/products</p>');
    expect(site.requests).toHaveLength(1);
    site.change();
    await site.get('/products');
    expect(site.requests).toHaveLength(2);
  });

  it('sends responses made from an older state, but caches only current ones', async () => {
    const states = ['0', '1'];
    const site = await start(async (request, visitor) => {
      const response = await page(request, visitor);
      response.headers.set(REVISION, states.shift() ?? 'none');
      return response;
    });
    for (const count of [1, 2, 2]) {
      const response = await site.get('/products');
      expect(await response.text()).toBe('<p>/products</p>');
      expect(response.headers.has(REVISION)).toBe(false);
      expect(site.requests).toHaveLength(count);
    }
  });

  it('identifies an address by its known parameters in any order, and hides the others', async () => {
    const site = await start(page);
    const first = await site.get('/products?utm_source=x&sort=price&page=2');
    expect(await first.text()).toBe('<p>/products?page=2&sort=price</p>');
    await site.get('/products?page=2&sort=price');
    expect(site.requests).toHaveLength(1);
    await site.get('/products?page=3&sort=price');
    expect(site.requests).toHaveLength(2);
  });

  it("passes only the caller's address and request id to a shared render", async () => {
    const visitors: string[] = [];
    const site = await start((request, { address }) => {
      visitors.push(address);
      return page(request, { address });
    });
    const own = { cookie: 'theme=dark', 'user-agent': 'A browser', [REQUEST_ID]: 'request-1' };
    await site.get('/products', own);
    const [{ url, headers }] = site.requests as [Request];
    expect(url).toBe('http://site.example/products');
    expect([...headers]).toEqual([
      [REQUEST_ID, 'request-1'],
      [REVISION, '1'],
    ]);
    expect(visitors).toEqual(['127.0.0.1']);
  });

  it('returns nothing older to a caller that knows a later revision, and does not cache it', async () => {
    const site = await start(page);
    await site.get('/products');
    await site.get('/products', { [REVISION]: '1' });
    expect(site.requests).toHaveLength(1);
    await site.get('/products', { [REVISION]: '2' });
    expect(site.requests[1]!.headers.get(REVISION)).toBe('2');
    await site.get('/products');
    expect(site.requests).toHaveLength(2);
  });

  it('shares one render between concurrent misses', async () => {
    let release = () => {};
    const allAreHere = new Promise<void>((resolve) => (release = resolve));
    const site = await start(async (request, visitor) => {
      await allAreHere;
      return page(request, visitor);
    });
    let here = 0;
    site.server.on('request', () => (here += 1) === 20 && release());
    const responses = await Promise.all(Array.from({ length: 20 }, () => site.get('/products')));
    expect(new Set(await Promise.all(responses.map((response) => response.text())))).toEqual(
      new Set(['<p>/products</p>']),
    );
    expect(site.requests).toHaveLength(1);
  });

  it('passes requests that are not anonymous, cacheable reads through unchanged', async () => {
    const site = await start(page);
    await site.get('/products');
    await site.get('/products?utm_source=x', { cookie: 'a=1; userToken=abc' });
    expect(site.requests[1]!.url).toBe(`${site.base}/products?utm_source=x`);
    expect(site.requests[1]!.headers.get('cookie')).toBe('a=1; userToken=abc');
    await site.get('/products', { authorization: 'Bearer abc' });
    await site.get('/products', {}, 'POST');
    await site.get('/contact-us');
    await site.get('/contact-us');
    expect(site.requests).toHaveLength(6);
  });

  it.each([
    ['an error of the caller', 404, SHARED],
    ['an error of the server', 500, SHARED],
    ['what is for nobody else', 200, { ...SHARED, 'cache-control': 'no-store' }],
    ['what has to be asked for each time', 200, { ...SHARED, 'cache-control': 'no-cache' }],
    ['what sets a cookie', 200, { ...SHARED, 'set-cookie': 'a=1' }],
    ['a picture', 200, { ...SHARED, 'content-type': 'image/webp' }],
  ])('does not cache %s', async (_, status, headers) => {
    const site = await start(() => Promise.resolve(new Response('x', { status, headers })));
    expect((await site.get('/products')).status).toBe(status);
    expect(await (await site.get('/products')).text()).toBe('x');
    expect(site.requests).toHaveLength(2);
  });

  it('responds in an accepted encoding, and with 304 to callers that have the response', async () => {
    const site = await start(page);
    const plain = await site.get('/products', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const small = await site.get('/products', { 'accept-encoding': 'gzip;q=1, br;q=0' });
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(await small.text()).toBe('<p>/products</p>');
    const best = await site.get('/products', { 'accept-encoding': 'gzip, br' });
    expect(best.headers.get('content-encoding')).toBe('br');
    expect(best.headers.get('vary')).toContain('Accept-Encoding');
    const etag = best.headers.get('etag')!;
    const again = { 'accept-encoding': 'gzip, br', 'if-none-match': `W/${etag}` };
    expect((await site.get('/products', again)).status).toBe(304);
    site.change();
    // The same page again, so its tag is still valid.
    expect((await site.get('/products', again)).status).toBe(304);
  });

  it('caches PDFs without compressing them', async () => {
    const headers = { ...SHARED, 'content-type': 'application/pdf' };
    const site = await start(() => Promise.resolve(new Response('%PDF-1.3', { headers })));
    const [first, second] = [
      await site.get('/products', { 'accept-encoding': 'br' }),
      await site.get('/products', { 'accept-encoding': 'br' }),
    ];
    expect(await second.text()).toBe('%PDF-1.3');
    expect(second.headers.get('content-encoding')).toBeNull();
    expect(site.requests).toHaveLength(1);
    const etag = first.headers.get('etag') ?? '';
    expect((await site.get('/products', { 'if-none-match': etag })).status).toBe(304);
  });

  it('responds to HEAD with the headers of the page, before and after caching', async () => {
    const site = await start(page);
    for (let n = 0; n < 2; n += 1) {
      const head = await site.get('/products', { 'accept-encoding': 'identity' }, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.headers.get('content-length')).toBe(String('<p>/products</p>'.length));
      expect(await head.text()).toBe('');
    }
    expect(site.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('caches no headers that belong to one request or one host', async () => {
    const site = await start(page);
    let count = 0;
    site.server.prependListener('request', ({ headers }, response) => {
      count += 1;
      headers[REQUEST_ID] = `request-${count}`;
      if (count === 1) response.setHeader('x-robots-tag', 'noindex');
    });
    const first = await site.get('/products');
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    expect(first.headers.get('content-type')).toBe('text/html');
    const second = await site.get('/products');
    expect(second.headers.get('x-robots-tag')).toBeNull();
    expect(second.headers.get(REQUEST_ID)).toBe('request-2');
    expect(site.requests).toHaveLength(1);
  });

  it('returns the last good response while its handler fails', async () => {
    let failing: 'no' | 'by status' | 'by error' = 'no';
    const site = await start((request, visitor) => {
      if (failing === 'by error') return Promise.reject(new Error('gone'));
      if (failing === 'no') return page(request, visitor);
      return Promise.resolve(
        new Response('down', { status: 503, headers: { 'retry-after': '5' } }),
      );
    });
    await site.get('/products');
    for (failing of ['by status', 'by error'] as const) {
      site.change();
      const response = await site.get('/products');
      expect([response.status, await response.text()]).toEqual([200, '<p>/products</p>']);
      expect(response.headers.get('retry-after')).toBeNull();
    }
    failing = 'by status';
    expect((await site.get('/products/7')).status).toBe(503);
  });

  it('reports a failure without details if nothing was cached before', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const site = await start(() => Promise.reject(new Error('SELECT secret')));
    const response = await site.get('/products');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'failed' });
    expect(JSON.stringify(log.mock.calls.map(String))).toContain('SELECT');
    log.mockRestore();
  });

  it('does not cache a page rendered from an old response as current', async () => {
    let failing = false;
    const site: Awaited<ReturnType<typeof start>> = await start(async (request, visitor) => {
      if (!request.url.endsWith('/products/7')) {
        if (failing) throw new Error('gone');
        return page(request, visitor);
      }
      const { status } = await site.call('/products');
      return new Response(`from ${status}, failing ${failing}`, { headers: SHARED });
    });
    await site.call('/products');
    failing = true;
    site.change();
    expect(await (await site.get('/products/7')).text()).toBe('from 200, failing true');
    failing = false;
    expect(await (await site.get('/products/7')).text()).toBe('from 200, failing false');
    const { length } = site.requests;
    await site.get('/products/7');
    expect(site.requests).toHaveLength(length);
  });

  it('does not share a render that began before the catalogue changed', async () => {
    const releases: (() => void)[] = [];
    const site = await start(async () => {
      const html = `page ${releases.length}`;
      await new Promise<void>((release) => releases.push(release));
      return new Response(html, { headers: SHARED });
    });
    const untilStarted = async (count: number) => {
      while (releases.length < count) await new Promise(setImmediate);
    };
    const before = site.get('/products');
    await untilStarted(1);
    site.change();
    const after = site.get('/products');
    await untilStarted(2);
    releases.forEach((release) => release());
    expect(await (await before).text()).toBe('page 0');
    expect(await (await after).text()).toBe('page 1');
  });

  it('finishes a shared render if the caller that started it disconnects', async () => {
    let started = () => {};
    const rendering = new Promise<void>((resolve) => (started = resolve));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const site = await start(async (request, visitor) => {
      started();
      await released;
      return page(request, visitor);
    });
    const socket = connect(site.port, '127.0.0.1');
    socket.write('GET /products HTTP/1.1\r\nhost: x\r\n\r\n');
    await rendering;
    const other = site.get('/products');
    socket.destroy();
    await once(socket, 'close');
    release();
    expect((await other).status).toBe(200);
    expect(site.requests).toHaveLength(1);
  });

  it('serves in-process and external callers from the same responses', async () => {
    const site = await start(page);
    const first = await site.call('/products?page=2&utm_source=x');
    expect(await first.text()).toBe('<p>/products?page=2</p>');
    expect(first.headers.get('content-type')).toBe('text/html');
    expect(await (await site.get('/products?page=2')).text()).toBe('<p>/products?page=2</p>');
    expect(await (await site.call('/products?page=2')).text()).toBe('<p>/products?page=2</p>');
    expect(site.requests).toHaveLength(1);
    await site.call('/products?page=2', { cookie: 'userToken=abc' });
    expect(site.requests).toHaveLength(2);
  });
});

describe('an uncached response', () => {
  it('is streamed while it is produced', async () => {
    let next: (text: string | null) => void = () => {};
    const site = await start(() => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          next = (text) =>
            text === null ? controller.close() : controller.enqueue(Buffer.from(text));
        },
      });
      return Promise.resolve(new Response(body, { status: 404, headers: SHARED }));
    });
    const opened = site.get('/products/5', { 'accept-encoding': 'identity' });
    while (site.requests.length === 0) await new Promise(setImmediate);
    next('first');
    const reader = (await opened).body!.getReader();
    expect(Buffer.from((await reader.read()).value).toString()).toBe('first');
    next('second');
    expect(Buffer.from((await reader.read()).value).toString()).toBe('second');
    next(null);
    expect((await reader.read()).done).toBe(true);
  });

  it.each(['/products/5', '/contact-us'])(
    'of %s is cancelled when the caller disconnects',
    async (path) => {
      let given = () => {};
      const givenUp = new Promise<void>((resolve) => (given = resolve));
      const site = await start(() => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => controller.enqueue(Buffer.from('first')),
          cancel: () => given(),
        });
        return Promise.resolve(new Response(body, { status: 404, headers: SHARED }));
      });
      const leaving = new AbortController();
      const response = await fetch(site.base + path, { signal: leaving.signal });
      await response.body!.getReader().read();
      leaving.abort();
      await givenUp;
    },
  );

  it('aborts the signal of its handler if the caller disconnects first', async () => {
    let aborted = () => {};
    const handlerAborted = new Promise<void>((resolve) => (aborted = resolve));
    const leaving = new AbortController();
    const site = await start(({ signal }) => {
      signal.addEventListener('abort', () => aborted());
      leaving.abort();
      return new Promise<Response>(() => {});
    });
    await expect(fetch(`${site.base}/contact-us`, { signal: leaving.signal })).rejects.toThrow();
    await handlerAborted;
  });
});
