import { type Alternative, judge } from './judge';
import { type Demand, MAX_MODULES, type OutdoorUnit, wholeW } from './system';
import { DEFAULT_VALUES, type SizingValues } from './values';

/** What fits, the best first, and the units nearest in size that do not. */
export interface OutdoorChoice {
  fitting: Alternative[];
  near: Alternative[];
}

/** An outdoor unit as the search compares it: whole W and whole per cent. */
interface Module {
  unit: OutdoorUnit;
  w: number;
  ratio_min: number;
  ratio_max: number;
  indoor_max: number;
  /** Infinity where it is on request: a known price comes first. */
  price: number;
}

interface Found {
  w: number;
  price: number;
  modules: Module[];
}

/** The smallest first, of one size the cheapest, of one price as the catalogue has them. */
const compare = (a: Found, b: Found) => a.w - b.w || (a.price === b.price ? 0 : a.price - b.price);

/** The best so far of one number of modules, at most `limit` of them. */
class Best {
  readonly found: Found[] = [];
  constructor(private readonly limit: number) {}

  /** What is larger than this need not be looked at. */
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
 * The outdoor units for a demand: single units first, then combinations of two and three modules of one series and
 * refrigerant, each the smallest first.
 *
 * Of n modules there are n³/6 combinations of three, over a million for 200. So the modules of a series are sorted by
 * size: for each first and second module, the smallest third that reaches the demand is found by bisection, and from
 * there on only as long as the sum can still be among the best. Combinations are searched only where fewer of less
 * modules fit than are asked for.
 */
export function chooseOutdoor(
  units: readonly OutdoorUnit[],
  demand: Demand,
  values: SizingValues = DEFAULT_VALUES,
  { fitting = 6, near = 4 }: { fitting?: number; near?: number } = {},
): OutdoorChoice {
  if (demand.indoor_w === 0) return { fitting: [], near: [] };
  const modules = units
    .map((unit) => moduleOf(unit, values))
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
  const fits = new Set(found.flatMap((one) => (one.modules.length === 1 ? one.modules : [])));
  const size = Math.max(demand.indoor_w, demand.load_w);
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
    fitting: found.map((one) => judged(one.modules)),
    near: others.map((module) => judged([module])).sort((a, b) => a.cooling_kw - b.cooling_kw),
  };
}

const moduleOf = (unit: OutdoorUnit, values: SizingValues): Module => ({
  unit,
  w: wholeW(unit.cooling_kw),
  ratio_min: unit.ratio_min ?? values.ratio_min_percent,
  ratio_max: unit.ratio_max ?? values.ratio_max_percent,
  indoor_max: unit.indoor_max ?? values.indoor_max,
  price: unit.price ?? Infinity,
});

/** Modules that may be combined, by series and refrigerant. */
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

/** True where `judge` would have no warning. */
function isAllowed(chosen: readonly Module[], w: number, demand: Demand): boolean {
  if (w < demand.load_w) return false;
  for (const { ratio_min, ratio_max, indoor_max, unit } of chosen) {
    if (demand.indoor_w * 100 > ratio_max * w || demand.indoor_w * 100 < ratio_min * w)
      return false;
    if (demand.units > indoor_max) return false;
    const { refrigerant } = unit;
    if (demand.refrigerants.length > 1) return false;
    if (refrigerant && demand.refrigerants.some((other) => other !== refrigerant)) return false;
  }
  return true;
}

/** Adds the combinations of `count` modules of a series, sorted by size, that fit. */
function search(series: Module[], count: number, demand: Demand, best: Best): void {
  const widest = Math.max(...series.map(({ ratio_max }) => ratio_max));
  const lowest = Math.min(...series.map(({ ratio_min }) => ratio_min));
  const least_w = Math.max(demand.load_w, (demand.indoor_w * 100) / widest);
  const most_w = (demand.indoor_w * 100) / lowest;
  const largest_w = series.at(-1)!.w;
  const step = (chosen: Module[], from: number, w: number) => {
    const left = count - chosen.length;
    // The modules to come are at least as large as the last one, and at most the largest of all.
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

/** The place of the first module of at least `w`, by bisection. */
function firstOf(series: readonly Module[], w: number): number {
  let [low, high] = [0, series.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (series[middle]!.w < w) low = middle + 1;
    else high = middle;
  }
  return low;
}
