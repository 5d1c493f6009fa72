import { insertRows } from '../../../platform/database/typeorm-patches/insert-rows';
import { chunks } from '../../../platform/database/chunks';
import { AuditEntity } from '../../../platform/records/audit.entity';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { ProductEntity } from '../product.entity';

const MANY = 2_500;
const LIST = '/api/v1/products';
const filter = { q: 'bulkmodel' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const { manager } = api.dataSource;
  const { category_id } = await manager.findOneByOrFail(ProductEntity, { id: 1 });
  const rows = Array.from({ length: MANY }, (_, index) => ({
    type: 'Indoor Unit' as const,
    model: `BULKMODEL-${index}`,
    title: 'Wall unit',
    category_id,
    visibility: 'published' as const,
    position: 5000,
    regular_price: index === 0 ? null : 1000 + index,
  }));
  for (const chunk of chunks(rows)) await insertRows(manager, ProductEntity, chunk);
});
afterAll(() => api.close());

const send = (path: string, body: object, account: 'staff' | 'owner' = 'staff') =>
  api.as(account, 'post', `${LIST}/${path}`).send(body);
const undo = (batch: string, account: 'staff' | 'owner' = 'staff') =>
  send('undo', { batch }, account);
const total = async (query: string) =>
  Number(
    (await api.as('staff', 'get', `${LIST}?q=bulkmodel&pageSize=1&${query}`).expect(200)).headers[
      'x-total-count'
    ],
  );
const bulk = { filter, expected: MANY };

