import { createServer, request as open, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { exchange, type Handler, listenerOf, visitorOf } from './handler';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a handler behind `proxies` trusted proxies, and returns its port. */
async function serve(handler: Handler, proxies = 0): Promise<number> {
  const started = createServer(listenerOf(handler, proxies));
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  return (started.address() as AddressInfo).port;
}

const through = (port: number, request: Request) =>
  exchange(request, open, { host: '127.0.0.1', port });

describe('a handler behind node:http', () => {
  it('receives the request unchanged, and returns every cookie', async () => {
    const port = await serve(async (request) => {
      const { method, url } = request;
      const body = {
        method,
        url,
        text: await request.text(),
        cookie: request.headers.get('cookie'),
      };
      const response = Response.json(body, { status: 201, headers: { 'x-total-count': '71' } });
      response.headers.append('set-cookie', 'a=1');
      response.headers.append('set-cookie', 'b=2');
      return response;
    });
    const sent = new Request('http://site.example/products?q=a%20b', {
      method: 'POST',
      headers: { cookie: 'c=3' },
      body: 'ে text',
    });
    const response = await through(port, sent);
    expect(response.status).toBe(201);
    expect(response.headers.get('x-total-count')).toBe('71');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.json()).toEqual({
      method: 'POST',
      url: 'http://site.example/products?q=a%20b',
      text: 'ে text',
      cookie: 'c=3',
    });
  });

  it('takes the protocol from trusted proxies only', async () => {
    const request = () =>
      new Request('http://site.example/', { headers: { 'x-forwarded-proto': 'https' } });
    const urlOf: Handler = ({ url }) => Promise.resolve(new Response(url));
    expect(await (await through(await serve(urlOf, 1), request())).text()).toMatch(/^https:/);
    server?.close();
    expect(await (await through(await serve(urlOf, 0), request())).text()).toMatch(/^http:/);
  });

  it('sends no body if there is none', async () => {
    const port = await serve(({ method }) =>
      Promise.resolve(
        method === 'HEAD' ? new Response('body') : new Response(null, { status: 204 }),
      ),
    );
    const head = await through(port, new Request('http://x/', { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
    const empty = await through(port, new Request('http://x/'));
    expect([empty.status, empty.body]).toEqual([204, null]);
  });

  it('is not called for an invalid request', async () => {
    const handler = jest.fn<Promise<Response>, []>();
    const port = await serve(handler);
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n');
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(handler).not.toHaveBeenCalled();
  });

  it('fails with the error body, or closes the connection if the response has started', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const port = await serve(({ url }) => {
      if (!url.endsWith('/half')) return Promise.reject(new Error('SELECT secret'));
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from('half')),
        pull: (controller) => controller.error(new Error('gone')),
      });
      return Promise.resolve(new Response(body));
    });
    const failed = await through(port, new Request('http://x/'));
    expect(failed.status).toBe(500);
    const body = await failed.text();
    expect(JSON.parse(body)).toMatchObject({ code: 'failed' });
    expect(body).not.toContain('SELECT');
    const half = through(port, new Request('http://x/half')).then((response) => response.text());
    await expect(half).rejects.toThrow();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('the visitor of a request', () => {
  const from = (forwarded: string | undefined, proxies: number) =>
    visitorOf(
      {
        headers: { 'x-forwarded-for': forwarded },
        socket: { remoteAddress: '10.0.0.1' },
      } as unknown as IncomingMessage,
      proxies,
    ).address;

  it.each([
    ['203.0.113.7', 0, '10.0.0.1'],
    ['203.0.113.7', 1, '203.0.113.7'],
    // Entries further left were claimed by the visitor.
    ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
    ['203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['203.0.113.7', 5, '203.0.113.7'],
    [undefined, 1, '10.0.0.1'],
  ])('is read from %s behind %d trusted proxies as %s', (forwarded, proxies, address) => {
    expect(from(forwarded, proxies)).toBe(address);
  });
});
