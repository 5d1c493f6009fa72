import { CategoryEntity } from '../categories/category.entity';
import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startInstance } from '../../platform/testing/instance';
import { pictureFile, storedPictures } from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { ProductEntity } from './product.entity';

let api: TestApi;
let keeper: Awaited<ReturnType<typeof startInstance>>;
beforeAll(async () => {
  api = await startTestApi();
  keeper = await startInstance(api);
});
afterAll(async () => {
  await keeper.close();
  await api.close();
});

const LIST = '/api/v1/products';
const NEW = { type: 'Indoor Unit', model: 'SC-18', title: 'Wall unit', category: 'wall-mounted' };
const runHousekeeping = () => keeper.instance.get(Housekeeping).run();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const send = (path: string, body: object) => api.as('staff', 'post', `${LIST}${path}`).send(body);
const total = async (query: string) =>
  Number((await api.as('staff', 'get', `${LIST}${query}`)).headers['x-total-count']);
async function pictured(): Promise<{ id: number; image_1: string }> {
  const file = await pictureFile();
  const response = await api.as('staff', 'post', LIST).field(NEW).attach('image_1', file, 'a.png');
  return response.body as { id: number; image_1: string };
}
const trashedFor = (id: number, days: number) =>
  api.dataSource.getRepository(ProductEntity).update({ id }, { deleted_at: daysAgo(days) });

describe('the trash of products', () => {
  it('removes products from every list and restores them unchanged', async () => {
    const product = await pictured();
    const before = (await api.as('staff', 'get', `${LIST}/${product.id}`)).body;
    const all = await total('?visibility=all');
    await api.as('staff', 'delete', `${LIST}/${product.id}`).expect(200);
    expect(await total('?visibility=all')).toBe(all - 1);
    expect((await api.call('get', LIST)).text).not.toContain('"SC-18"');
    expect((await api.call('get', `${LIST}/suggest?q=SC-18`)).body.data.products).toEqual([]);
    await api.call('get', `${LIST}/${product.id}`).expect(404);
    expect((await api.as('staff', 'get', `${LIST}?trash=true`)).body).toMatchObject([
      { id: product.id, deleted_at: expect.any(String) },
    ]);
    await api.call('get', `/storage/${product.image_1}`).expect(200);

    await send('/restore', { ids: [product.id] }).expect(200);
    const after = (await api.call('get', `${LIST}/${product.id}`).expect(200)).body;
    expect(after).toMatchObject({ image_1: before.image_1, title: before.title });
    expect(await total('?visibility=all')).toBe(all);
  });

  it('accepts all of several or none', async () => {
    const rejected = await send('/trash', { ids: [1, 2, 99999] }).expect(404);
    expect(rejected.body.message).toBe('Product 99999 no longer exists. Nothing was deleted.');
    expect(await total('?ids=1,2')).toBe(2);
    await send('/trash', { ids: [1, 2] }).expect(200);
    expect(await total('?ids=1,2')).toBe(0);
    await send('/restore', { ids: [1, 2, 3] }).expect(404);
    expect(await total('?ids=1,2')).toBe(0);
    await send('/restore', { ids: [2, 1] }).expect(200);
    expect(await total('?ids=1,2')).toBe(2);
    const log = api.dataSource.getRepository(AuditEntity);
    const deleted = await log.findBy({ action: 'deleted', subject_id: 1, subject: 'product' });
    expect(await log.countBy({ batch: deleted[0]!.batch! })).toBe(2);
  });

  it('protects its products from changes', async () => {
    await send('/trash', { ids: [4] }).expect(200);
    const response = await api.as('staff', 'put', `${LIST}/4`).send({ title: 'New' }).expect(409);
    expect(response.body.message).toBe('This product is in the trash. Restore it first.');
    await api.as('staff', 'delete', `${LIST}/4`).expect(404);
    await send('/restore', { ids: [4] }).expect(200);
  });

  it('is limited to staff', async () => {
    for (const path of ['/trash', '/restore']) {
      await api
        .as('visitor', 'post', `${LIST}${path}`)
        .send({ ids: [1] })
        .expect(403);
    }
  });
});

describe('purging after 30 days', () => {
  it('deletes a product with its pictures and never reuses its id', async () => {
    const empty = await storedPictures(api);
    const [old, young] = [await pictured(), await pictured()];
    await send('/trash', { ids: [old.id, young.id] }).expect(200);
    await trashedFor(old.id, 31);
    await trashedFor(young.id, 29);
    await runHousekeeping();
    await api.as('staff', 'get', `${LIST}/${old.id}`).expect(404);
    await api.call('get', `/storage/${old.image_1}`).expect(404);
    await api.as('staff', 'get', `${LIST}/${young.id}`).expect(200);
    await api.call('get', `/storage/${young.image_1}`).expect(200);
    const line = await api.dataSource
      .getRepository(AuditEntity)
      .findOneByOrFail({ action: 'purged', subject: 'product', subject_id: old.id });
    expect(line).toMatchObject({ actor_id: null, subject_name: 'SC-18' });

    await trashedFor(young.id, 31);
    await runHousekeeping();
    expect((await storedPictures(api)).rows).toBe(empty.rows);
    expect((await pictured()).id).toBeGreaterThan(young.id);
  });

  it('deletes a category after the last of its products', async () => {
    const category = (
      await api
        .as('staff', 'post', '/api/v1/categories')
        .send({ title: 'Gone', path: 'gone', menu: 'product' })
    ).body.data;
    const { body: product } = await api
      .as('staff', 'post', LIST)
      .send({ ...NEW, type: null, category: 'gone' });
    await send('/trash', { ids: [product.id] }).expect(200);
    await api.as('staff', 'delete', `/api/v1/categories/${category.id}`).expect(200);
    const categories = api.dataSource.getRepository(CategoryEntity);
    await categories.update({ id: category.id }, { deleted_at: daysAgo(31) });
    const there = () => categories.exists({ where: { id: category.id }, withDeleted: true });
    await runHousekeeping();
    expect(await there()).toBe(true);
    await trashedFor(product.id as number, 31);
    await runHousekeeping();
    expect(await there()).toBe(false);
    await api
      .as('staff', 'post', '/api/v1/categories')
      .send({ title: 'Anew', path: 'gone' })
      .expect(201);
  });
});
