import { contract, everyRoute, type PolicedRoute } from '@shishir/contract';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Returns the names of a route's query parameters; null if the route has none or accepts any. */
function queryOf({ query }: PolicedRoute): string[] | null {
  if (!(query instanceof z.ZodObject)) return null;
  return query._def.unknownKeys === 'strict' ? Object.keys(query.shape as object) : null;
}
const lists = everyRoute(contract).flatMap((route) => {
  const query = queryOf(route);
  const path = route.path.replace(':subject', 'product').replace(/:\w+/g, '1');
  return query ? [{ path, query, total: route.metadata.total === true }] : [];
});
const taking = (parameter: string) => lists.filter(({ query }) => query.includes(parameter));

const wrongFields = async (path: string) => {
  const response = await api.as('owner', 'get', path);
  return { status: response.status, fields: response.body.fields as Record<string, string> };
};

describe('a list', () => {
  it.each(lists)('rejects an unknown parameter at $path', async ({ path }) => {
    expect(await wrongFields(`${path}?of_no_list=1`)).toMatchObject({
      status: 400,
      fields: { of_no_list: 'Unknown field.' },
    });
  });

  it.each(taking('page'))('rejects pages out of bounds at $path', async ({ path }) => {
    for (const wrong of ['page=0', 'page=10001', 'page=x', 'pageSize=0', 'pageSize=101']) {
      const { status, fields } = await wrongFields(`${path}?${wrong}`);
      expect([wrong, status, Object.keys(fields)]).toEqual([wrong, 400, [wrong.split('=')[0]]]);
    }
  });

  it.each(taking('sort'))('rejects an unknown sort field at $path', async ({ path }) => {
    for (const wrong of ['password', '-', '--id', 'id,id']) {
      // The export also misses its format, which does not matter here.
      const { status, fields } = await wrongFields(`${path}?sort=${wrong}`);
      expect([status, fields['sort']]).toEqual([400, expect.any(String)]);
    }
  });

  // The demonstration data has no import and no webhook.
  const ofRecord = /product-imports\/1|webhooks\/1/;
  it.each(lists.filter(({ total, path }) => total && !ofRecord.test(path)))(
    'returns its total at $path',
    async ({ path }) => {
      const { headers } = await api.as('owner', 'get', path).expect(200);
      expect(headers['x-total-count']).toMatch(/^\d+$/);
    },
  );
});