describe('a bulk change by filter', () => {
  it('hides all products with one line each, and its undo keeps later changes', async () => {
    const { batch, changed } = (await send('change', { ...bulk, visibility: 'hidden' }).expect(200))
      .body.data as { batch: string; changed: number[] };
    expect(changed).toHaveLength(MANY);
    expect(await total('visibility=hidden')).toBe(MANY);
    expect(await api.dataSource.getRepository(AuditEntity).countBy({ batch })).toBe(MANY);

    await api
      .as('staff', 'put', `${LIST}/${changed[0]}`)
      .send({ visibility: 'published' })
      .expect(200);
    expect((await undo(batch).expect(200)).body.data).toEqual({ count: MANY - 1 });
    expect(await total('visibility=published')).toBe(MANY);
    expect((await undo(batch).expect(200)).body.data).toEqual({ count: 0 });
  });

  it('publishes scheduled products immediately and clears the date', async () => {
    const products = api.dataSource.getRepository(ProductEntity);
    const { id } = await products.findOneByOrFail({ model: 'BULKMODEL-1' });
    const publish_at = new Date(Date.now() + 60_000);
    await products.update({ id }, { visibility: 'hidden', publish_at });
    await send('change', { ids: [id], visibility: 'published' }).expect(200);
    expect(await products.findOneByOrFail({ id })).toMatchObject({
      visibility: 'published',
      publish_at: null,
    });
  });

  it('moves products to another category, and its undo moves each back', async () => {
    const { batch } = (await send('change', { ...bulk, category: 'slim-duct' }).expect(200)).body
      .data as { batch: string };
    expect(await total('visibility=all&category=slim-duct')).toBe(MANY);
    await undo(batch).expect(200);
    expect(await total('visibility=all&category=slim-duct')).toBe(0);
  });

  it('moves products to the trash and restores them', async () => {
    const { data } = (await send('trash', bulk).expect(200)).body as {
      data: { count: number; batch: string };
    };
    expect(data.count).toBe(MANY);
    expect(await total('visibility=all')).toBe(0);
    expect((await undo(data.batch).expect(200)).body.data).toEqual({ count: MANY });
    expect(await total('visibility=all')).toBe(MANY);
  });

  it('changes prices after a preview, and its undo restores each former price', async () => {
    const wanted = { ...bulk, field: 'regular_price', by: 'percent', value: 10, round_to: 1 };
    const preview = (await send('prices', { ...wanted, preview: true }).expect(200)).body;
    expect(preview.summary).toEqual({ products: MANY, changing: MANY - 1, problems: 0 });
    expect(preview.data).toHaveLength(100);
    const write = { ...wanted, preview: false };
    const blind = await send('prices', write).expect(400);
    expect(blind.body.fields).toEqual({ state: 'Give the state of the preview' });

    const [, second] = preview.data as { id: number; after: number }[];
    await api.as('staff', 'put', `${LIST}/${second!.id}`).send({ regular_price: 1100 }).expect(200);
    const late = await send('prices', { ...write, state: preview.state }).expect(409);
    expect(late.body.message).toBe(
      'Some of these products have changed since this preview. Nothing was saved. Please check the preview again.',
    );
    const { state } = (await send('prices', { ...wanted, preview: true })).body;
    const done = (await send('prices', { ...write, state }).expect(200)).body;
    expect(done.written).toBe(true);
    const price = async () =>
      (await api.as('staff', 'get', `${LIST}/${second!.id}`)).body.regular_price as number;
    expect(await price()).toBe(1210);
    expect((await undo(done.batch as string).expect(200)).body.data.count).toBe(MANY - 1);
    expect(await price()).toBe(1100);
  });

  it('is limited to products without pictures if filtered by that', async () => {
    const none = { filter: { ...filter, pictures: 'none' }, expected: MANY };
    const one = { filter: { ...filter, pictures: 'one' }, expected: MANY };
    const { message } = (await send('change', { ...one, visibility: 'hidden' }).expect(409)).body;
    expect(message).toContain(`Not ${MANY} but 0 products match now.`);
    const { batch, changed } = (await send('change', { ...none, visibility: 'hidden' }).expect(200))
      .body.data as { batch: string; changed: number[] };
    expect(changed).toHaveLength(MANY);
    expect((await undo(batch).expect(200)).body.data).toEqual({ count: MANY });
  });

  it('changes nothing if the filter matches a different number by then', async () => {
    for (const [path, body] of [
      ['trash', {}],
      ['change', { visibility: 'hidden' }],
    ] as const) {
      const { message } = (await send(path, { filter, expected: MANY - 1, ...body }).expect(409))
        .body;
      expect(message).toMatch(new RegExp(`^Not ${MANY - 1} but ${MANY} products match now.`));
    }
    expect(await total('visibility=published')).toBe(MANY);
  });

  it('can be undone by its author only, and does not undo an import', async () => {
    const { batch } = (await send('change', { ids: [1, 2], visibility: 'hidden' }).expect(200)).body
      .data as { batch: string };
    expect((await undo(batch, 'owner').expect(404)).body.message).toBe(
      'There is nothing left to undo.',
    );
    await undo(batch).expect(200);
    const log = api.dataSource.getRepository(AuditEntity);
    const line = await log.findOneByOrFail({ batch, subject_id: 1 });
    await log.save({ ...line, id: undefined, action: 'imported', subject_id: null });
    await undo(batch).expect(404);
  });
});

describe('the product list of staff', () => {
  it('shows who changed a product last, but not to visitors', async () => {
    await api.as('owner', 'put', `${LIST}/3`).send({ title: 'By the owner' }).expect(200);
    const read = async (id: number) =>
      (await api.as('staff', 'get', `${LIST}?pageSize=20&ids=${id}`).expect(200)).body[0];
    expect((await read(3)).changed_by).toEqual({ name: expect.any(String), import: false });
    expect((await read(7)).changed_by).toBeNull();
    const open = await api.call('get', `${LIST}?pageSize=20&ids=3`).expect(200);
    expect(open.body[0]).not.toHaveProperty('changed_by');
  });

  it('filters products by the state of their prices, for staff only', async () => {
    await api
      .as('staff', 'put', `${LIST}/5`)
      .send({ regular_price: 100, offer_price: 200 })
      .expect(200);
    const ids = async (state: string) =>
      (
        (
          await api
            .as('staff', 'get', `${LIST}?visibility=all&pageSize=100&price_state=${state}`)
            .expect(200)
        ).body as { id: number }[]
      ).map(({ id }) => id);
    expect(await ids('offer_above')).toEqual([5]);
    expect(await ids('on_request')).toContain(65);
    expect(await ids('offer')).toContain(1);
    await api.call('get', `${LIST}?price_state=offer`).expect(401);
  });
});
