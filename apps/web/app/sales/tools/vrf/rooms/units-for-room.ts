import { type IndoorUnit, type SystemRoom, wholeW } from '@shishir/sizing';

/** An indoor unit that the builder offers. */
export interface OfferedUnit extends IndoorUnit {
  /** '4-way cassette 5.6 kW' */
  label: string;
  /** Name of the units of its category. */
  kind: string;
}

/** The catalogue for look-ups. One object for all rows and changes. */
export interface Units {
  all: readonly OfferedUnit[];
  byId: ReadonlyMap<number, OfferedUnit>;
  /** Capacity at the design conditions divided by the nominal one. */
  factor: number;
}

/** Number of units of each kind offered for a load: the next smaller one, and those that fit. */
const SMALLER = 1;
const FITTING = 3;

/** Returns the units to choose from for a room, by kind; all of them if its load is not known. */
export function choicesFor(
  { load_kw, count, unit }: Pick<SystemRoom, 'load_kw' | 'count' | 'unit'>,
  { all, factor }: Pick<Units, 'all' | 'factor'>,
): { kind: string; units: OfferedUnit[] }[] {
  return byKind(all).map(({ kind, units }) => {
    if (load_kw === null) return { kind, units };
    const first = firstFitting(units, load_kw / factor, count);
    const from = Math.max(0, first - SMALLER);
    const shown = units.filter(({ id }, at) => (at >= from && at < first + FITTING) || id === unit);
    return { kind, units: shown };
  });
}

/** Returns the smallest fitting unit of each kind, the closest to the load first. */
export function suggestionsFor(
  { load_kw, count }: Pick<SystemRoom, 'load_kw' | 'count'>,
  { all, factor }: Pick<Units, 'all' | 'factor'>,
  kind?: string,
): OfferedUnit[] {
  if (load_kw === null) return [];
  return byKind(all)
    .filter((group) => kind === undefined || group.kind === kind)
    .flatMap(({ units }) => units[firstFitting(units, load_kw / factor, count)] ?? [])
    .sort((a, b) => a.cooling_kw - b.cooling_kw || (a.price ?? Infinity) - (b.price ?? Infinity));
}

/** Compares nominal capacities; `nominal_kw` is the load at nominal conditions. */
const firstFitting = (units: readonly OfferedUnit[], nominal_kw: number, count: number) => {
  const at = units.findIndex(({ cooling_kw }) => count * wholeW(cooling_kw) >= wholeW(nominal_kw));
  return at < 0 ? units.length : at;
};

const cache = new WeakMap<readonly OfferedUnit[], { kind: string; units: OfferedUnit[] }[]>();

/** Groups units by kind, the smallest first. */
function byKind(units: readonly OfferedUnit[]): { kind: string; units: OfferedUnit[] }[] {
  const known = cache.get(units);
  if (known) return known;
  const groups = new Map<string, OfferedUnit[]>();
  for (const unit of units) groups.set(unit.kind, [...(groups.get(unit.kind) ?? []), unit]);
  const sorted = [...groups].map(([kind, own]) => ({
    kind,
    units: own.sort((a, b) => a.cooling_kw - b.cooling_kw),
  }));
  cache.set(units, sorted);
  return sorted;
}
