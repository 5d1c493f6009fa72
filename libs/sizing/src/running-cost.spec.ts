import { assert, boolean, double, integer, property } from 'fast-check';
import {
  bill_paisa,
  DEFAULT_TARIFFS,
  errorText,
  hasOnePrice,
  inputFor_w,
  monthly_kwh,
  officeUse,
  type RunningCost,
  runningCost,
  type RunningInput,
  type Tariff,
} from './index';

const { 'LT-A': residential, 'LT-D1': education, 'LT-E': commercial } = DEFAULT_TARIFFS;

function costOf(run: RunningInput, tariff: Tariff): RunningCost {
  const result = runningCost(run, tariff);
  if (!result.ok) throw new Error(result.errors.map(({ code }) => code).join(', '));
  return result.value;
}

describe('the bill of a month', () => {
  it.each([
    [0, 0],
    [75, 394.5],
    [200, 1294.5],
    [250, 1674],
    [300, 2053.5],
    [400, 2855.5],
    [459, 3603.03],
    [500, 4122.5],
    [700, 6850.5],
  ])('for %d kWh is ৳%d', (kwh, taka) => {
    expect(bill_paisa(residential, kwh)).toBe(Math.round(taka * 100));
  });

  it('uses the lifeline price up to 50 kWh and not at all above', () => {
    expect(bill_paisa(residential, 50, true)).toBe(231_50);
    expect(bill_paisa(residential, 50)).toBe(263_00);
    expect(bill_paisa(residential, 51, true)).toBe(bill_paisa(residential, 51));
  });
});

describe('the running cost', () => {
  it('for a room is marginal to the other use of the household', () => {
    const run = {
      input_w: inputFor_w(5068),
      hours_day: 8,
      days_month: 30,
      load_percent: 60,
      base_kwh: 250,
    };
    const cost = costOf(run, residential);
    expect(cost).toMatchObject({
      kwh: 209,
      base_bill_paisa: 1674_00,
      energy_paisa: 1929_03,
      demand_paisa: null,
      vat_paisa: 96_45,
      total_paisa: 2025_48,
      co2e_g: 140_030,
    });
    expect(cost.lines).toMatchObject([
      { from_kwh: 200, up_to_kwh: 300, kwh: 50, paisa_kwh: 759, paisa: 379_50 },
      { from_kwh: 300, up_to_kwh: 400, kwh: 100, paisa_kwh: 802, paisa: 802_00 },
      { from_kwh: 400, up_to_kwh: 600, kwh: 59, paisa_kwh: 1267, paisa: 747_53 },
    ]);
  });

  it('for a system is split into peak and off-peak hours', () => {
    const run = {
      input_w: 11_487 + 471,
      hours_day: 10,
      days_month: 26,
      load_percent: 60,
      peak_hours_day: 2,
    };
    const cost = costOf(run, commercial);
    expect(cost).toMatchObject({ kwh: 1865, energy_paisa: 2_329_758, base_bill_paisa: null });
    expect(cost.lines).toMatchObject([
      { time: 'off_peak', kwh: 1492, paisa: 1_747_132 },
      { time: 'peak', kwh: 373, paisa: 582_626 },
    ]);
    const demand = costOf({ ...run, demand_w: 11_958 }, commercial);
    expect(demand).toMatchObject({ demand_paisa: 107_622, vat_paisa: 121_869 });
    expect(demand.total_paisa).toBe(2_329_758 + 107_622 + 121_869);
  });

  it('counts two of ten hours of an office at the peak price', () => {
    const run = { input_w: 5744, ...officeUse(), load_percent: 60 };
    const cost = costOf({ ...run, demand_w: 5744 }, commercial);
    expect(cost).toMatchObject({ kwh: 896, energy_paisa: 1_119_205, demand_paisa: 51_696 });
    expect(cost.vat_paisa).toBe(Math.round((1_119_205 + 51_696) * 0.05));
  });

  it('of a school is one price for all hours, below that of a shop', () => {
    const run = { input_w: 6013, ...officeUse(), load_percent: 60 };
    expect(costOf(run, commercial)).toMatchObject({ kwh: 938, energy_paisa: 1_171_906 });
    expect(costOf({ ...run, base_kwh: 5000 }, education).energy_paisa).toBe(708_190);
    expect(Object.values(DEFAULT_TARIFFS).map(hasOnePrice)).toEqual([false, true, false, true]);
  });

  it('for a household that exceeds the lifeline is more than its kWh alone', () => {
    const run = { input_w: 100, hours_day: 10, days_month: 30, load_percent: 100, base_kwh: 40 };
    const cost = costOf({ ...run, lifeline: true }, residential);
    expect(cost.energy_paisa).toBe(70 * 526 - 40 * 463);
  });

  it('returns all errors for an invalid input', () => {
    const sentences = (run: RunningInput) => {
      const result = runningCost(run, residential);
      return result.ok ? [] : result.errors.map((error) => errorText(error));
    };
    const run = { input_w: 1000, hours_day: 8, days_month: 30, load_percent: 60 };
    expect(sentences({ ...run, hours_day: 25, days_month: 12.5 })).toEqual([
      'Hours a day: enter a number from 0 to 24 h.',
      'Days a month: enter a whole number from 0 to 31 days.',
    ]);
    expect(sentences({ ...run, peak_hours_day: 9 })).toEqual([
      'Peak hours can’t exceed the 8 hours a day it runs.',
    ]);
  });
});

describe('any running cost', () => {
  const kwh = integer({ min: 0, max: 5000 });

  it('is whole paisa and grows with the kWh', () => {
    assert(
      property(kwh, kwh, boolean(), (less, more, lifeline) => {
        const [a, b] = [less, less + more].map((use) => bill_paisa(residential, use, lifeline));
        return Number.isSafeInteger(a) && Number.isSafeInteger(b) && a! <= b!;
      }),
    );
  });

  it('equals the difference between the bills with and without the unit, slab by slab', () => {
    assert(
      property(kwh, integer({ min: 10, max: 20_000 }), (base_kwh, input_w) => {
        const run = { input_w, hours_day: 10, days_month: 30, load_percent: 100, base_kwh };
        const cost = costOf(run, residential);
        const sum = cost.lines.reduce((all, { paisa }) => all + paisa, 0);
        const used = cost.lines.reduce((all, line) => all + line.kwh, 0);
        const difference =
          bill_paisa(residential, base_kwh + cost.kwh) - bill_paisa(residential, base_kwh);
        return sum === cost.energy_paisa && sum === difference && used === cost.kwh;
      }),
    );
  });

  it('by the hour is split between both parts without losing a kWh', () => {
    assert(
      property(
        integer({ min: 10, max: 100_000 }),
        double({ min: 0.5, max: 24, noNaN: true }),
        double({ min: 0, max: 1, noNaN: true }),
        (input_w, hours_day, share) => {
          const peak_hours_day = hours_day * share;
          const run = { input_w, hours_day, days_month: 26, load_percent: 60 };
          const { lines, energy_paisa } = costOf({ ...run, peak_hours_day }, commercial);
          const used = lines.reduce((all, line) => all + line.kwh, 0);
          return used === monthly_kwh(run) && Number.isSafeInteger(energy_paisa);
        },
      ),
    );
  });
});
