import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const cacheControl = async (path: string, token?: string) => {
  const call = api.call('get', `/api/v1${path}`);
  const response = await (token ? call.set('Authorization', `Bearer ${token}`) : call);
  return response.headers['cache-control'];
};

describe('shared caching', () => {
  it.each(['/products', '/products/1', '/products/facets', '/categories', '/menu', '/company'])(
    'is allowed for the public %s without a session',
    async (path) => {
      expect(await cacheControl(path)).toContain('s-maxage=1');
      expect(await cacheControl(path, api.token('visitor'))).toBe('no-store');
      expect(await cacheControl(path, api.token('staff'))).toBe('no-store');
    },
  );

  it.each([
    '/auth/session',
    '/contact-message/stamp',
    '/products/99999',
    '/products?page=0',
    '/user',
  ])('is not allowed for %s', async (path) => expect(await cacheControl(path)).toBe('no-store'));
});
