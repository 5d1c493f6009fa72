import { contract } from '@shishir/contract';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { QuotationCartItemEntity } from './quotation-cart.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { path } = contract.quotationCart.get;
type Item = [product_id: number, quantity: number];
const cart = async () => (await api.as('visitor', 'get', path).expect(200)).body.data;
const put = (version: number, ...items: Item[]) =>
  api.as('visitor', 'put', path).send({
    version,
    items: items.map(([product_id, quantity]) => ({ product_id, quantity })),
  });
const itemsOf = ({ items }: { items: { product_id: number; quantity: number }[] }): Item[] =>
  items.map(({ product_id, quantity }) => [product_id, quantity]);

describe('the quotation cart of an account', () => {
  it('is accessible to its owner only', async () => {
    await api.call('get', path).expect(401);
    await api.call('put', path).send({ version: 0, items: [] }).expect(401);
  });

  it('is empty at first, and keeps products in the given order', async () => {
    expect(await cart()).toEqual({ items: [], version: 0 });
    const { body } = await put(0, [22, 3], [15, 1]).expect(200);
    expect(body.data).toMatchObject({ version: 1 });
    expect(itemsOf(body.data)).toEqual([
      [22, 3],
      [15, 1],
    ]);
    expect(body.data.items[1]).toMatchObject({ title: '360 Cassette 4.5 kW' });
    const { body: second } = await put(1, [15, 2]).expect(200);
    expect(await cart()).toEqual(second.data);
    expect(itemsOf(second.data)).toEqual([[15, 2]]);
    const other = await api.as('staff', 'get', path).expect(200);
    expect(other.body.data).toEqual({ items: [], version: 0 });
  });

  it('returns the current cart to a stale write, even if two browsers write concurrently', async () => {
    const before = await cart();
    const stale = await put(before.version - 1, [1, 1]).expect(409);
    expect(stale.body.current).toEqual(before);
    await put(0, [1, 1]).expect(409);
    const both = await Promise.all([put(before.version, [15, 4]), put(before.version, [15, 5])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = both.find(({ status }) => status === 200)!;
    expect(await cart()).toEqual(stored.body.data);
    const first = await Promise.all(
      [1, 2].map((quantity) =>
        api.as('owner', 'put', path).send({ version: 0, items: [{ product_id: 15, quantity }] }),
      ),
    );
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('accepts visible products, and keeps discontinued ones with their name', async () => {
    const products = api.dataSource.getRepository(ProductEntity);
    await products.update(1, { visibility: 'hidden' });
    const { version } = await cart();
    const { body } = await put(version, [1, 1], [15, 1], [99_999, 1]).expect(200);
    expect(itemsOf(body.data)).toEqual([[15, 1]]);
    await products.softDelete(15);
    const { body: saved } = await put(body.data.version, [15, 2], [22, 1]).expect(200);
    expect(saved.data.items[0]).toMatchObject({ quantity: 2, title: '360 Cassette 4.5 kW' });
    await products.restore(15);
    await products.update(1, { visibility: 'published' });
  });

  it.each([
    ['a quantity of 0', [[15, 0]], 'Quantity must be at least 1'],
    ['a quantity of 1000', [[15, 1000]], 'Quantity must be at most 999'],
    ['half a unit', [[15, 1.5]], 'Quantity must be a whole number'],
    [
      'a product twice',
      [
        [15, 1],
        [15, 2],
      ],
      'List each product only once',
    ],
    [
      '101 products',
      Array.from({ length: 101 }, (_, n) => [n + 1, 1]),
      'The cart holds up to 100 products',
    ],
  ])('rejects %s', async (_case, items, message) => {
    const before = await cart();
    const { body } = await put(before.version, ...(items as Item[])).expect(400);
    expect(Object.values(body.fields)).toContain(message);
    expect(await cart()).toEqual(before);
  });

  it('is deleted with its account, and its products when they are purged', async () => {
    const items = api.dataSource.getRepository(QuotationCartItemEntity);
    const { body } = await api
      .call('post', '/api/v1/register')
      .send({
        name: 'Sadia Rahman',
        number: '01711000001',
        email: 'sadia@example.com',
        password: 'a-long-password-8',
        role: 'user',
      })
      .expect(201);
    expect(body).toBeDefined();
    const signedIn = await api
      .call('post', '/api/v1/auth/login')
      .send({ email: 'sadia@example.com', password: 'a-long-password-8' });
    const bearer = `Bearer ${signedIn.body.token}`;
    await api
      .call('put', path)
      .set('Authorization', bearer)
      .send({ version: 0, items: [{ product_id: 22, quantity: 7 }] })
      .expect(200);
    expect(await items.countBy({ quantity: 7 })).toBe(1);
    const { body: profile } = await api
      .call('get', '/api/v1/auth/user')
      .set('Authorization', bearer);
    await api.as('owner', 'delete', `/api/v1/user/${profile.user.id}`).expect(200);
    expect(await items.countBy({ quantity: 7 })).toBe(0);
  });
});
