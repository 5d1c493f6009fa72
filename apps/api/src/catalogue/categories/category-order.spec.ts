import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/categories';
describe('the category order', () => {
  const ids = async () =>
    ((await api.as('staff', 'get', `${LIST}?status=all`)).body.data as { id: number }[]).map(
      ({ id }) => id,
    );
  const order = (wanted: number[]) =>
    api.as('staff', 'post', `${LIST}/order`).send({ ids: wanted });

  it('is set by staff', async () => {
    const turned = (await ids()).reverse();
    const response = await order(turned).expect(200);
    expect((response.body.data as { id: number }[]).map(({ id }) => id)).toEqual(turned);
    expect(await ids()).toEqual(turned);
  });

  it('must name every category once', async () => {
    const all = await ids();
    await order(all.slice(1)).expect(409);
    await order([...all, 9999]).expect(409);
    await order([...all, all[0]!]).expect(400);
    expect(await ids()).toEqual(all);
  });
});
