import { correctedW, systemConditions } from './capacity';
import { type Alternative, judge } from './judge';
import { type Demand, MAX_MODULES, type OutdoorUnit, wholeW } from './system';
import { allowsSet, indoorMaxOf, limitsOf } from './system-limits';
import { DEFAULT_VALUES, type SizingValues } from './values';

/** Fitting units and combinations, the best first, and the units closest in size that do not fit. */
export interface OutdoorChoice {
  fitting: Alternative[];
  near: Alternative[];
}

/** An outdoor unit in the form used by the search, in whole W and per cent. */
interface Module {
  unit: OutdoorUnit;
  w: number;
  /** Capacity at the design conditions divided by the nominal one. */
  factor: number;
  ratio_min: number;
  ratio_max: number;
  indoor_max: number;
  /** Maximum number of indoor units of all modules together. */
  system_max: number;
  /** Infinity if on request, so that known prices come first. */
  price: number;
}

interface Found {
  w: number;
  price: number;
  modules: Module[];
}

/** Orders by size, then by price; equal ones keep the order of the catalogue. */
const compare = (a: Found, b: Found) => a.w - b.w || (a.price === b.price ? 0 : a.price - b.price);

/** Collects the best combinations of one number of modules, up to `limit`. */
class Best {
  readonly found: Found[] = [];
  constructor(private readonly limit: number) {}

  /** Size above which candidates can be skipped. */
  get bound(): number {
    return this.found.length < this.limit ? Infinity : this.found.at(-1)!.w;
  }

  add(candidate: Found): void {
    if (this.limit <= 0) return;
    if (this.found.length === this.limit && compare(candidate, this.found.at(-1)!) >= 0) return;
    const at = this.found.findIndex((other) => compare(candidate, other) < 0);
    this.found.splice(at < 0 ? this.found.length : at, 0, candidate);
    if (this.found.length > this.limit) this.found.pop();
  }
}

/**
 * Chooses outdoor units for a demand: single units first, then combinations of two and three modules of the same series
 * and refrigerant, each by size.
 *
 * n modules have n³/6 combinations of three, over a million for 200. Therefore the modules of a series are sorted by
 * size. For each first and second module, bisection finds the smallest third that meets the demand; larger ones are
 * tried only as long as the sum can still be among the best. Larger combinations are searched only if fewer modules do
 * not provide enough results.
 */
export function chooseOutdoor(
  units: readonly OutdoorUnit[],
  demand: Demand,
  values: SizingValues = DEFAULT_VALUES,
  { fitting = 6, near = 4 }: { fitting?: number; near?: number } = {},
): OutdoorChoice {
  if (demand.indoor_w === 0) return { fitting: [], near: [] };
  const factor = (demand.factor ?? systemConditions(values).factor) * (demand.pipe_factor ?? 1);
  const modules = units
    .map((unit) => moduleOf(unit, factor, values))
    .filter(({ w }) => w > 0)
    .sort((a, b) => a.w - b.w);
  const found: Found[] = [];
  for (let count = 1; count <= MAX_MODULES && found.length < fitting; count++) {
    const best = new Best(fitting - found.length);
    for (const series of count === 1 ? [modules] : seriesIn(modules)) {
      search(series, count, demand, best);
    }
    found.push(...best.found);
  }
  const fits = new Set(found.flatMap(({ modules }) => (modules.length === 1 ? modules : [])));
  const size = Math.max(demand.indoor_w, demand.load_w / factor);
  const others = modules
    .filter((module) => !fits.has(module) && !isAllowed([module], module.w, demand))
    .sort((a, b) => Math.abs(a.w - size) - Math.abs(b.w - size))
    .slice(0, near);
  const judged = (chosen: Module[]) =>
    judge(
      chosen.map(({ unit }) => unit),
      demand,
      values,
    );
  return {
    fitting: found.map((combination) => judged(combination.modules)),
    near: others.map((module) => judged([module])).sort((a, b) => a.cooling_kw - b.cooling_kw),
  };
}

const moduleOf = (unit: OutdoorUnit, factor: number, values: SizingValues): Module => ({
  unit,
  w: wholeW(unit.cooling_kw),
  factor,
  ...limitsOf(unit, values),
  system_max: values.indoor_max,
  price: unit.price ?? Infinity,
});

/** Groups modules that can be combined, by series and refrigerant. */
function seriesIn(modules: Module[]): Module[][] {
  const groups = new Map<string, Module[]>();
  for (const module of modules) {
    const key = `${module.unit.series}\n${module.unit.refrigerant ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(module);
    else groups.set(key, [module]);
  }
  return [...groups.values()];
}

/** Returns whether `judge` would report no warnings. */
function isAllowed(chosen: readonly Module[], w: number, demand: Demand): boolean {
  if (allowsSet(chosen.map(({ unit }) => unit)) === false) return false;
  if (correctedW(w, chosen[0]!.factor) < demand.load_w) return false;
  const limits = chosen.map(({ indoor_max }) => indoor_max);
  if (demand.units > indoorMaxOf(limits, { indoor_max: chosen[0]!.system_max })) return false;
  for (const { ratio_min, ratio_max, unit } of chosen) {
    if (demand.indoor_w * 100 > ratio_max * w || demand.indoor_w * 100 < ratio_min * w)
      return false;
    const { refrigerant } = unit;
    if (demand.refrigerants.length > 1) return false;
    if (refrigerant && demand.refrigerants.some((other) => other !== refrigerant)) return false;
  }
  return true;
}

/** Adds the fitting combinations of `count` modules of a series, which is sorted by size. */
function search(series: Module[], count: number, demand: Demand, best: Best): void {
  const [first] = series;
  if (!first) return;
  const widest = Math.max(...series.map(({ ratio_max }) => ratio_max));
  const lowest = Math.min(...series.map(({ ratio_min }) => ratio_min));
  // A watt less, because the corrected capacity is rounded.
  const least_w = Math.max(demand.load_w / first.factor - 1, (demand.indoor_w * 100) / widest);
  const most_w = (demand.indoor_w * 100) / lowest;
  const largest_w = series.at(-1)!.w;
  const step = (chosen: Module[], from: number, w: number) => {
    const left = count - chosen.length;
    // The remaining modules are at least as large as the last one, and at most as large as the largest of the series.
    const start = Math.max(from, firstOf(series, least_w - w - (left - 1) * largest_w));
    for (let at = start; at < series.length; at++) {
      const module = series[at]!;
      if (w + left * module.w > Math.min(most_w, best.bound)) return;
      if (left > 1) step([...chosen, module], at, w + module.w);
      else add([...chosen, module], w + module.w);
    }
  };
  const add = (modules: Module[], w: number) => {
    if (!isAllowed(modules, w, demand)) return;
    best.add({ w, price: modules.reduce((sum, { price }) => sum + price, 0), modules });
  };
  step([], 0, 0);
}

/** Returns the index of the first module of at least `w`, by bisection. */
function firstOf(series: readonly Module[], w: number): number {
  let [low, high] = [0, series.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (series[middle]!.w < w) low = middle + 1;
    else high = middle;
  }
  return low;
}
