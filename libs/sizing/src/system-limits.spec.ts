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

describe('a combination of modules', () => {
  const limits = {
    ...{ run_max_m: null, height_above_max_m: null, height_below_max_m: null },
    ...{ source: 'Manual', confirmed: true },
  };
  const unitsWith = (module_sets: number[][] | null) =>
    [8, 10, 12].map((hp) => outdoorUnit(hp, hp, { series_limits: { ...limits, module_sets } }));
  const indoor = [indoorUnit(1, 5.6)];
  const sizesFor = (module_sets: number[][] | null, count: number) => {
    const rooms = [room(1, null, { count })];
    const result = planSystem({ rooms, outdoor: [] }, { indoor, outdoor: unitsWith(module_sets) });
    if (!result.ok) throw new Error('no plan');
    return result.value.alternatives.fitting
      .filter(({ modules }) => modules.length > 1)
      .map(({ modules, is_estimate }) => [
        modules.map(({ horsepower }) => horsepower),
        is_estimate,
      ]);
  };

  it('is one of the manufacturer’s table, or an estimate without a table', () => {
    expect(
      sizesFor(
        [
          [8, 12],
          [10, 10, 12],
        ],
        12,
      ),
    ).toEqual([
      [[8, 12], false],
      [[10, 10, 12], false],
    ]);
    expect(sizesFor([], 12)).toEqual([]);
    expect(sizesFor(null, 12)[0]).toEqual([[8, 12], true]);
  });

  it('has a warning if a chosen one is not in the table', () => {
    const rooms = [room(1, null, { count: 8 })];
    const outdoor = unitsWith([[8, 10]]);
    expect(warningsWith({ rooms, outdoor: [8, 8] }, { indoor, outdoor })).toEqual([
      { code: 'module_set', sizes: '8 + 8', allowed: '8 + 10' },
    ]);
  });
});
