import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { CategoryEntity } from './category.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/categories';
interface Row {
  slug: string;
  [key: string]: unknown;
}
const list = async (query = '') =>
  ((await api.call('get', `${LIST}${query}`).expect(200)).body as { data: Row[] }).data;

describe('reading categories', () => {
  it('returns them by position, with figures over their products', async () => {
    const data = await list();
    expect(data).toHaveLength(16);
    expect(data.slice(0, 3).map(({ slug }) => slug)).toEqual([
      'outdoor',
      '360_cassette',
      '4-way-cassette',
    ]);
    expect(data[0]).toMatchObject({
      path: '/products/outdoor',
      product_count: 14,
      tr_min: 6.37,
      tr_max: 27.07,
      price_from: 329000,
    });
    expect(data.find(({ slug }) => slug === 'chiller')).toMatchObject({ price_from: null });
    expect(data.find(({ slug }) => slug === 'split-ac')).toMatchObject({ product_count: 0 });
  });

  it.each(['outdoor', 'OUTDOOR', 'Outdoor Unit', 'vrf', '1'])(
    'finds a category by %s',
    async (key) => {
      const response = await api.call('get', `${LIST}/${encodeURIComponent(key)}`).expect(200);
      expect(response.body.data.slug).toBe('outdoor');
    },
  );

  it('responds with 404 to an unknown key', async () => {
    const response = await api.call('get', `${LIST}/no-such-category`).expect(404);
    expect(response.body.message).toBe('Category not found');
  });

  it('shows inactive ones only to staff who ask for them', async () => {
    const categories = api.dataSource.getRepository(CategoryEntity);
    await categories.update({ slug: 'filter' }, { status: 'archived' });
    expect(await list()).toHaveLength(15);
    await api.call('get', `${LIST}/filter`).expect(404);
    await api.call('get', `${LIST}?status=all`).expect(401);
    await api.as('visitor', 'get', `${LIST}?status=all`).expect(403);
    const all = await api.as('staff', 'get', `${LIST}?status=all`).expect(200);
    expect(all.headers['x-total-count']).toBe('16');
    const usual = await api.as('staff', 'get', LIST).expect(200);
    expect(usual.headers['x-total-count']).toBe('15');
    await categories.update({ slug: 'filter' }, { status: 'active' });
  });
});
