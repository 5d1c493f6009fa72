import { trToKw } from '@shishir/format';

/** Anything with a capacity. */
export interface Sized {
  cooling_kw: number;
}

/** A unit with its surplus capacity above a load. */
export interface Fitting<Unit extends Sized> {
  unit: Unit;
  left_kw: number;
  /** Per cent of the load. */
  left_percent: number;
}

/** Returns the surplus of a unit above a load. Capacities are compared in whole W. */
export function leftAbove<Unit extends Sized>(unit: Unit, load_kw: number): Fitting<Unit> {
  const left_w = Math.round(unit.cooling_kw * 1000) - Math.round(load_kw * 1000);
  const left_percent = load_kw > 0 ? left_w / (load_kw * 10) : 0;
  return { unit, left_kw: left_w / 1000, left_percent };
}

/** Returns the units between the likely and the high load, smallest first. */
export const fittingUnits = <Unit extends Sized>(
  units: readonly Unit[],
  likely_kw: number,
  high_kw: number,
): Fitting<Unit>[] =>
  unitsAbove(units, likely_kw).filter(({ unit }) => leftAbove(unit, high_kw).left_kw <= 0);

/** Returns the units that cover a load, smallest first. */
export const unitsAbove = <Unit extends Sized>(
  units: readonly Unit[],
  load_kw: number,
): Fitting<Unit>[] =>
  units
    .map((unit) => leftAbove(unit, load_kw))
    .filter(({ left_kw }) => left_kw >= 0)
    .sort((a, b) => a.left_kw - b.left_kw);

/** Nominal sizes of split units, in tons. */
export const SPLIT_TONS = [1, 1.5, 2, 2.5, 3] as const;

/** Returns the smallest split size that covers a load, in tons; null if one unit is not enough. */
export const splitTonsFor = (likely_kw: number): number | null =>
  SPLIT_TONS.find((tons) => trToKw(tons) >= likely_kw) ?? null;
