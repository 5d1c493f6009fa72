import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import request from 'supertest';
import { createEdge } from './edge.js';

const listenerOf =
  (name: string): RequestListener =>
  (incoming, response) =>
    response
      .setHeader('content-type', 'text/plain')
      .end(`${name} ${String(incoming.headers['x-request-id'])}`);

const ENV = { PUBLIC_URL: 'http://localhost:8080', ADMIN_URL: 'http://admin.localhost:8080' };
const parts = {
  api: listenerOf('api'),
  web: listenerOf('web'),
  dashboard: listenerOf('dashboard'),
};
const edge: Server = createServer(createEdge(parts, { ...ENV, TRUSTED_PROXIES: 0 }));

const get = (path: string, host: string) => request(edge).get(path).set('host', host);

describe('the edge', () => {
  it.each([
    ['localhost:8080', '/', 'web'],
    ['localhost:8080', '/products/15', 'web'],
    ['localhost:8080', '/apiary', 'web'],
    ['localhost:8080', '/health-care', 'web'],
    ['localhost:8080', '/api', 'api'],
    ['localhost:8080', '/api?x=1', 'api'],
    ['localhost:8080', '/api/v1/products', 'api'],
    ['localhost:8080', '/health/ready', 'api'],
    ['localhost:8080', '/storage/a/480.avif', 'api'],
    ['admin.localhost:8080', '/', 'dashboard'],
    ['Admin.LocalHost:8080', '/dashboard', 'dashboard'],
    ['admin.localhost:8080', '/api/v1/user', 'api'],
    ['admin.localhost:8080', '/storage/a/480.avif', 'api'],
    ['another.example', '/dashboard', 'web'],
  ])('passes %s%s to the %s', async (host, path, part) => {
    const response = await get(path, host);
    expect(response.text.split(' ')[0]).toBe(part);
  });

  const idOf = async (server: Server) =>
    (await request(server).get('/').set('x-request-id', 'from-the-proxy-1')).text.split(' ')[1];

  it('assigns each request a new id', async () => {
    const first = await idOf(edge);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf(edge)).not.toBe(first);
  });

  it('keeps the id from a trusted proxy', async () => {
    const behind = createServer(createEdge(parts, { ...ENV, TRUSTED_PROXIES: 1 }));
    expect(await idOf(behind)).toBe('from-the-proxy-1');
  });

  it('drops a revision sent by a visitor', async () => {
    const shows: RequestListener = ({ headers }, response) =>
      response.setHeader('content-type', 'text/plain').end(String(headers['x-revision']));
    const server = createServer(
      createEdge({ ...parts, api: shows }, { ...ENV, TRUSTED_PROXIES: 1 }),
    );
    const response = await request(server).get('/api').set('x-revision', '9').buffer();
    expect(response.text).toBe('undefined');
  });

  it('sends noindex with every response of the dashboard host only', async () => {
    const paths = ['/', '/api/v1/user', '/storage/a'];
    for (const path of paths) {
      expect((await get(path, 'admin.localhost:8080')).headers['x-robots-tag']).toBe('noindex');
      expect((await get(path, 'localhost:8080')).headers).not.toHaveProperty('x-robots-tag');
    }
  });

  describe('malformed requests', () => {
    let port: number;
    const server = createServer(createEdge(parts, { ...ENV, TRUSTED_PROXIES: 0 }));
    beforeAll(async () => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    });
    afterAll(() => server.close());

    async function send(head: string): Promise<string> {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${head}\r\n\r\n`);
      let response = '';
      for await (const chunk of socket) response += String(chunk);
      return response;
    }

    it.each([
      ['the whole address', 'GET http://localhost:8080/ HTTP/1.1\r\nHost: localhost:8080'],
      ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: localhost:8080'],
      ['GET *', 'GET * HTTP/1.1\r\nHost: localhost:8080'],
      ['HTTP/1.0 without a host', 'GET / HTTP/1.0'],
      ['an empty host', 'GET / HTTP/1.1\r\nHost:'],
      ['a broken host', 'GET / HTTP/1.1\r\nHost: a b'],
      ['a host with a path', 'GET / HTTP/1.1\r\nHost: localhost/x'],
      ['a host with an account', 'GET / HTTP/1.1\r\nHost: a@localhost'],
      ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost:8080\r\nHost: admin.localhost:8080'],
    ])('returns 400 for %s', async (_, head) => {
      const response = await send(head);
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(response).toContain('"code":"bad_request"');
      expect(response).toMatch(/^connection: close\r$/im);
    });

    it('returns 413 for too large a Content-Length before the body is sent', async () => {
      const response = await send(
        'POST /api/v1/user HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000000',
      );
      expect(response).toMatch(/^HTTP\/1\.1 413 /);
      expect(response).toContain('"code":"too_large"');
    });
  });
});
