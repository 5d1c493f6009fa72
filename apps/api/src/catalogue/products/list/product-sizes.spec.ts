import type { ProductSize } from '@shishir/contract';
import { startInstance } from '../../../platform/testing/instance';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { ProductEntity } from '../product.entity';
import { ProductSizesService } from './product-sizes.service';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function sizes(id: number) {
  const response = await api.call('get', `/api/v1/products/${id}/sizes`).expect(200);
  return {
    rows: (response.body as { data: ProductSize[] }).data,
    total: Number(response.headers['x-total-count']),
  };
}
const capacities = (rows: ProductSize[]) => rows.map(({ cooling_tr }) => cooling_tr);
const rising = (list: (number | null)[]) =>
  [...list].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));

describe('the size list of a product', () => {
  it('contains its category in ascending order, itself included, with few fields', async () => {
    const { rows, total } = await sizes(2);
    expect(total).toBe(14);
    expect(rows).toHaveLength(14);
    expect(capacities(rows)).toEqual(rising(capacities(rows)));
    expect(rows.find(({ id }) => id === 2)).toEqual({
      id: 2,
      model: 'AM280DXVGGH',
      cooling_tr: 7.96,
      cooling_kw: 28,
      horsepower: 10,
    });
  });

  it('omits products that visitors cannot see, and does not exist for them', async () => {
    const write = (visibility: string) =>
      api.as('staff', 'put', '/api/v1/products/15').send({ visibility }).expect(200);
    await write('hidden');
    await api.call('get', '/api/v1/products/15/sizes').expect(404);
    await api.as('staff', 'get', '/api/v1/products/15/sizes').expect(404);
    expect((await sizes(16)).rows.map(({ id }) => id)).not.toContain(15);
    await write('published');
    expect((await sizes(15)).total).toBe(7);
    await api.call('get', '/api/v1/products/99999/sizes').expect(404);
  });

  it('contains the nearest 60 of a large category', async () => {
    const columns = api.dataSource
      .getMetadata(ProductEntity)
      .columns.filter(({ isGenerated, isInsert }) => !isGenerated && isInsert)
      .map(({ databaseName }) => databaseName)
      .join(', ');
    const chillers = `SELECT id FROM categories WHERE slug = 'chiller'`;
    for (let round = 0; round < 5; round++) {
      await api.dataSource.query(
        `INSERT INTO products (${columns}) SELECT ${columns} FROM products WHERE category_id = (${chillers})`,
      );
    }
    // Raises the revision, as every write of the catalogue does.
    await api.as('staff', 'put', '/api/v1/products/65').send({ cooling_tr: null }).expect(200);

    const all = await api.call('get', '/api/v1/products?category=chiller&sort=cooling_tr');
    const order = (all.body as ProductSize[]).map(({ id }) => id);
    expect(order).toHaveLength(192);
    for (const place of [0, 29, 30, 100, 161, 162, 191]) {
      const { rows, total } = await sizes(order[place]!);
      const from = Math.min(Math.max(place - 30, 0), 132);
      expect(total).toBe(192);
      expect(rows.map(({ id }) => id)).toEqual(order.slice(from, from + 60));
    }
  });

  it('costs four statements while nothing is written', async () => {
    const watched = await startInstance(api);
    const service = watched.instance.get(ProductSizesService);
    await service.beside(1);
    expect(await watched.during(() => service.beside(1))).toHaveLength(4);
    await watched.close();
  });
});
