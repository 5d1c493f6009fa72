import { assert, integer, property } from 'fast-check';
import {
  DEFAULT_VALUES,
  errorText,
  pipeFactor,
  pipesText,
  planSystem,
  type SeriesLimits,
  type SystemDetails,
  warningText,
} from './index';
import { indoorUnit, outdoorUnit, room } from './system.fixture';

const indoor = [indoorUnit(1, 5.6)];
const rooms = Array.from({ length: 8 }, () => room(1, 5));

function planOf(details: SystemDetails, series_limits: SeriesLimits | null = null, ids = [16]) {
  const outdoor = [16, 18, 20].map((hp) => outdoorUnit(hp, hp, { series_limits }));
  const result = planSystem({ rooms, outdoor: ids, details }, { indoor, outdoor });
  if (!result.ok) throw new Error('no plan');
  return result.value;
}

/** Curve of EnergyPlus at the given equivalent lengths, divided by its value at 8 m. */
it.each([
  [5, 1],
  [50, 0.924],
  [100, 0.8463],
  [500, 0.7531],
])('leaves the capacity of a run of %d m at %d', (run_m, factor) => {
  expect(pipeFactor({ run_m }, { ...DEFAULT_VALUES, pipe_equivalent: 1 })).toBeCloseTo(factor, 3);
});

it('never gives more capacity with a longer run', () => {
  const metres = integer({ min: 1, max: 1000 });
  assert(
    property(metres, metres, (one, other) => {
      const [short, long] = one < other ? [one, other] : [other, one];
      return (
        pipeFactor({ run_m: long }, DEFAULT_VALUES) <= pipeFactor({ run_m: short }, DEFAULT_VALUES)
      );
    }),
  );
});

it('gives the rooms less at the end of long pipes, so that a larger unit is chosen', () => {
  expect(planOf({}, null, []).outdoor).toMatchObject({ horsepower: 16, fits: true });
  const long = planOf({ run_m: 60 }, null, []);
  expect(long.outdoor).toMatchObject({ horsepower: 18, fits: true });
  expect(long.pipes).toMatchObject({ factor: expect.closeTo(0.89, 2), is_default: true });
  expect(planOf({ run_m: 60 }).warnings).toMatchObject([{ code: 'below_loads' }]);
});

it('has a warning beyond a limit, with what to do', () => {
  const plan = planOf({ run_m: 180, height_m: -45 });
  const texts = plan.warnings.map((warning) => warningText(warning, plan));
  expect(texts.slice(1)).toEqual([
    {
      title: 'The pipe run is too long: 180 m',
      text: '16 HP allows up to 165 m. Place it closer to the rooms, or split them into two systems.',
    },
    {
      title: 'The height difference is too large: 45 m',
      text: '16 HP allows up to 40 m if it is below the rooms. Place it on a floor between, or give the far floors a separate system.',
    },
  ]);
  expect(planOf({ height_m: 45 }).warnings).toEqual([]);
});

it('has the limits of its series, if they are entered', () => {
  const manual = {
    ...{ module_sets: null, run_max_m: 50, height_above_max_m: null, height_below_max_m: 10 },
    ...{ source: 'Manual', confirmed: true },
  };
  const { pipes, warnings } = planOf({ run_m: 55 }, manual, [20]);
  expect(warnings).toMatchObject([{ code: 'run_too_long', max_m: 50 }]);
  expect(pipesText(pipes!)).toBe(
    'A run of 55 m takes about 10% of the capacity of the outdoor unit. Limits: a run of 50 m.',
  );
  expect(pipesText(planOf({ height_m: 5 }, manual).pipes!)).toBe(
    'Limits: a height of 50 m with the outdoor unit above. Typical, to be confirmed in the manufacturer’s manual.',
  );
});

it('has a warning if the run is shorter than the height', () => {
  const codes = (run_m: number) =>
    planOf({ run_m, height_m: -30 }).warnings.map(({ code }) => code);
  expect(codes(10)).toContain('run_below_height');
  expect(codes(30)).not.toContain('run_below_height');
});

it('is rejected outside the limits of the form', () => {
  const result = planSystem(
    { rooms, outdoor: [], details: { run_m: 0, height_m: 400 } },
    { indoor, outdoor: [] },
  );
  expect(result.ok ? [] : result.errors.map((error) => [error.field, errorText(error)])).toEqual([
    ['details.run_m', 'Longest run: enter a number from 1 to 1000 m.'],
    ['details.height_m', 'Height of the outdoor unit: enter a number from -300 to 300 m.'],
  ]);
});
