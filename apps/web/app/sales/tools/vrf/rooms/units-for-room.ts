import { type IndoorUnit, type SystemRoom, wholeW } from '@shishir/sizing';

/** An indoor unit as the builder offers it. */
export interface OfferedUnit extends IndoorUnit {
  /** '4-way cassette 5.6 kW' */
  label: string;
  /** What units of its category are called. */
  kind: string;
}

/** The catalogue as the rows look it up. One object for all rows and changes. */
export interface Units {
  all: readonly OfferedUnit[];
  byId: ReadonlyMap<number, OfferedUnit>;
}

/** So many units of each kind are offered for a load: the next smaller one, and those that fit. */
const SMALLER = 1;
const FITTING = 3;

/** The units to choose from for a room, by kind; all of them where its load is not known. */
export function choicesFor(
  { load_kw, count, unit }: Pick<SystemRoom, 'load_kw' | 'count' | 'unit'>,
  units: readonly OfferedUnit[],
): { kind: string; units: OfferedUnit[] }[] {
  return byKind(units).map(({ kind, units }) => {
    if (load_kw === null) return { kind, units };
    const first = firstFitting(units, load_kw, count);
    const from = Math.max(0, first - SMALLER);
    const shown = units.filter(({ id }, at) => (at >= from && at < first + FITTING) || id === unit);
    return { kind, units: shown };
  });
}

/** The smallest unit of each kind that fits, the least above the load first. */
export function suggestionsFor(
  { load_kw, count }: Pick<SystemRoom, 'load_kw' | 'count'>,
  units: readonly OfferedUnit[],
  kind?: string,
): OfferedUnit[] {
  if (load_kw === null) return [];
  return byKind(units)
    .filter((group) => kind === undefined || group.kind === kind)
    .flatMap(({ units }) => units[firstFitting(units, load_kw, count)] ?? [])
    .sort((a, b) => a.cooling_kw - b.cooling_kw || (a.price ?? Infinity) - (b.price ?? Infinity));
}

const firstFitting = (units: readonly OfferedUnit[], load_kw: number, count: number) => {
  const at = units.findIndex(({ cooling_kw }) => count * wholeW(cooling_kw) >= wholeW(load_kw));
  return at < 0 ? units.length : at;
};

const cache = new WeakMap<readonly OfferedUnit[], { kind: string; units: OfferedUnit[] }[]>();

/** Each kind with its units, the smallest first. */
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
