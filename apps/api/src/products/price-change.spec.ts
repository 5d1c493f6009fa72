import type { ChangePrices, PriceEffect } from '@shishir/contract';
import { AuditEntity } from '../audit/audit.entity';
import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PATH = '/api/v1/products';
const CHANGE: ChangePrices = {
  ids: [1, 2],
  field: 'offer_price',
  by: 'percent',
  value: -10,
  round_to: 500,
  preview: true,
};
const change = (wanted: Partial<ChangePrices>) =>
  api.as('staff', 'post', `${PATH}/prices`).send({ ...CHANGE, ...wanted });
const effects = async (wanted: Partial<ChangePrices>) =>
  (await change(wanted).expect(200)).body as { data: PriceEffect[]; written: boolean };
const price = async (id: number, field = 'offer_price') =>
  (await api.call('get', `${PATH}/${id}`).expect(200)).body[field] as number | null;

describe('new prices for several products', () => {
  it('are shown first, and written exactly as shown', async () => {
    const before = [await price(1), await price(2)];
    const shown = await effects({});
    expect(shown.written).toBe(false);
    expect(shown.data.map((effect) => effect.before)).toEqual(before);
    expect(shown.data.map(({ after }) => after)).toEqual([296000, 370500]);
    expect([await price(1), await price(2)]).toEqual(before);

    const done = await effects({ preview: false });
    expect(done).toEqual({ data: shown.data, written: true });
    expect([await price(1), await price(2)]).toEqual([296000, 370500]);
    const log = api.dataSource.getRepository(AuditEntity);
    const [line] = await log.find({
      where: { subject: 'product' },
      order: { id: 'DESC' },
      take: 1,
    });
    expect(line!.changes).toEqual([{ field: 'offer_price', before: before[1], after: 370500 }]);
    expect(await log.countBy({ batch: line!.batch! })).toBe(2);
  });

  it.each([
    ['percent', 7.5, 1, 354000, 380550],
    ['percent', 7.5, 1000, 354000, 381000],
    ['amount', -4321, 10, 354000, 349680],
    ['set', 123456, 50, 354000, 123450],
  ] as const)('by %s of %d, rounded to %d', async (by, value, round_to, before, after) => {
    const { data } = await effects({ ids: [1], field: 'regular_price', by, value, round_to });
    expect(data).toEqual([expect.objectContaining({ id: 1, before, after, problem: null })]);
  });

  it('give no price to what has none, unless one is set for all', async () => {
    expect((await effects({ ids: [65] })).data[0]).toMatchObject({ before: null, after: null });
    const set = await effects({ ids: [65], by: 'set', value: 5000, preview: false });
    expect(set.written).toBe(true);
    expect(await price(65)).toBe(5000);
  });

  it('are all written or none', async () => {
    const before = await price(3);
    const { data, written } = await effects({
      ids: [3, 65],
      by: 'amount',
      value: -10_000,
      preview: false,
    });
    expect(written).toBe(false);
    expect(data.map(({ problem }) => problem)).toEqual([null, 'The price would be below ৳1.']);
    expect(await price(3)).toBe(before);
    const missing = await change({ ids: [3, 99999], preview: false }).expect(404);
    expect(missing.body.message).toBe('Product 99999 is not there any more. Nothing was changed.');
    expect(await price(3)).toBe(before);
  });

  it('raise the version, so that an open form notices', async () => {
    const { body } = await api.as('staff', 'get', `${PATH}/5`);
    await effects({ ids: [5], preview: false });
    const late = await api
      .as('staff', 'put', `${PATH}/5`)
      .send({ title: 'Old form', version: body.version as number })
      .expect(409);
    expect(late.body.current.offer_price).toBe(await price(5));
  });

  it('are for staff', async () => {
    await api.as('visitor', 'post', `${PATH}/prices`).send(CHANGE).expect(403);
  });
});
