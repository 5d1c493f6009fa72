import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AnswerStore } from './answer-store.js';
import { Revisions } from './revisions.js';

const ADDRESSES = [{ path: /^\/products(\/\d+)?$/, query: ['page', 'sort'] }];
const SHARED = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, s-maxage=1' };

let servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  servers = [];
});

/** A listener behind a store, the number of times that it was asked, and a catalogue that can change. */
async function start(listener: RequestListener) {
  let revision = 1;
  let asked = 0;
  const store = new AnswerStore({
    // The first request has to wait for it, the later ones find it known.
    known: () => (asked === 0 ? null : String(revision)),
    current: () => Promise.resolve(String(revision)),
  } as Revisions);
  const counted: RequestListener = (request, response) => {
    asked += 1;
    listener(request, response);
  };
  const server = createServer(store.before(counted, ADDRESSES));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers }),
    change: () => (revision += 1),
    asked: () => asked,
  };
}

const page: RequestListener = (request, response) => {
  response.writeHead(200, SHARED);
  response.write(`<p>${request.url}`);
  response.end('</p>');
};

describe('the store of answers', () => {
  it('has an answer made once, and again when the catalogue has changed', async () => {
    const site = await start(page);
    expect(await (await site.get('/products')).text()).toBe('<p>/products</p>');
    expect(await (await site.get('/products')).text()).toBe('<p>/products</p>');
    expect(site.asked()).toBe(1);
    site.change();
    await site.get('/products');
    expect(site.asked()).toBe(2);
  });

  it('knows one address by its known parameters, in any order, and never shows the others', async () => {
    const site = await start(page);
    const first = await site.get('/products?utm_source=x&sort=price&page=2');
    expect(await first.text()).toBe('<p>/products?page=2&sort=price</p>');
    await site.get('/products?page=2&sort=price');
    expect(site.asked()).toBe(1);
    await site.get('/products?page=3&sort=price');
    expect(site.asked()).toBe(2);
  });

  it('has it made once for many who ask together', async () => {
    let release = () => {};
    const allAreHere = new Promise<void>((resolve) => (release = resolve));
    const site = await start((request, response) => {
      void allAreHere.then(() => page(request, response));
    });
    let here = 0;
    servers[0]!.on('request', () => (here += 1) === 20 && release());
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get('/products')));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(
      new Set(['<p>/products</p>']),
    );
    expect(site.asked()).toBe(1);
  });

  it('lets whoever is signed in, and whatever is no read, pass by', async () => {
    const site = await start(page);
    await site.get('/products');
    await site.get('/products', { cookie: 'a=1; userToken=abc' });
    await site.get('/products', { authorization: 'Bearer abc' });
    await site.get('/products', {}, 'POST');
    await site.get('/contact-us');
    await site.get('/contact-us');
    expect(site.asked()).toBe(6);
  });

  it.each([
    ['a refusal', 404, SHARED],
    ['a failure', 500, SHARED],
    ['what is for nobody else', 200, { ...SHARED, 'cache-control': 'no-store' }],
    ['what sets a cookie', 200, { ...SHARED, 'set-cookie': 'a=1' }],
    ['a picture', 200, { ...SHARED, 'content-type': 'image/webp' }],
  ])('does not keep %s', async (_, status, headers) => {
    const site = await start((_request, response) => response.writeHead(status, headers).end('x'));
    expect((await site.get('/products')).status).toBe(status);
    expect(await (await site.get('/products')).text()).toBe('x');
    expect(site.asked()).toBe(2);
  });

  it('answers in the coding that a caller takes, and with 304 to who has it', async () => {
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
    // The same page once more: its tag is still true.
    expect((await site.get('/products', again)).status).toBe(304);
    const head = await site.get('/products', { 'accept-encoding': 'br' }, 'HEAD');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  });

  it('keeps nothing that was said of one request or one host', async () => {
    const site = await start(page);
    let asked = 0;
    servers[0]!.prependListener('request', (_request, response) => {
      asked += 1;
      response.setHeader('x-request-id', String(asked));
      if (asked === 1) response.setHeader('x-robots-tag', 'noindex');
    });
    expect((await site.get('/products')).headers.get('x-robots-tag')).toBe('noindex');
    const second = await site.get('/products');
    expect(second.headers.get('x-robots-tag')).toBeNull();
    expect(second.headers.get('x-request-id')).toBe('2');
    expect(site.asked()).toBe(1);
  });

  it('gives the last good answer while what is behind it fails', async () => {
    let failing = false;
    const site = await start((request, response) => {
      if (failing) response.writeHead(503, { 'retry-after': '5' }).end('down');
      else page(request, response);
    });
    await site.get('/products');
    failing = true;
    site.change();
    const answer = await site.get('/products');
    expect([answer.status, await answer.text()]).toEqual([200, '<p>/products</p>']);
    expect(answer.headers.get('retry-after')).toBeNull();
    expect((await site.get('/products/7')).status).toBe(503);
  });

  it('lets the next one have it made where a visitor went away', async () => {
    let first = true;
    const site = await start((request, response) => {
      if (!first) return page(request, response);
      first = false;
      response.destroy();
    });
    await expect(site.get('/products')).rejects.toThrow();
    expect((await site.get('/products')).status).toBe(200);
  });
});

describe('the state of the catalogue', () => {
  it('is read once for many, and kept while the database is silent', async () => {
    let reads = 0;
    const revisions = new Revisions(() => {
      reads += 1;
      return reads === 1 ? Promise.resolve('7') : Promise.reject(new Error('gone'));
    });
    expect(await Promise.all([revisions.current(), revisions.current()])).toEqual(['7', '7']);
    expect(await revisions.current()).toBe('7');
    expect(reads).toBe(1);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_500);
    expect(await revisions.current()).toBe('7');
    expect(reads).toBe(2);
  });
});
