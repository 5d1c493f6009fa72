import { startTestApi, type TestApi } from '../../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LATIN_LETTERS = /[A-Za-z]/;
const get = async (path: string) => (await api.call('get', `/api/v1${path}`).expect(200)).body;

describe('the seeded translations', () => {
  it('cover categories with their facts, menus, industries, company and products', async () => {
    for (const path of ['/categories', '/menu', '/industries', '/company']) {
      const { data } = await get(`${path}?locale=bn`);
      for (const record of [data].flat()) {
        expect([path, record.id, record.untranslated]).toEqual([path, record.id, []]);
      }
    }
    for (const category of (await get('/categories')).data) {
      const { data } = await get(`/categories/${category.slug}?locale=bn`);
      expect([data.slug, data.untranslated]).toEqual([data.slug, []]);
      expect(data.title).not.toMatch(LATIN_LETTERS);
    }
    const products = await get('/products?locale=bn&with=commercial');
    for (const { title, untranslated } of products) {
      expect([title, untranslated]).toEqual([title, []]);
    }
  });

  it.each([
    ['ক্যাসেট', /ক্যাসেট/],
    ['ফোর ওয়ে ক্যাসেট', /ফোর ওয়ে ক্যাসেট/],
    ['সিলিং মাউন্টেড', /সিলিং মাউন্টেড/],
    ['শিলিং মাউন্টেড', /সিলিং মাউন্টেড/],
    ['হাই স্ট্যাটিক', /হাই স্ট্যাটিক/],
    ['চিলার ৬০ টন', /চিলার ৬০/],
    ['ceiling mounted', /সিলিং মাউন্টেড/],
  ])('let a search in either language find products: %s', async (q, title) => {
    const products = await get(`/products?locale=bn&q=${encodeURIComponent(q)}`);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) expect(product.title).toMatch(title);
  });
});
