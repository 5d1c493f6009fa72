import type { ChangePrices, PriceEffect } from '@shishir/contract';
import { AuditEntity } from '../../../platform/records/audit.entity';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';

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
const versionsOf = (data: PriceEffect[]) => data.map(({ version }) => version);
/** Previews the effect and writes exactly that. */
const apply = async (wanted: Partial<ChangePrices>) => {
  const { data } = await effects(wanted);
  return effects({ ...wanted, preview: false, versions: versionsOf(data) });
};
const price = async (id: number, field = 'offer_price') =>
  (await api.call('get', `${PATH}/${id}`).expect(200)).body[field] as number | null;

describe('a bulk price change', () => {
  it('is previewed first, and written exactly as previewed', async () => {
    const before = [await price(1), await price(2)];
    const preview = await effects({});
    expect(preview.written).toBe(false);
    expect(preview.data.map((effect) => effect.before)).toEqual(before);
    expect(preview.data.map(({ after }) => after)).toEqual([296000, 370500]);
    expect([await price(1), await price(2)]).toEqual(before);

    const done = await effects({ preview: false, versions: versionsOf(preview.data) });
    expect(done).toMatchObject({ data: preview.data, written: true });
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
  ] as const)('applies %s of %d, rounded to %d', async (by, value, round_to, before, after) => {
    const { data } = await effects({ ids: [1], field: 'regular_price', by, value, round_to });
    expect(data).toEqual([expect.objectContaining({ id: 1, before, after, problem: null })]);
  });

  it('leaves products without a price alone, unless it sets one', async () => {
    expect((await effects({ ids: [65] })).data[0]).toMatchObject({ before: null, after: null });
    const set = await apply({ ids: [65], by: 'set', value: 5000 });
    expect(set.written).toBe(true);
    expect(await price(65)).toBe(5000);
  });

  it('writes all prices or none', async () => {
    const before = await price(3);
    const { data, written } = await apply({ ids: [3, 65], by: 'amount', value: -10_000 });
    expect(written).toBe(false);
    expect(data.map(({ problem }) => problem)).toEqual([null, 'The price would be below ৳1.']);
    expect(await price(3)).toBe(before);
    const missing = await change({ ids: [3, 99999], preview: false, versions: [1, 1] }).expect(404);
    expect(missing.body.message).toBe('Product 99999 no longer exists. Nothing was changed.');
    expect(await price(3)).toBe(before);
  });

  it('raises the version, so that an open form detects it', async () => {
    const { body } = await api.as('staff', 'get', `${PATH}/5`);
    await apply({ ids: [5] });
    const late = await api
      .as('staff', 'put', `${PATH}/5`)
      .send({ title: 'Old form', version: body.version as number })
      .expect(409);
    expect(late.body.current.offer_price).toBe(await price(5));
  });

  it('is rejected for products that were changed since the preview', async () => {
    const wanted: Partial<ChangePrices> = { ids: [6, 7], by: 'amount', value: 1000, round_to: 1 };
    const { data } = await effects(wanted);
    const [first, second] = data.map(({ before }) => before!);
    await api.as('staff', 'put', `${PATH}/7`).send({ offer_price: 200_000 }).expect(200);
    const late = await change({ ...wanted, preview: false, versions: versionsOf(data) }).expect(
      409,
    );
    expect(late.body.message).toBe(
      `${data[1]!.model} was changed since this preview. Nothing was saved. Please check the preview again.`,
    );
    expect(late.body.current).toEqual([
      data[0],
      { ...data[1], before: 200_000, after: 201_000, version: data[1]!.version + 1 },
    ]);
    expect([await price(6), await price(7)]).toEqual([first, 200_000]);
    expect(second).not.toBe(200_000);

    const versions = versionsOf(late.body.current as PriceEffect[]);
    expect((await effects({ ...wanted, preview: false, versions })).written).toBe(true);
    expect([await price(6), await price(7)]).toEqual([first! + 1000, 201_000]);
  });

  it.each([undefined, [], [1], [1, 1, 1]])(
    'is rejected without a preview: %p',
    async (versions) => {
      const { body } = await change({ preview: false, versions }).expect(400);
      expect(body.fields).toEqual({
        versions: 'Give the version of each product in the preview',
      });
    },
  );

  it('is limited to staff', async () => {
    await api.as('visitor', 'post', `${PATH}/prices`).send(CHANGE).expect(403);
  });
});
