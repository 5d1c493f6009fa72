import { contract } from '@shishir/contract';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PATH = '/api/v1/vrf-series';
const limits = {
  ...{ module_sets: [[10, 8]], run_max_m: 120, height_above_max_m: 40, height_below_max_m: null },
  source: 'Manual of the series, 2024, page 12',
};
const set = (body: object) => api.as('owner', 'put', PATH).send(body);
const outdoor = async () =>
  (await api.call('get', contract.sizing.catalogue.path).expect(200)).body.data.outdoor as {
    id: number;
    series: string;
    horsepower: number;
    series_limits: object | null;
  }[];

describe('the limits of a series', () => {
  it('come with each of its units, and decide which modules are combined', async () => {
    const [first] = await outdoor();
    expect(first!.series_limits).toBeNull();
    const { series } = first!;
    const { body } = await set({ series, ...limits }).expect(200);
    expect(body.data).toMatchObject({ series, module_sets: [[8, 10]], confirmed: false });
    const units = await outdoor();
    expect(units.find((unit) => unit.series === series)!.series_limits).toMatchObject({
      module_sets: [[8, 10]],
      run_max_m: 120,
    });
    const idOf = (hp: number) => units.find(({ horsepower }) => horsepower === hp)!.id;
    const warningsOf = async (...sizes: number[]) => {
      const rooms = [{ name: 'Hall', load_kw: null, unit: 25, count: 8 }];
      const { data } = (
        await api
          .call('post', '/api/v1/sizing/system')
          .send({ rooms, outdoor: sizes.map(idOf) })
          .expect(200)
      ).body;
      return [
        data.outdoor.is_estimate,
        data.warnings.map(({ code }: { code: string }) => code).includes('module_set'),
      ];
    };
    expect(await warningsOf(10, 8)).toEqual([false, false]);
    expect(await warningsOf(8, 8)).toEqual([true, true]);
  });

  it('are written once by the owner, with a conflict for the second of two editors', async () => {
    const series = 'Other OD#';
    await set({ series, ...limits }).expect(200);
    const next = { series, ...limits, run_max_m: 150 };
    expect((await set({ ...next, version: 1 }).expect(200)).body.data.version).toBe(2);
    await set({ ...next, run_max_m: 160, version: 1 }).expect(409);
    await api.as('staff', 'put', PATH).send(next).expect(403);
    const lines = await api.dataSource.manager.findBy(AuditEntity, { subject: 'vrf-series' });
    expect(lines.filter(({ subject_name }) => subject_name === series)).toHaveLength(2);
  });

  it('are rejected with a sentence per field', async () => {
    const { body } = await set({
      ...{ series: ' ', source: '' },
      ...{ module_sets: [[8]], run_max_m: 0, height_above_max_m: 1.5, height_below_max_m: null },
    }).expect(400);
    expect(body.fields).toEqual({
      series: 'Enter the series',
      source: 'Enter the source of the figure',
      'module_sets.0': 'Enter sets of 2 to 3 modules by their HP, such as 8 + 10',
      run_max_m: 'Longest run: enter a whole number from 1 to 1000 m',
      height_above_max_m: 'Outdoor unit above: enter a whole number from 1 to 300 m',
    });
  });
});
