import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { startInstance } from '../../platform/testing/instance';
import { fileStories } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { ProductEntity } from './product.entity';

const LIST = '/api/v1/products';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const put = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
const get = async (id: number) => (await api.call('get', `${LIST}/${id}`).expect(200)).body;
const ids = async (query: string) =>
  ((await api.call('get', `${LIST}?${query}`).expect(200)).body as { id: number }[]).map(
    ({ id }) => id,
  );
const successorOf = async (id: number) =>
  (await api.as('staff', 'get', `${LIST}/${id}`).expect(200)).body.successor_id as number | null;

describe('a discontinued product', () => {
  beforeAll(() => put(1, { visibility: 'discontinued', successor_id: 2 }).expect(200));
  const model = 'AM224DXVGGH';

  it('keeps its page, with a notice and a link to its successor', async () => {
    const { body } = await api.call('get', `${LIST}/2`);
    expect(await get(1)).toMatchObject({
      discontinued: true,
      successor: {
        id: 2,
        model: body.model,
        title: body.title,
        picture: { key: expect.any(String) },
      },
    });
    expect((await get(3)).discontinued).toBe(false);
    expect((await get(3)).successor).toBeNull();
  });

  it('is left out of lists, counts, sizes and its category', async () => {
    expect(await ids('category=outdoor')).not.toContain(1);
    expect(await ids('ids=1,2')).toEqual([2]);
    const facets = (await api.call('get', `${LIST}/facets`)).body.data;
    expect(facets.total).toBe(70);
    const sizes = (await api.call('get', `${LIST}/2/sizes`)).body.data as { id: number }[];
    expect(sizes.map(({ id }) => id)).not.toContain(1);
    const category = (await api.call('get', '/api/v1/categories/outdoor')).body.data;
    expect(category.product_count).toBe(13);
    // Its own page lists the available sizes.
    expect((await api.call('get', `${LIST}/1/sizes`).expect(200)).body.data).toHaveLength(13);
  });

  it('is found by its exact model in any case, and by nothing shorter', async () => {
    expect(await ids(`q=${model}`)).toEqual([1]);
    expect(await ids(`q=${model.toLowerCase()}`)).toEqual([1]);
    expect(await ids('q=AM224DXV')).toEqual([]);
    expect(await ids('q=outdoor')).not.toContain(1);
    const suggest = async (q: string) =>
      (await api.call('get', `${LIST}/suggest?q=${q}`)).body.data.products as { id: number }[];
    expect((await suggest(model)).map(({ id }) => id)).toEqual([1]);
    expect(await suggest('AM224DXV')).toEqual([]);
  });

  it('cannot be put into a quotation', async () => {
    const { body } = await api
      .as('visitor', 'put', '/api/v1/quotation-cart')
      .send({ items: [{ product_id: 1, quantity: 1 }], version: 0 });
    expect(JSON.stringify(body)).not.toContain(model);
  });

  it('can be filtered by, set in bulk and undone by staff', async () => {
    const of = async (visibility: string) =>
      (await api.as('staff', 'get', `${LIST}?visibility=${visibility}`)).headers['x-total-count'];
    expect(await of('discontinued')).toBe('1');
    const change = await api
      .as('staff', 'post', `${LIST}/change`)
      .send({ ids: [5, 6], visibility: 'discontinued' })
      .expect(200);
    expect(await of('discontinued')).toBe('3');
    await api.as('staff', 'post', `${LIST}/undo`).send({ batch: change.body.data.batch });
    expect(await of('discontinued')).toBe('1');
  });

  it('has no publish date, as it is public', async () => {
    const date = '2030-01-01T00:00:00.000Z';
    await put(7, { visibility: 'hidden', publish_at: date }).expect(200);
    expect((await put(7, { visibility: 'discontinued' }).expect(200)).body.publish_at).toBeNull();
    const { body } = await put(7, { publish_at: date }).expect(400);
    expect(body.fields).toEqual({ publish_at: 'Only a hidden product can have a publish date' });
  });

  it('does not link a successor that visitors cannot see', async () => {
    await put(2, { visibility: 'hidden' }).expect(200);
    expect((await get(1)).successor).toBeNull();
    const staff = (await api.as('staff', 'get', `${LIST}/1`)).body;
    expect(staff.successor).toMatchObject({ id: 2 });
    await put(2, { visibility: 'published' }).expect(200);
  });
});

describe('a successor', () => {
  const rejected = async (id: number, successor_id: number) =>
    (await put(id, { successor_id }).expect(400)).body.fields;

  it('is another existing product that does not lead back', async () => {
    expect(await rejected(10, 10)).toEqual({
      successor_id: 'A product cannot be its own successor.',
    });
    expect(await rejected(10, 99_999)).toEqual({ successor_id: 'Product 99999 does not exist.' });
    await put(10, { successor_id: 11 }).expect(200);
    await put(11, { successor_id: 12 }).expect(200);
    expect(await rejected(11, 10)).toEqual({
      successor_id: 'Product 10 leads back to this product.',
    });
    expect(await rejected(12, 10)).toHaveProperty('successor_id');
    await put(11, { successor_id: null }).expect(200);
    await put(12, { successor_id: 10 }).expect(200);
    expect((await put(12, { successor_id: 'x' }).expect(400)).body.fields).toEqual({
      successor_id: 'Successor must be the ID of a product',
    });
  });

  it('is read from a file, where rows cannot form a cycle either', async () => {
    const files = fileStories(api);
    const exported = await api.as('staff', 'get', `${LIST}/export?format=json`).expect(200);
    const rows = exported.body as { id: number; successor_id: number | null }[];
    const row = (id: number, successor_id: number) => ({
      ...rows.find((one) => one.id === id)!,
      successor_id,
    });
    const wrong = await files.preview([row(30, 31), row(31, 32), row(32, 30), row(33, 33)]);
    const problems = (await files.rows(wrong.id, 'wrong')).map(({ row }) => row);
    expect(problems).toEqual([3, 4]);
    await files.apply(wrong.id, 'valid').expect(200);
    expect([await successorOf(30), await successorOf(31)]).toEqual([31, 32]);
    expect([await successorOf(32), await successorOf(33)]).toEqual([null, null]);

    const unknown = await files.preview([row(34, 88_888)]);
    expect(unknown.warnings).toBe(1);
    expect(JSON.stringify(await files.rows(unknown.id))).toContain(
      'Product 88888 is not in the catalogue yet',
    );
  });

  it('is cleared when it is purged', async () => {
    const keeper = await startInstance(api);
    try {
      await put(40, { successor_id: 41 }).expect(200);
      await api.as('staff', 'delete', `${LIST}/41`).expect(200);
      expect((await get(40)).successor).toBeNull();
      const deleted_at = new Date(Date.now() - 31 * 24 * 60 * 60_000);
      await api.dataSource.getRepository(ProductEntity).update({ id: 41 }, { deleted_at });
      await keeper.instance.get(Housekeeping).run();
      expect(await successorOf(40)).toBeNull();
    } finally {
      await keeper.close();
    }
  });
});
