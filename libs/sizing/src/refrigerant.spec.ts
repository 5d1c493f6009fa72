import { assert, double, property } from 'fast-check';
import { type Charge, DEFAULT_VALUES, planSystem, refrigerantText, warningText } from './index';
import { checkRefrigerant } from './refrigerant';
import { indoorUnit, outdoorUnit, room } from './system.fixture';

function planOf(details: Charge, refrigerant: string | null = 'R410A') {
  const result = planSystem(
    { rooms: [room(1, null, { count: 8 })], outdoor: [16], details },
    {
      indoor: [indoorUnit(1, 5.6, { refrigerant })],
      outdoor: [outdoorUnit(16, 16, { refrigerant })],
    },
  );
  if (!result.ok) throw new Error('no plan');
  return result.value;
}
const textOf = (...of: Parameters<typeof planOf>) => refrigerantText(planOf(...of).refrigerant!);

it('is compared with the limits of the refrigerant', () => {
  expect(textOf({ charge_kg: 16, room_m3: 45 })).toBe(
    'Refrigerant in the smallest room: 16 kg of R410A in 45 m³ are 0.36 kg/m³. Limit: 0.42 kg/m³ (ASHRAE 34), 0.44 kg/m³ (EN 378).',
  );
  expect(textOf({ charge_kg: 2, room_m3: 45 }, 'R-32')).toMatch(
    /are 0\.044 kg\/m³\. Limit: 0\.077 kg\/m³ \(25% of the LFL\)\.$/,
  );
  expect(planOf({ charge_kg: 16, room_m3: 45 }).warnings).toEqual([]);
});

it('has a warning with the volume that the charge needs', () => {
  const plan = planOf({ charge_kg: 16, room_m3: 30 });
  expect(plan.warnings.map((warning) => warningText(warning, plan))).toMatchObject([
    {
      title: 'Too much refrigerant for the smallest room: 0.53 kg/m³',
      text: expect.stringContaining('a room needs at least 39 m³'),
    },
  ]);
});

it.each([
  [{}, 'R410A', /not checked, enter the charge and the volume/],
  [{ charge_kg: 16 }, 'R410A', /not checked, enter the volume/],
  [{ room_m3: 30 }, 'R410A', /not checked, enter the charge\./],
  [{ charge_kg: 16, room_m3: 30 }, null, /not checked, no limit is known/],
  [{ charge_kg: 16, room_m3: 30 }, 'R22', /not checked, no limit is known/],
])('says plainly that %j of %s is not checked', (details, refrigerant, text) => {
  expect(textOf(details, refrigerant)).toMatch(text);
});

it('never has a higher concentration in a bigger room', () => {
  const m3 = double({ min: 1, max: 100_000, noNaN: true });
  const concentration = (room_m3: number) => {
    const check = checkRefrigerant({ charge_kg: 10, room_m3 }, ['R410A'], DEFAULT_VALUES);
    return check.checked ? check.kg_m3 : NaN;
  };
  assert(
    property(m3, m3, (one, other) => {
      return concentration(Math.max(one, other)) <= concentration(Math.min(one, other));
    }),
  );
});
