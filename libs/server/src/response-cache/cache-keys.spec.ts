import { contract, everyRoute } from '@shishir/contract';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { apiCachePolicies, CacheKeys } from './cache-keys';

const keys = new CacheKeys(apiCachePolicies());
const get = (url: string) => ({ method: 'GET', url, authorization: null, cookie: null });
const cached = everyRoute(contract).filter(({ metadata }) => metadata.cache);

describe('the cache policy of the API', () => {
  it('covers public reads only', () => {
    expect(cached.length).toBeGreaterThan(5);
    for (const { path, method, metadata } of cached) {
      expect([path, method, metadata.access]).toEqual([path, 'GET', 'public']);
    }
  });

  it.each(cached.map((route) => [route.path, route] as const))(
    'keeps every parameter that %s takes, and no others',
    (path, { query }) => {
      const taken = Object.keys((query as z.AnyZodObject | undefined)?.shape ?? {})
        .filter((name) => name !== 'preview')
        .sort();
      const address = path.replace(/:\w+/g, '15');
      const given = taken.map((name) => `${name}=1`).reverse();
      const expected = taken.map((name) => `${name}=1`).join('&');
      const key = address + (expected && `?${expected}`);
      expect(keys.of(get(`${address}?${given.join('&')}`))).toEqual({ text: key, route: path });
      // A route with a strict query rejects other parameters, so such a request must reach the API.
      const more = get(`${address}?${[...given, 'utm_source=1'].join('&')}`);
      const isStrict = (query as z.AnyZodObject | undefined)?._def.unknownKeys === 'strict';
      expect(keys.of(more)).toEqual(isStrict ? null : { text: key, route: path });
    },
  );

  it('excludes previews', () => {
    expect(keys.of(get('/api/v1/gallery?preview=token'))).toBeNull();
  });

  const policiesOf = (query: z.ZodTypeAny) =>
    apiCachePolicies(
      initContract().router({
        odd: {
          method: 'GET',
          path: '/odd',
          metadata: { cache: true },
          query,
          responses: { 200: z.string() },
        },
      }),
    );

  it('accepts a rule over several parameters', () => {
    const [policy] = policiesOf(z.object({ a: z.string(), b: z.string() }).refine(() => true));
    expect(policy?.query).toEqual(['a', 'b']);
  });

  it('rejects a query that does not list its parameters', () => {
    expect(() => policiesOf(z.record(z.string()))).toThrow('GET /odd is cached');
  });
});

describe('a cache key', () => {
  it.each([
    ['a write', { ...get('/api/v1/products'), method: 'POST' }],
    ['a request with credentials', { ...get('/api/v1/products'), authorization: 'Basic abc' }],
    ['a request with a session', { ...get('/api/v1/products'), cookie: 'a=1; userToken=x' }],
    ['a route of one account', get('/api/v1/auth/user')],
    ['a very long address', get(`/api/v1/products?q=${'x'.repeat(600)}`)],
  ])('is not made for %s', (_, request) => {
    expect(keys.of(request)).toBeNull();
  });

  it('keeps a parameter that is given twice', () => {
    expect(keys.of(get('/api/v1/products?type=b&page=1&type=a'))?.text).toBe(
      '/api/v1/products?page=1&type=b&type=a',
    );
  });
});

it('keeps the order of parameters if it has a meaning', () => {
  const systems = { path: /^\/systems$/, route: '/systems', query: ['room', 'system'] };
  const address = '/systems?system=A&room=1&system=B&room=2';
  const keyOf = (ordered: boolean) =>
    new CacheKeys([{ ...systems, ordered }]).of(get(`${address}&utm_source=x`))?.text;
  expect(keyOf(true)).toBe(address);
  expect(keyOf(false)).toBe('/systems?room=1&room=2&system=A&system=B');
});

it('is made for a long address only if its policy allows that', () => {
  const systems = { path: /^\/systems$/, route: '/systems', query: ['room'] };
  const address = `/systems?${Array.from({ length: 64 }, (_, at) => `room=4.9_25_${at}`).join('&')}`;
  const keyOf = (longest?: number) =>
    new CacheKeys([{ ...systems, longest }]).of(get(address))?.text;
  expect(keyOf(6_000)).toBe(address);
  expect(keyOf()).toBeUndefined();
  expect(keyOf(address.length - 1)).toBeUndefined();
});
