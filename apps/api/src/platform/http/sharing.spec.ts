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

describe('a response', () => {
  it.each(['/products', '/products/1', '/products/facets', '/categories', '/menu', '/company'])(
    'of the public catalogue, %s, may be shared while nobody is signed in',
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
  ])('such as %s is not shared', async (path) => expect(await cacheControl(path)).toBe('no-store'));
});
