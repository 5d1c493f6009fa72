import { isNullable, isNumeric, PRODUCT_COLUMNS, productField } from '@shishir/contract';
import fc from 'fast-check';
import { revision } from '../../platform/database/revision';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { onMysql } from '../../platform/testing/test-database';

// The first document waits for a thread that compiles the sources.
jest.setTimeout(120_000);

const LIST = '/api/v1/products';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const NUMERIC = PRODUCT_COLUMNS.filter((column) => isNumeric(productField(column)));

/** Generates values that the database can store: MariaDB rejects values out of range, SQLite accepts anything. */
function storable(column: (typeof NUMERIC)[number]): fc.Arbitrary<number | null> {
  const field = productField(column);
  const [limits, extremes] =
    field.kind === 'decimal'
      ? [99_999_999.99, onMysql ? [] : [1e-7, -1e300, 1e300, 0.1 + 0.2]]
      : [2_147_483_647, onMysql ? [] : [1e-7, 1.5, 9e15, -9e15, 1e300]];
  const values = [0, 1, -1, limits, -limits, ...extremes];
  if (field.kind === 'product') return fc.constant(null);
  if (!isNullable(field)) return fc.constantFrom(0, 1, 2_147_483_647);
  return fc.constantFrom(null, ...values);
}

const PAGES = [
  LIST,
  `${LIST}?category=outdoor&sort=cooling_tr`,
  `${LIST}?tr_min=0.5&tr_max=100&sort=-offer_price`,
  `${LIST}?price_max=500000&with=commercial`,
  `${LIST}?q=8+hp`,
  `${LIST}?q=1.5+ton+under+90000`,
  `${LIST}?ids=1,2`,
  `${LIST}/facets?tr_min=0.1`,
  `${LIST}/capacities`,
  `${LIST}/suggest?q=22.4`,
  `${LIST}/1`,
  `${LIST}/1/sizes`,
  '/api/v1/categories',
  '/api/v1/sizing/catalogue',
];
const STAFF_PAGES = [
  `${LIST}?visibility=all`,
  `${LIST}/1`,
  `${LIST}/export?format=csv`,
  `${LIST}/export?format=json`,
  '/api/v1/overview/products',
];

/** Writes into the first two products, bypassing every check of the product. */
async function store(figures: Partial<Record<string, number | null>>) {
  const columns = Object.keys(figures);
  const set = columns.map((column) => `${column} = ?`).join(', ');
  await revision.transaction(api.dataSource.manager, (manager) =>
    manager.query(`UPDATE products SET ${set} WHERE id IN (1, 2)`, Object.values(figures)),
  );
}

const statusOf = async (path: string, role?: 'staff') => {
  const response = await (role ? api.as(role, 'get', path) : api.call('get', path));
  return response.status;
};

describe('a figure that another program stored', () => {
  it('never breaks a list, a search, a product or a file', async () => {
    const anything = fc.record(
      Object.fromEntries(NUMERIC.map((column) => [column, storable(column)])),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (figures) => {
        await store(figures);
        for (const path of PAGES) expect([path, await statusOf(path)]).toEqual([path, 200]);
        for (const path of STAFF_PAGES) {
          expect([path, await statusOf(path, 'staff')]).toEqual([path, 200]);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('counts as missing if a capacity or a price is not above 0', async () => {
    const zero = { horsepower: 0, cooling_kw: 0, cooling_btu: 0, cooling_tr: 0 };
    await store({ ...zero, offer_price: 0, regular_price: -5 });
    const { body } = await api.call('get', `${LIST}/1`).expect(200);
    expect(body).toMatchObject({
      ...{ horsepower: null, cooling_kw: null, cooling_btu: null, cooling_tr: null },
      ...{ offer_price: null, regular_price: null },
    });
    const facets = (await api.call('get', `${LIST}/facets`).expect(200)).body.data;
    expect(facets.tr.min).toBeGreaterThan(0);
    expect(facets.price.min).toBeGreaterThan(0);
    const categories = (await api.call('get', '/api/v1/categories').expect(200)).body.data;
    for (const { tr_min, price_from } of categories) {
      expect(tr_min === null || tr_min > 0).toBe(true);
      expect(price_from === null || price_from > 0).toBe(true);
    }
    const capacities = (await api.call('get', `${LIST}/capacities`).expect(200)).body.data;
    for (const { capacities: own } of capacities) {
      for (const { tr } of own) expect(tr).toBeGreaterThan(0);
    }
  });

  it('never breaks the data sheet', async () => {
    for (const value of [0, -1, 2_147_483_647, null]) {
      await store(
        Object.fromEntries(
          NUMERIC.filter((column) => isNullable(productField(column)))
            .filter((column) => productField(column).kind === 'whole')
            .map((column) => [column, value]),
        ),
      );
      expect(await statusOf(`${LIST}/1/data-sheet`)).toBe(200);
    }
  });
});
