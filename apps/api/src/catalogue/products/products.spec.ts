import { COMMERCIAL_COLUMNS, ListedProduct, StaffProductFields } from '@shishir/contract';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { ProductEntity } from './product.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.dataSource
    .getRepository(ProductEntity)
    .update(
      { id: 1 },
      { customer_name: 'Rahima Khatun', bill: 1200, paid: 200, due: 1000, status: 'pending' },
    );
});
afterAll(() => api.close());

const LIST = '/api/v1/products';
interface Row {
  id: number;
  [key: string]: unknown;
}
const rows = async (query = '') =>
  (await api.call('get', `${LIST}${query}`).expect(200)).body as Row[];

describe('the product list', () => {
  it('is a plain array, with the total in the header', async () => {
    const response = await api.call('get', LIST).expect(200);
    expect(response.body).toHaveLength(71);
    expect(response.headers['x-total-count']).toBe('71');
  });

  it.each([
    ['outdoor', 14],
    ['OUTDOOR', 14],
    ['Outdoor Unit', 14],
    ['360-cassette', 7],
    ['360_cassette', 7],
    ['4-way-cassette', 11],
    ['1-way-cassette', 4],
    ['big-duct', 4],
    ['medium-duct', 5],
    ['slim-duct', 5],
    ['wall-mounted', 7],
    ['ceiling-mounted', 4],
    ['ventilation', 4],
    ['chiller', 6],
    ['split-ac', 0],
    ['no-such-category', 0],
  ])('of category %s has %d rows', async (category, count) => {
    const response = await api.call('get', LIST).query({ category, pageSize: 1 }).expect(200);
    expect(response.headers['x-total-count']).toBe(String(count));
  });

  it('returns numbers as numbers and missing values as null', async () => {
    const { body } = await api.call('get', `${LIST}/1`).expect(200);
    expect(body).toMatchObject({
      id: 1,
      model: 'AM224DXVGGH',
      brand: 'Samsung',
      horsepower: 8,
      cooling_kw: 22.4,
      cooling_btu: 76400,
      cooling_tr: 6.37,
      regular_price: 354000,
      offer_price: 329000,
      panel_model: null,
      category: 'Outdoor Unit',
      category_slug: 'outdoor',
    });
    expect((await api.call('get', `${LIST}/65`)).body).toMatchObject({
      regular_price: null,
      offer_price: null,
    });
  });

  it('sorts by capacity and by price, in both directions', async () => {
    const numbers = async (sort: string, field: string) =>
      (await rows(`?category=wall-mounted&sort=${sort}`)).map((row) => Number(row[field]));
    const up = (list: number[]) => [...list].sort((a, b) => a - b);
    const tr = await numbers('cooling_tr', 'cooling_tr');
    expect(new Set(tr).size).toBe(7);
    expect(tr).toEqual(up(tr));
    const price = await numbers('-offer_price', 'offer_price');
    expect(new Set(price).size).toBeGreaterThan(1);
    expect(price).toEqual(up(price).reverse());
  });

  it('puts rows without a price last, in both directions', async () => {
    for (const sort of ['offer_price', '-offer_price']) {
      const prices = (await rows(`?sort=${sort}`)).map((row) => row['offer_price']);
      expect(prices.slice(-6)).toEqual(Array(6).fill(null));
      expect(prices.slice(0, -6)).not.toContain(null);
    }
  });

  it('finds text in title, model and category, with wildcards as text', async () => {
    expect(await rows('?q=AM071NN4DEH')).toHaveLength(1);
    expect((await rows('?q=recovery')).length).toBe(4);
    expect((await rows('?q=chiller')).length).toBe(6);
    expect(await rows('?q=%25')).toEqual([]);
    expect(await rows("?q=' OR 1=1 --")).toEqual([]);
  });

  it('shows existing pictures', async () => {
    const { body } = await api.call('get', `${LIST}/15`).expect(200);
    expect(body.pictures).toHaveLength(3);
    const picture = await api.call('get', `/storage/${body.image_1}`).expect(200);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.headers['cache-control']).toContain('immutable');
    expect(picture.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the list with fewer fields', () => {
  const FIELDS = Object.keys(ListedProduct.shape);
  const both = async (query: string, as: 'staff' | null) =>
    Promise.all(
      [LIST, `${LIST}/listed`].map((path) =>
        (as ? api.as(as, 'get', `${path}?${query}`) : api.call('get', `${path}?${query}`)).expect(
          200,
        ),
      ),
    );
  const reduced = (product: Row): Row => ({
    id: product.id,
    ...Object.fromEntries(Object.entries(product).filter(([field]) => FIELDS.includes(field))),
    pictures: (product['pictures'] as unknown[]).slice(0, 1),
  });

  it.each([
    ['page=2&pageSize=24', null],
    ['category=wall-mounted&sort=-offer_price', null],
    ['q=cassette&locale=bn', null],
    ['visibility=all&pageSize=5&sort=-updated_at', 'staff'],
  ] as const)('has the products of the list: %s', async (query, as) => {
    const [whole, listed] = await both(query, as);
    expect(listed!.headers['x-total-count']).toBe(whole!.headers['x-total-count']);
    const rows = (whole!.body as Row[]).map(reduced);
    const names = (row: Row) => row['untranslated'] as string[] | undefined;
    expect(listed!.body).toEqual(
      rows.map((row) =>
        names(row)
          ? { ...row, untranslated: names(row)!.filter((name) => FIELDS.includes(name)) }
          : row,
      ),
    );
    expect(listed!.text.length).toBeLessThan(whole!.text.length * 0.6);
  });

  it('shows the first picture that a product has', async () => {
    const products = api.dataSource.getRepository(ProductEntity);
    const { image_1_id } = await products.findOneByOrFail({ id: 15 });
    await products.update({ id: 15 }, { image_1_id: null });
    const [row] = (await api.call('get', `${LIST}/listed?ids=15`).expect(200)).body as Row[];
    const { body } = await api.call('get', `${LIST}/15`).expect(200);
    expect(row!['pictures']).toEqual([body.pictures[0]]);
    await products.update({ id: 15 }, { image_1_id });
  });

  it('rejects parameters that only the list of whole products has', async () => {
    await api.call('get', `${LIST}/listed?with=commercial`).expect(400);
    await api.call('get', `${LIST}/listed?page=x`).expect(400);
  });
});

describe('non-public data', () => {
  const isFact = (key: string) => (COMMERCIAL_COLUMNS as string[]).includes(key);
  const secret = Object.keys(StaffProductFields.shape).filter((key) => !isFact(key));

  it('is in no response to a visitor', async () => {
    for (const path of [LIST, `${LIST}/listed`, `${LIST}/1`]) {
      const anonymous = (await api.call('get', path).expect(200)).text;
      const visitor = (await api.as('visitor', 'get', path).expect(200)).text;
      for (const text of [anonymous, visitor]) {
        expect(text).not.toContain('Rahima Khatun');
        for (const key of secret) expect(text).not.toContain(`"${key}":`);
        // Visitors get the effective facts, not the product's own.
        const [first] = [JSON.parse(text) as object].flat();
        for (const key of COMMERCIAL_COLUMNS) expect(first).not.toHaveProperty(key);
      }
    }
  });

  it('is returned to staff', async () => {
    const { body } = await api.as('staff', 'get', `${LIST}/1`).expect(200);
    expect(body).toMatchObject({ customer_name: 'Rahima Khatun', due: 1000, status: 'pending' });
    const pending = await api.as('staff', 'get', `${LIST}?service_status=pending`).expect(200);
    expect(pending.headers['x-total-count']).toBe('1');
  });

  it('cannot be requested by others', async () => {
    for (const query of ['visibility=all', 'service_status=pending']) {
      await api.call('get', `${LIST}?${query}`).expect(401);
      await api.call('get', `${LIST}/listed?${query}`).expect(401);
      const response = await api.as('visitor', 'get', `${LIST}?${query}`).expect(403);
      expect(response.body.fields).toEqual({ [query.split('=')[0]!]: 'Only for staff.' });
    }
  });

  it('includes hidden products and those of an inactive category', async () => {
    const put = (path: string, body: object) => api.as('staff', 'put', path).send(body).expect(200);
    const chillers = (await api.call('get', '/api/v1/categories/chiller')).body.data.id as number;
    await put(`${LIST}/2`, { visibility: 'hidden' });
    await put(`/api/v1/categories/${chillers}`, { status: 'inactive' });
    const response = await api.call('get', `${LIST}/2`).expect(404);
    expect(response.body.message).toBe('Product not found');
    await api.call('get', `${LIST}/65`).expect(404);
    expect(await rows()).toHaveLength(64);
    expect(await rows('?category=chiller')).toEqual([]);
    expect(await rows('?ids=1,2,65')).toHaveLength(1);
    const everything = await api.as('staff', 'get', `${LIST}?visibility=all`).expect(200);
    expect(everything.headers['x-total-count']).toBe('71');
    await api.as('staff', 'get', `${LIST}/65`).expect(200);
    await put(`${LIST}/2`, { visibility: 'published' });
    await put(`/api/v1/categories/${chillers}`, { status: 'active' });
  });

  it('includes products in the trash, which staff find there', async () => {
    await api.as('staff', 'delete', `${LIST}/3`).expect(200);
    await api.call('get', `${LIST}/3`).expect(404);
    expect(await rows()).toHaveLength(70);
    expect((await api.as('staff', 'get', `${LIST}?visibility=all`)).body).toHaveLength(70);
    const { body } = await api.as('staff', 'get', `${LIST}/3`).expect(200);
    expect(body.deleted_at).toEqual(expect.any(String));
    await api.as('visitor', 'get', `${LIST}?trash=true`).expect(403);
    await api
      .as('staff', 'post', `${LIST}/restore`)
      .send({ ids: [3] })
      .expect(200);
  });
});

describe('the counts of lists', () => {
  const counts = (lists: unknown) => api.as('staff', 'get', `${LIST}/counts`).query({ lists });

  it('returns the total of each list as staff see it', async () => {
    const lists = [{ visibility: 'all' }, { category: 'outdoor' }, { q: 'no such model' }];
    const { body } = await counts(JSON.stringify(lists)).expect(200);
    expect(body).toEqual({ data: [71, 14, 0] });
  });

  it.each(['[', '{}', '[{"page":"x"}]', `[${Array(101).fill('{}').join(',')}]`])(
    'rejects other lists: %.20s',
    (lists) => counts(lists).expect(400),
  );
});

it('responds to an unknown product with 404 and its message', async () => {
  const response = await api.call('get', `${LIST}/99999`).expect(404);
  expect(response.body).toMatchObject({ code: 'not_found', message: 'Product not found' });
});
