import { assert, integer, property } from 'fast-check';
import { planSystem, type Ventilation, ventilationText, warningText } from './index';
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

function planOf(ventilation?: Ventilation, outdoor: number[] = [14]) {
  const result = planSystem({ rooms, outdoor, ventilation }, catalogue);
  if (!result.ok) throw new Error('no plan');
  return result.value;
}

it('takes the recovered cooling off the load of the outdoor unit, and adds its price', () => {
  const without = planOf();
  expect(without.warnings).toMatchObject([{ code: 'below_loads' }, { code: 'high_ratio' }]);
  const plan = planOf({ unit: 50, count: 2 });
  expect(plan.ventilation).toMatchObject({ flow_m3h: 1000, recovered_kw: expect.closeTo(7.6, 0) });
  expect(plan.warnings).toMatchObject([{ code: 'high_ratio' }]);
  expect(plan.load_kw).toBe(without.load_kw);
  expect(plan.outdoor!.ratio_percent).toBe(without.outdoor!.ratio_percent);
  expect(plan.bill.lines).toContainEqual(
    expect.objectContaining({ kind: 'ventilator', id: 50, quantity: 2, sum: 180_000 }),
  );
  expect(plan.bill.total).toBe(without.bill.total + 180_000);
  expect(ventilationText(plan.ventilation!)).toMatch(
    /^2 × ERV500 with 1000 m³\/h of fresh air recover about 7\.\d kW/,
  );
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

it('never makes the load larger', () => {
  assert(
    property(integer({ min: 1, max: 64 }), integer({ min: 10, max: 20_000 }), (count, flow_m3h) => {
      const { outdoor, ventilation } = planOf({ unit: 50, count, flow_m3h });
      const none = planOf().outdoor!;
      return (
        ventilation!.recovered_kw >= 0 &&
        (outdoor!.above_loads_percent ?? Infinity) >= none.above_loads_percent!
      );
    }),
  );
});
