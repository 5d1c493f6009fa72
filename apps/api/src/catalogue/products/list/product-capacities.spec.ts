import type { CategoryCapacities } from '@shishir/contract';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function capacitiesOf(categoryId: number) {
  const response = await api.call('get', '/api/v1/products/capacities').expect(200);
  const { data } = response.body as { data: CategoryCapacities[] };
  return data.find(({ category_id }) => category_id === categoryId)?.capacities;
}

describe('the capacity scale of the catalogue', () => {
  it('lists the capacities of each category in ascending order, with the number of models', async () => {
    const outdoor = (await capacitiesOf(1))!;
    expect(outdoor).toHaveLength(14);
    expect(outdoor[0]).toEqual({ tr: 6.37, count: 1 });
    const figures = outdoor.map(({ tr }) => tr);
    expect(figures).toEqual([...figures].sort((one, other) => one - other));
    await api.as('staff', 'put', '/api/v1/products/2').send({ cooling_tr: 6.37 }).expect(200);
    expect((await capacitiesOf(1))![0]).toEqual({ tr: 6.37, count: 2 });
  });

  it('omits products that visitors cannot see or that have no capacity', async () => {
    const first = async () => (await capacitiesOf(1))![0]!.count;
    const before = await first();
    const write = (fields: object) =>
      api.as('staff', 'put', '/api/v1/products/1').send(fields).expect(200);
    await write({ visibility: 'hidden' });
    expect(await first()).toBe(before - 1);
    await write({ visibility: 'published', cooling_tr: null });
    expect(await first()).toBe(before - 1);
    expect(await capacitiesOf(12)).toBeUndefined();
  });
});
