import { type Catalogue, type OutdoorUnit, planSystem, type SystemInput, windowOf } from './index';
import { indoorUnit, outdoorUnit, room } from './system.fixture';

function warningsWith(input: SystemInput, catalogue: Catalogue) {
  const result = planSystem(input, catalogue);
  if (!result.ok) throw new Error('no plan');
  return result.value.warnings;
}

describe('an outdoor unit', () => {
  it('has no more indoor units than its size allows, unless the product has a limit', () => {
    const rooms = [room(4, null, { count: 19 })];
    const indoor = [indoorUnit(4, 1.5)];
    const warningsOf = (own: Partial<OutdoorUnit>) =>
      warningsWith({ rooms, outdoor: [8] }, { indoor, outdoor: [outdoorUnit(8, 8, own)] });
    expect(warningsOf({})).toMatchObject([
      { code: 'too_many_units', units: 19, window: { indoor_max: 13, is_default: true } },
      { code: 'high_ratio' },
    ]);
    expect(warningsOf({ indoor_max: 20 })).toMatchObject([{ code: 'high_ratio' }]);
  });

  it.each([
    [[8, 10], 13 + 16],
    [[18, 18, 18], 64],
    [[7], 9],
    [[3], 6],
  ])('of %j HP serves up to %d indoor units', (sizes, most) => {
    expect(windowOf(sizes.map((hp) => outdoorUnit(hp, hp))).indoor_max).toBe(most);
  });
});
