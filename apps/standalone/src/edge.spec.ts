import { createServer, type RequestListener, type Server } from 'node:http';
import request from 'supertest';
import { createEdge } from './edge.js';

const says =
  (name: string): RequestListener =>
  (incoming, response) =>
    response
      .setHeader('content-type', 'text/plain')
      .end(`${name} ${String(incoming.headers['x-request-id'])}`);

const ENV = { PUBLIC_URL: 'http://localhost:8080', ADMIN_URL: 'http://admin.localhost:8080' };
const parts = { api: says('api'), web: says('web'), dashboard: says('dashboard') };
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

  it('gives each request an id of its own', async () => {
    const first = await idOf(edge);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf(edge)).not.toBe(first);
  });

  it('takes the id that a trusted proxy has given', async () => {
    const behind = createServer(createEdge(parts, { ...ENV, TRUSTED_PROXIES: 1 }));
    expect(await idOf(behind)).toBe('from-the-proxy-1');
  });

  it('keeps every response of the dashboard host out of search engines, and no other', async () => {
    const paths = ['/', '/api/v1/user', '/storage/a'];
    for (const path of paths) {
      expect((await get(path, 'admin.localhost:8080')).headers['x-robots-tag']).toBe('noindex');
      expect((await get(path, 'localhost:8080')).headers).not.toHaveProperty('x-robots-tag');
    }
  });
});
