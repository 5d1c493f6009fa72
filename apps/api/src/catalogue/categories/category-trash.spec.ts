import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/categories';
const read = async (key: string | number) =>
  (await api.as('staff', 'get', `${LIST}/${key}`).expect(200)).body.data;

describe('deleting a category', () => {
  it('is rejected with the number of products that use it, including hidden ones', async () => {
    const { id } = await read('1-way-cassette');
    const rejected = await api.as('staff', 'delete', `${LIST}/${id}`).expect(409);
    expect(rejected.body.message).toBe(
      '4 products use the category ‘1 Way Cassette’. Move or delete them first.',
    );
    const products = (await api.call('get', '/api/v1/products?category=1-way-cassette')).body as {
      id: number;
    }[];
    const [last, ...others] = products.map((product) => product.id);
    await api.as('staff', 'put', `/api/v1/products/${last}`).send({ visibility: 'hidden' });
    await api.as('staff', 'post', '/api/v1/products/trash').send({ ids: others }).expect(200);
    const still = await api.as('staff', 'delete', `${LIST}/${id}`).expect(409);
    expect(still.body.message).toBe(
      '1 product uses the category ‘1 Way Cassette’. Move or delete it first.',
    );
  });

  it('is possible while its products are in the trash, which can be restored after it', async () => {
    const { id } = await read('1-way-cassette');
    const all = await api.as('staff', 'get', `/api/v1/products?category=${id}&visibility=all`);
    await api.as('staff', 'delete', `/api/v1/products/${all.body[0].id}`).expect(200);
    await api.as('staff', 'delete', `${LIST}/${id}`).expect(200);
    const ids = [all.body[0].id];
    const early = await api
      .as('staff', 'post', '/api/v1/products/restore')
      .send({ ids })
      .expect(409);
    expect(early.body.message).toContain(
      'belongs to the category ‘1 Way Cassette’, which is in the trash.',
    );
    await api.as('staff', 'post', `${LIST}/${id}/restore`).expect(200);
    await api.as('staff', 'post', '/api/v1/products/restore').send({ ids }).expect(200);
    expect((await read(id)).used_by).toBe(1);
  });

  it('moves it to the trash, which only staff see, until it is restored', async () => {
    const { id } = await read('dehumidifier');
    await api.as('staff', 'delete', `${LIST}/${id}`).expect(200);
    const trash = async () =>
      (await api.as('staff', 'get', `${LIST}?trash=true`).expect(200)).body.data;
    expect(await trash()).toMatchObject([
      { id, title: 'Dehumidifier', deleted_at: expect.any(String), used_by: 0 },
    ]);
    const listed = await api.as('staff', 'get', `${LIST}?status=all`).expect(200);
    expect(listed.body.data).not.toContainEqual(expect.objectContaining({ id }));
    await api.call('get', `${LIST}?trash=true`).expect(401);
    await api.as('visitor', 'get', `${LIST}?trash=true`).expect(403);
    await api.as('staff', 'post', `${LIST}/${id}/restore`).expect(200);
    expect(await trash()).toEqual([]);
    expect(await read(id)).not.toHaveProperty('deleted_at');
  });
});
