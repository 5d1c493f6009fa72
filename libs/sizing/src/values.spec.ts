import {
  checkValues,
  DEFAULT_VALUES,
  errorText,
  fittingUnits,
  moistureOfHumidity_g_kg,
  moistureOfWetBulb_g_kg,
  PUBLISHED,
  rulesOfThumb,
  saturationPressure_kpa,
  VALUE_KEYS,
  valueEntry,
  withValues,
} from './index';
import { valueNames as banglaNames } from './value-names.texts.bn';

/** Tables 2 and 3 of ASHRAE Fundamentals 2013, chapter 1, and the worked examples. */
describe('moist air', () => {
  it.each([
    [0.01, 0.6117],
    [20, 2.3392],
    [40, 7.384],
  ])('has the saturation pressure at %d °C: %d kPa', (temperature, pressure) => {
    expect(saturationPressure_kpa(temperature) / pressure).toBeCloseTo(1, 3);
  });

  it('has the humidity ratio of the design conditions', () => {
    expect(moistureOfWetBulb_g_kg(35, 28, 101.325)).toBeCloseTo(21.112, 3);
    expect(moistureOfHumidity_g_kg(24, 50, 101.325)).toBeCloseTo(9.299, 3);
    expect(moistureOfWetBulb_g_kg(50, 5, 101.325)).toBe(0);
  });
});

describe('the constants', () => {
  it('are within their limits and have a source', () => {
    expect(checkValues(DEFAULT_VALUES)).toEqual([]);
    for (const key of VALUE_KEYS) {
      expect([key, valueEntry(key).source.length > 0]).toEqual([key, true]);
    }
  });

  it('have a Bangla name and source, as the published curves have', () => {
    const all = [...VALUE_KEYS.map(valueEntry), ...PUBLISHED];
    const missing = all.flatMap(({ label, source }) => [
      ...(label in banglaNames.labels ? [] : [label]),
      ...(source in banglaNames.labels ? [] : [source]),
    ]);
    expect(missing).toEqual([]);
    const named = new Set(all.flatMap(({ label, source }) => [label, source]));
    expect(Object.keys(banglaNames.labels)).toHaveLength(named.size);
  });

  it('are confirmed only if they are published', () => {
    const confirmed = VALUE_KEYS.filter((key) => valueEntry(key).confirmed);
    const published =
      /^(pressure_kpa|r410a_\w+|r32_\w+|ground_reflectance|outside_film_w_m2k|humidity_max_percent|ward_air_changes|air_(sensible|latent)_factor|.*_(sensible|latent)_w|.*_air_(person|area)_l_s)$/;
    expect(confirmed.filter((key) => !published.test(key))).toEqual([]);
    expect(valueEntry('outdoor_db_c').confirmed).toBe(false);
    expect(valueEntry('glass_shgc').confirmed).toBe(false);
  });

  it('are rejected with a reason if they contradict each other', () => {
    const sentences = (set: Parameters<typeof withValues>[0]) =>
      checkValues(withValues(set)).map((error) => `${error.field}: ${errorText(error)}`);
    expect(sentences({ outdoor_wb_c: 36 })).toEqual([
      'outdoor_db_c: Outside, dry bulb can’t be below ‘Outside, wet bulb’.',
    ]);
    expect(sentences({ air_low: 1.1 })).toEqual([
      'air_likely: Fresh air (likely) can’t be below ‘Fresh air (low)’.',
    ]);
    expect(sentences({ glass_shgc: 2, wall_sun_on: 0.5 })).toEqual([
      'glass_shgc: Glass, solar heat gain: enter a number from 0.05 to 1.',
      'wall_sun_on: Include the sun on the outside walls: enter a whole number from 0 to 1.',
    ]);
  });
});

describe('the rules of thumb', () => {
  const rules = (kind: 'living_room' | 'office', area_m2: number, people = 4) =>
    Object.fromEntries(
      rulesOfThumb({ kind, area_m2, people }).map(({ key, low_tr, high_tr, open }) => [
        key,
        `${low_tr.toFixed(2)} to ${high_tr.toFixed(2)}${open ? ' and more' : ''}`,
      ]),
    );

  it('disagree about the same room', () => {
    expect(rules('living_room', 20)).toEqual({
      shop_rule: '1.44 to 2.15',
      shop_list: '2.00 to 2.00 and more',
      btu_per_sqft: '0.36 to 0.36',
      energy_star: '0.50 to 0.65',
    });
  });

  it('have check figures for an office and skip areas outside their table', () => {
    expect(rules('office', 13)).toMatchObject({
      shop_list: '1.50 to 1.50',
      check_figure: '0.35 to 0.47',
    });
    expect(rules('office', 300)).not.toHaveProperty('energy_star');
    expect(rules('office', 5)).not.toHaveProperty('energy_star');
  });
});

it('lists the units from the likely to the high load, smallest first', () => {
  const units = [7.1, 5.6, 6, 5.068, 4.5].map((cooling_kw) => ({ cooling_kw }));
  expect(fittingUnits(units, 5.068, 6.283)).toMatchObject([
    { unit: { cooling_kw: 5.068 }, left_kw: 0, left_percent: 0 },
    { unit: { cooling_kw: 5.6 }, left_kw: 0.532, left_percent: expect.closeTo(10.5, 1) },
    { unit: { cooling_kw: 6 }, left_kw: 0.932 },
  ]);
});
