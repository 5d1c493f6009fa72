import type { ProductQuery } from '@shishir/contract';
import { CategoriesService } from '../../categories/categories.service';
import { startInstance, type Statement } from '../../../platform/testing/instance';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { onMysql } from '../../../platform/testing/test-database';
import { ProductEntity } from '../product.entity';
import { ProductsService } from '../products.service';
import { ProductFacetsService } from './product-facets.service';

let api: TestApi;
let watched: Awaited<ReturnType<typeof startInstance>>;
let products: ProductsService;
beforeAll(async () => {
  api = await startTestApi();
  await fill();
  watched = await startInstance(api);
  products = watched.instance.get(ProductsService);
});
afterAll(async () => {
  await watched.close();
  await api.close();
});

/** Doubles the catalogue six times, so that the database plans as for a large one. */
async function fill(): Promise<void> {
  const columns = api.dataSource
    .getMetadata(ProductEntity)
    .columns.filter(({ isGenerated, isInsert }) => !isGenerated && isInsert)
    .map(({ databaseName }) => databaseName);
  const wanted = columns.map((name) => (name === 'position' ? 'position + 1' : name));
  for (let round = 0; round < 6; round++) {
    await api.dataSource.query(
      `INSERT INTO products (${columns.join(', ')}) SELECT ${wanted.join(', ')} FROM products`,
    );
  }
  if (onMysql) await api.dataSource.query('ANALYZE TABLE products');
}

interface Step {
  detail?: string;
  table?: string;
  type?: string;
  key?: string | null;
  Extra?: string;
}

/** Returns the index that the database uses for the products of a statement, and whether it sorts. */
async function plan({ sql, params }: Statement): Promise<{ index: string; sorts: boolean }> {
  const explain = onMysql ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
  const steps = await api.dataSource.query<Step[]>(`${explain} ${sql}`, params);
  const index = onMysql
    ? steps.find(({ table }) => table === 'product')!.key
    : /product USING .*(ix_\w+|PRIMARY KEY)/.exec(
        steps.map(({ detail }) => detail).join('\n'),
      )?.[1];
  return {
    index: index?.replace(' KEY', '') ?? 'none',
    sorts: /filesort|TEMP B-TREE/.test(JSON.stringify(steps)),
  };
}

const list = (query: ProductQuery) => watched.during(() => products.list(query, null));
const revisionAlone = [expect.stringContaining('FROM revision')];
const sqlOf = (statements: Statement[]) => statements.map(({ sql }) => sql);

describe('a list query', () => {
  it.each<[string, ProductQuery, string]>([
    ['the first page', { page: 1 }, 'ix_products_all'],
    ['a page in the middle', { page: 90, pageSize: 24 }, 'ix_products_all'],
    ['the deepest page', { page: 180, pageSize: 24 }, 'ix_products_all'],
    ['by price', { sort: 'offer_price', page: 20 }, 'ix_products_all_price'],
    ['by price, dearest first', { sort: '-offer_price', page: 150 }, 'ix_products_all_price'],
    ['by capacity', { sort: '-cooling_tr', page: 20 }, 'ix_products_all_tr'],
    ['by title', { sort: 'title', page: 20 }, 'ix_products_all_title'],
    [
      'inverters by price',
      { inverter_type: ['Inverter'], sort: 'offer_price', page: 20 },
      'ix_products_all_price',
    ],
    ['a category', { category: 'slim-duct', page: 3 }, 'ix_products_shelf'],
    [
      'wind-free ones of a category',
      { category: '4-way-cassette', wind_free: 'true', page: 5 },
      'ix_products_shelf',
    ],
    [
      'a category by price',
      { category: 'wall-mounted', sort: 'offer_price', page: 5 },
      'ix_products_shelf_price',
    ],
    [
      'inverters of a category by price',
      { category: 'wall-mounted', inverter_type: ['Inverter'], sort: '-offer_price', page: 5 },
      'ix_products_shelf_price',
    ],
    [
      'a category within a range of prices by price',
      {
        category: 'wall-mounted',
        price_min: 1,
        price_max: 9_000_000,
        sort: 'offer_price',
        page: 5,
      },
      'ix_products_shelf_price',
    ],
    [
      'a category by capacity',
      { category: 'outdoor', sort: 'cooling_tr', page: 5 },
      'ix_products_shelf_tr',
    ],
  ])('uses an index without sorting: %s', async (_, query, index) => {
    await list(query);
    // Counts are cached now: only the revision, the ids of the page and its rows are left.
    const statements = await list(query);
    expect(statements).toHaveLength(3);
    expect(await plan(statements[1]!)).toEqual({ index, sorts: false });
    expect(await plan(statements[2]!)).toEqual({ index: 'PRIMARY', sorts: false });
  });
});

describe('the cost of a request', () => {
  it('rises by one count and the categories after a write', async () => {
    const query: ProductQuery = { category: 'chiller', page: 1 };
    await list(query);
    expect(await list(query)).toHaveLength(3);
    await api.as('staff', 'put', '/api/v1/products/5').send({ title: 'Anew' }).expect(200);
    // The categories are read with their Bangla names and the synonyms of the search.
    expect(await list(query)).toHaveLength(7);
    expect(await list({ ...query, category: 'outdoor' })).toHaveLength(4);
    expect(await list({ ...query, category: 'outdoor' })).toHaveLength(3);
  });

  it('is one statement for a product', async () => {
    const statements = await watched.during(() => products.get(1, null));
    expect(statements).toHaveLength(1);
    expect(await plan(statements[0]!)).toEqual({ index: 'PRIMARY', sorts: false });
  });

  it('is one grouping for all filter counts, and none while nothing is written', async () => {
    const facets = watched.instance.get(ProductFacetsService);
    const count = () => watched.during(() => facets.count({ type: ['Indoor Unit'] }));
    const first = await count();
    expect(sqlOf(first).filter((sql) => sql.includes('GROUP BY'))).toHaveLength(1);
    expect(sqlOf(await count())).toEqual(revisionAlone);
  });

  it('is the revision and the rows for the categories', async () => {
    const categories = watched.instance.get(CategoriesService);
    await categories.list({}, null);
    expect(await watched.during(() => categories.list({}, null))).toHaveLength(2);
  });
});
