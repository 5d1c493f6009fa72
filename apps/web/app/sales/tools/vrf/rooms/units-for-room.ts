import type { SystemCatalogue } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import { type IndoorUnit, type SizingValues, type SystemRoom, wholeW } from '@shishir/sizing';

/** An indoor unit that the builder offers. */
export interface OfferedUnit extends IndoorUnit {
  /** '4-way cassette 5.6 kW' */
  label: string;
  /** Name of the units of its category. */
  kind: string;
}

/** Maximum models of one size that the API returns. */
export const MOST_MODELS = 24;

/** The catalogue for look-ups. One object for all rows and changes. */
export interface Units {
  all: readonly OfferedUnit[];
  byId: ReadonlyMap<number, OfferedUnit>;
  /** Capacity at the design conditions divided by the nominal one. */
  factor: number;
  values: SizingValues;
  /** Returns the number of models of the size of a unit in the catalogue, and of those known to the page. */
  modelsLike: (unit: OfferedUnit) => { count: number; known: number };
  /** Requests the models of the size of a unit; false if they could not be loaded. */
  loadModels: (unit: OfferedUnit) => Promise<boolean>;
}

/** Names units by kind and size. Units of the same size and kind have their model in their name. */
export function offeredUnits(
  units: SystemCatalogue['indoor'],
  kinds: Readonly<Record<string, string>>,
): OfferedUnit[] {
  const named = units.map((unit) => {
    const kind = kinds[unit.category] ?? unit.category;
    return { ...unit, kind, label: `${kind} ${formatCapacity(unit.cooling_kw)} kW` };
  });
  const times = new Map<string, number>();
  for (const { label } of named) times.set(label, (times.get(label) ?? 0) + 1);
  return named.map((unit) =>
    times.get(unit.label) === 1 ? unit : { ...unit, label: `${unit.label}, ${unit.model}` },
  );
}

/** Number of sizes of each kind offered for a load: the next smaller one, and those that fit. */
const SMALLER = 1;
const FITTING = 3;

/** Returns the units to choose from for a room, by kind; all of them if its load is not known. */
export function choicesFor(
  { load_kw, count, unit }: Pick<SystemRoom, 'load_kw' | 'count' | 'unit'>,
  { all, factor }: Pick<Units, 'all' | 'factor'>,
): { kind: string; units: OfferedUnit[] }[] {
  return byKind(all).map(({ kind, units }) => {
    if (load_kw === null) return { kind, units };
    const sizes = [...new Set(units.map(({ cooling_kw }) => cooling_kw))];
    const fitting = units[firstFitting(units, load_kw / factor, count)];
    const first = fitting ? sizes.indexOf(fitting.cooling_kw) : sizes.length;
    const shown = new Set(sizes.slice(Math.max(0, first - SMALLER), first + FITTING));
    return {
      kind,
      units: units.filter(({ id, cooling_kw }) => shown.has(cooling_kw) || id === unit),
    };
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
  for (const unit of units) {
    const group = groups.get(unit.kind);
    if (group) group.push(unit);
    else groups.set(unit.kind, [unit]);
  }
  const sorted = [...groups].map(([kind, own]) => ({
    kind,
    units: own.sort((a, b) => a.cooling_kw - b.cooling_kw),
  }));
  cache.set(units, sorted);
  return sorted;
}
