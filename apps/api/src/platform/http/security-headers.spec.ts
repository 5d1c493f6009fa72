import { ADMIN, SITE, startTestApi, type TestApi } from '../testing/test-api';

const NAMES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];
const PATHS = ['/health/live', '/health/ready', '/storage/none.webp', '/api/v1/menu', '/api/none'];

describe('security headers', () => {
  let api: TestApi;
  beforeAll(async () => {
    // The dashboard is only reachable over https.
    api = await startTestApi({ ADMIN_URL: `https://${ADMIN}` });
  });
  afterAll(() => api.close());

  it.each(PATHS)('are all set for %s', async (path) => {
    const { headers } = await api.call('get', path);
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(NAMES));
  });

  it('require https if the address of the host is https', async () => {
    for (const path of PATHS) {
      const onSite = await api.call('get', path, SITE);
      expect(onSite.headers).not.toHaveProperty('strict-transport-security');
      const onAdmin = await api.call('get', path, ADMIN);
      expect(onAdmin.headers['strict-transport-security']).toMatch(/max-age=\d+/);
    }
  });
});
