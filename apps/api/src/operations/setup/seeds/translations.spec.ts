import { startTestApi, type TestApi } from '../../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LATIN_LETTERS = /[A-Za-z]/;
const BANGLA_LETTERS = /[ঀ-৿]/;
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
    const { indoor, outdoor, ventilators } = (await get('/sizing/catalogue?locale=bn')).data;
    for (const { title } of [...indoor, ...outdoor, ...ventilators]) {
      expect(title).toMatch(BANGLA_LETTERS);
    }
  });

  it('cover projects, gallery, openings, and posts', async () => {
    for (const path of ['/vrf-project', '/gallery', '/openings', '/posts']) {
      const { data } = await get(`${path}?locale=bn`);
      expect(data.length).toBeGreaterThan(0);
      for (const { id, untranslated } of data) {
        expect([path, id, untranslated]).toEqual([path, id, []]);
      }
    }
  });

  it('have the text of each post, with its placeholders, links and tables', async () => {
    const posts: { id: number; title: string }[] = (await get('/posts')).data;
    const marksOf = (text: string) => text.match(/\{\w+\}|\]\(\S*\)|^\||^Table:/gm)!.sort();
    for (const { id, title } of posts) {
      const english = (await get(`/posts/${id}`)).data;
      const bangla = (await get(`/posts/${id}?locale=bn`)).data;
      expect([title, bangla.untranslated]).toEqual([title, []]);
      expect(bangla.body).toMatch(/^## [ঀ-৿]/);
      expect([title, ...marksOf(bangla.body)]).toEqual([title, ...marksOf(english.body)]);
    }
    expect((await get('/posts?readable_in=bn')).data).toHaveLength(posts.length);
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

  it.each(['office', 'contact', 'অফিস'])(
    'title the pages that a search for %s finds',
    async (q) => {
      const url = `/products/suggest?q=${encodeURIComponent(q)}&locale=bn`;
      const { pages } = (await get(url)).data;
      expect(pages.length).toBeGreaterThan(0);
      for (const { title } of pages) expect(title).toMatch(BANGLA_LETTERS);
    },
  );
});
