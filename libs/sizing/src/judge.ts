import { correctedW, systemConditions } from './capacity';
import { type Demand, type OutdoorUnit, wholeW } from './system';
import type { SystemWarning, Window } from './warnings';
import { allowsSet, indoorMaxOf, limitsOf } from './system-limits';
import { DEFAULT_VALUES, type SizingValues } from './values';

/**
 * Returns the window of several modules together: the narrowest range of ratios, and the sum of their indoor units.
 */
export function windowOf(modules: readonly OutdoorUnit[], values = DEFAULT_VALUES): Window {
  const windows = modules.map((unit) => ({
    ...limitsOf(unit, values),
    model: unit.model,
    is_default: [unit.ratio_min, unit.ratio_max, unit.indoor_max].includes(null),
  }));
  const narrowest = windows.reduce((a, b) =>
    b.ratio_max - b.ratio_min < a.ratio_max - a.ratio_min ? b : a,
  );
  return {
    ratio_min: Math.max(...windows.map(({ ratio_min }) => ratio_min)),
    ratio_max: Math.min(...windows.map(({ ratio_max }) => ratio_max)),
    indoor_max: indoorMaxOf(
      windows.map(({ indoor_max }) => indoor_max),
      values,
    ),
    model: narrowest.model,
    is_default: windows.some(({ is_default }) => is_default),
  };
}

/** An outdoor unit or a combination of modules, evaluated for a demand. */
export interface Alternative {
  modules: OutdoorUnit[];
  /** True for several modules, unless the maker's table of combinations has them. */
  is_estimate: boolean;
  /** Nominal capacity. */
  cooling_kw: number;
  /** Capacity at the design conditions; results of the first edition have none. */
  corrected_kw?: number | undefined;
  horsepower: number | null;
  ratio_percent: number;
  window: Window;
  /** True if there are no warnings. */
  fits: boolean;
  warnings: SystemWarning[];
  /** Null if the price of a module is on request. */
  price: number | null;
  /** Surplus of the corrected capacity above the sum of the loads in per cent; negative if it does not cover them. */
  above_loads_percent: number | null;
}

/** Returns the sum; null if any of the numbers is null. */
export const sumOrNull = (numbers: (number | null)[]) =>
  numbers.reduce((sum, number) => (sum === null || number === null ? null : sum + number), 0);

/** Returns the ratio in per cent with one decimal. A ratio outside the window is not rounded into it. */
export function ratioPercent(indoor_w: number, outdoor_w: number, window: Window): number {
  const exact = (indoor_w * 100) / outdoor_w;
  const shown = Math.round(exact * 10) / 10;
  if (exact > window.ratio_max && shown <= window.ratio_max) return exact;
  if (exact < window.ratio_min && shown >= window.ratio_min) return exact;
  return shown;
}

/** Evaluates one or more modules for a demand. */
export function judge(
  modules: readonly OutdoorUnit[],
  demand: Demand,
  values: SizingValues = DEFAULT_VALUES,
): Alternative {
  const outdoor_w = modules.reduce((sum, { cooling_kw }) => sum + wholeW(cooling_kw), 0);
  const factor = (demand.factor ?? systemConditions(values).factor) * (demand.pipe_factor ?? 1);
  const corrected_w = correctedW(outdoor_w, factor);
  const window = windowOf(modules, values);
  const warnings = warningsOf(modules, { outdoor_w, corrected_w }, demand, window);
  return {
    modules: [...modules],
    is_estimate: modules.length > 1 && !allowsSet(modules),
    cooling_kw: outdoor_w / 1000,
    corrected_kw: corrected_w / 1000,
    horsepower: sumOrNull(modules.map(({ horsepower }) => horsepower)),
    ratio_percent: ratioPercent(demand.indoor_w, outdoor_w, window),
    window,
    fits: warnings.length === 0,
    warnings,
    price: sumOrNull(modules.map(({ price }) => price)),
    above_loads_percent:
      demand.load_w > 0 ? ((corrected_w - demand.load_w) * 100) / demand.load_w : null,
  };
}

function warningsOf(
  modules: readonly OutdoorUnit[],
  { outdoor_w, corrected_w }: { outdoor_w: number; corrected_w: number },
  { indoor_w, load_w, units, refrigerants }: Demand,
  window: Window,
): SystemWarning[] {
  const warnings: SystemWarning[] = [];
  const ratio_percent = ratioPercent(indoor_w, outdoor_w, window);
  // Multiplied instead of divided to avoid rounding: a ratio of exactly 130 % is within the window.
  if (indoor_w * 100 < window.ratio_min * outdoor_w) {
    const needed_kw = (window.ratio_min * outdoor_w) / 100_000;
    warnings.push({ code: 'ratio_too_low', ratio_percent, window, needed_kw });
  }
  if (indoor_w * 100 > window.ratio_max * outdoor_w) {
    const allowed_kw = (window.ratio_max * outdoor_w) / 100_000;
    warnings.push({ code: 'ratio_too_high', ratio_percent, window, allowed_kw });
  }
  if (corrected_w < load_w) {
    warnings.push({ code: 'below_loads', outdoor_kw: corrected_w / 1000, load_kw: load_w / 1000 });
  }
  if (units > window.indoor_max) warnings.push({ code: 'too_many_units', units, window });
  const outside = modules.flatMap(({ refrigerant }) => (refrigerant ? [refrigerant] : []));
  const all = [...new Set([...outside, ...refrigerants])];
  if (all.length > 1) warnings.push({ code: 'mixed_refrigerants', refrigerants: all });
  const series = [...new Set(modules.map((unit) => unit.series))];
  if (series.length > 1) warnings.push({ code: 'mixed_series', series });
  else if (allowsSet(modules) === false) {
    const sets = modules[0]!.series_limits!.module_sets!;
    const allowed = sets.map((set) => set.join(' + ')).join(', ');
    const sizes = modules.map(({ horsepower }) => horsepower ?? '?').join(' + ');
    warnings.push({ code: 'module_set', sizes, allowed });
  }
  return warnings;
}
