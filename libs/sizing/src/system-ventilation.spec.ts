import { assert, integer, property } from 'fast-check';
import {
  planSystem,
  type SystemVentilation,
  type Ventilation,
  type VentilationPlan,
  ventilationText,
  warningText,
} from './index';
import { indoorUnit, outdoorUnit, room } from './system.fixture';

const ventilators = [
  { id: 50, model: 'ERV500', title: 'Ventilator', price: 90_000, flow_m3h: 500 },
  { id: 51, model: 'ERV1000', title: 'Ventilator', price: null, flow_m3h: 1000 },
];
const catalogue = {
  indoor: [indoorUnit(1, 5.6)],
  outdoor: [12, 14, 16, 18].map((hp) => outdoorUnit(hp, hp)),
  ventilators,
};
const rooms = Array.from({ length: 8 }, () => room(1, 5.1));

const plans = (plan: { ventilation?: unknown }) => plan.ventilation as VentilationPlan[];

function planOf(ventilation?: SystemVentilation, outdoor: number[] = [14]) {
  const result = planSystem({ rooms, outdoor, ventilation }, catalogue);
  if (!result.ok) throw new Error('no plan');
  return result.value;
}

it('takes the recovered cooling off the load of the outdoor unit, and adds its price', () => {
  const without = planOf();
  expect(without.warnings).toMatchObject([{ code: 'below_loads' }, { code: 'high_ratio' }]);
  const plan = planOf({ unit: 50, count: 2 });
  expect(plan.ventilation).toMatchObject([
    { flow_m3h: 1000, recovered_kw: expect.closeTo(7.6, 0) },
  ]);
  expect(plan.warnings).toMatchObject([{ code: 'high_ratio' }]);
  expect(plan.load_kw).toBe(without.load_kw);
  expect(plan.outdoor!.ratio_percent).toBe(without.outdoor!.ratio_percent);
  expect(plan.bill.lines).toContainEqual(
    expect.objectContaining({ kind: 'ventilator', id: 50, quantity: 2, sum: 180_000 }),
  );
  expect(plan.bill.total).toBe(without.bill.total + 180_000);
  expect(ventilationText(plans(plan))).toMatch(
    /^2 × ERV500 with 1000 m³\/h of fresh air recover about 7\.\d kW/,
  );
});

it('adds up several models, together at most the load', () => {
  const ventilation = [
    { unit: 50, count: 2 },
    { unit: 51, count: 1, flow_m3h: 300 },
  ];
  const plan = planOf(ventilation);
  expect(plans(plan).map(({ unit, flow_m3h }) => [unit.id, flow_m3h])).toEqual([
    [50, 1000],
    [51, 300],
  ]);
  expect(ventilationText(plans(plan))).toMatch(/^2 × ERV500 .*\. ERV1000 with 300 m³\/h/);
  const lines = plan.bill.lines.filter(({ kind }) => kind === 'ventilator');
  expect(lines.map(({ id, quantity, sum }) => [id, quantity, sum])).toEqual([
    [50, 2, 180_000],
    [51, 1, null],
  ]);
  const all = plans(planOf([50, 51].map((unit) => ({ unit, count: 64 }))));
  expect(all.reduce((sum, { recovered_kw }) => sum + recovered_kw, 0)).toBe(plan.load_kw);
  const wrong = [ventilation[0]!, { unit: 51, count: 0 }];
  expect(planSystem({ rooms, outdoor: [], ventilation: wrong }, catalogue)).toMatchObject({
    errors: [{ field: 'ventilation.1.count' }],
  });
});

it('has warnings about more air than it moves, a missing price and a hidden product', () => {
  const texts = (ventilation: Ventilation) => {
    const plan = planOf(ventilation);
    return plan.warnings.map((warning) => warningText(warning, plan).text).slice(-2);
  };
  expect(texts({ unit: 51, count: 1, flow_m3h: 1200 })).toEqual([
    'ERV1000 moves up to 1000 m³/h. Enter less, or add a ventilator.',
    'ERV1000 has no list price.',
  ]);
  expect(texts({ unit: 99, count: 1 }).slice(1)).toEqual([
    'A ventilator of this system (catalogue no. 99) is no longer in the catalogue. Choose another one.',
  ]);
});

it('has a warning if it recovers more of the loads than fresh air usually is', () => {
  expect(planOf({ unit: 50, count: 64 }).warnings).toContainEqual({
    code: 'mostly_recovered',
    percent: 100,
  });
});

it('never makes the load larger', () => {
  assert(
    property(integer({ min: 1, max: 64 }), integer({ min: 10, max: 20_000 }), (count, flow_m3h) => {
      const plan = planOf({ unit: 50, count, flow_m3h });
      const none = planOf().outdoor!;
      return (
        plans(plan)[0]!.recovered_kw >= 0 &&
        (plan.outdoor!.above_loads_percent ?? Infinity) >= none.above_loads_percent!
      );
    }),
  );
});
