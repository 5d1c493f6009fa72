import { planSystem, ROOM_PRESETS, roomLoad, warningText } from './index';
import { indoorUnit, outdoorUnit, room } from './system.fixture';

it('compares the sensible load of a described room, like the room calculator', () => {
  const described = { ...ROOM_PRESETS.server_room, equipment_w: 5200 };
  const load = roomLoad(described);
  if (!load.ok) throw new Error('An impossible room');
  const { likely, sensible_w, nominal_kw } = load.value;
  // A unit of 5.6 kW covers the total at 24 °C, but gives about 3.7 kW sensible.
  expect(likely.kw).toBeLessThan(5.6 * 0.9);
  expect(sensible_w / likely.w).toBeGreaterThan(0.9);
  const warningsFor = (cooling_kw: number) => {
    const own = room(1, likely.kw, { name: 'Racks', described });
    const indoor = [5.6, 7.1, 9].map((kw, at) => indoorUnit(at + 1, kw));
    const unit = indoor.find((one) => one.cooling_kw === cooling_kw)!.id;
    const plan = planSystem({ rooms: [{ ...own, unit }], outdoor: [] }, { indoor, outdoor: [] });
    if (!plan.ok) throw new Error('An invalid system');
    return plan.value.warnings.filter(({ code }) => code !== 'no_outdoor');
  };
  expect(warningsFor(5.6)).toMatchObject([
    { code: 'sensible_too_small', nominal_kw: 5.6, needed_kw: expect.closeTo(nominal_kw, 2) },
    { code: 'server_room' },
  ]);
  // Not too large, although it gives more than 140% of the total load.
  expect(warningsFor(7.1)).toMatchObject([{ code: 'server_room' }]);
});

it('is too small for a VRF system below the lowest ratio of the smallest outdoor unit', () => {
  const catalogue = { indoor: [indoorUnit(1, 2.2)], outdoor: [outdoorUnit(8, 8)] };
  const plan = planSystem({ rooms: [room(1, 1.8)], outdoor: [] }, catalogue);
  if (!plan.ok) throw new Error('An invalid system');
  expect(plan.value.warnings).toEqual([{ code: 'too_few_units', least_kw: 11.2 }]);
  expect(warningText(plan.value.warnings[0]!, plan.value).text).toBe(
    'The indoor units add up to 2.2 kW. The smallest outdoor unit needs at least 11.2 kW of indoor units. Add rooms, or take split air conditioners.',
  );
});
