import { createServer, type RequestListener, type Server } from 'node:http';
import request from 'supertest';
import { createEdge } from './edge.js';

const says =
  (name: string): RequestListener =>
  (incoming, response) =>
    response
      .setHeader('content-type', 'text/plain')
      .end(`${name} ${String(incoming.headers['x-request-id'])}`);

const edge: Server = createServer(
  createEdge(
    { api: says('api'), web: says('web'), dashboard: says('dashboard') },
    'http://admin.localhost:8080',
  ),
);

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
  ])('passes %s%s to the %s', async (host, path, surface) => {
    const answer = await get(path, host);
    expect(answer.text.split(' ')[0]).toBe(surface);
  });

  it('gives each request an id of its own, which the surface and the caller both get', async () => {
    const first = await get('/', 'localhost');
    const second = await get('/', 'localhost');
    const id = String(first.headers['x-request-id']);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(first.text).toBe(`web ${id}`);
    expect(second.headers['x-request-id']).not.toBe(id);
  });

  it('keeps every answer of the dashboard host out of search engines, and no other', async () => {
    const paths = ['/', '/api/v1/user', '/storage/a'];
    for (const path of paths) {
      expect((await get(path, 'admin.localhost:8080')).headers['x-robots-tag']).toBe('noindex');
      expect((await get(path, 'localhost:8080')).headers).not.toHaveProperty('x-robots-tag');
    }
  });
});
