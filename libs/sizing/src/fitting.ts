import { capacityOf, trToKw } from '@shishir/format';
import type { RoomLoad } from './room-load';

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

/** Factor above the high end of a load up to which a larger unit is offered. */
export const LARGER_UP_TO = 1.6;

/** Returns the nominal capacities that a unit needs for the three cases of a load. */
export function nominalOf({
  low,
  likely,
  high,
  nominal_kw,
}: Pick<RoomLoad, 'low' | 'likely' | 'high' | 'nominal_kw'>) {
  const nominal = (w: number) => capacityOf((w * nominal_kw) / likely.kw);
  return { low: nominal(low.w), likely: nominal(likely.w), high: nominal(high.w) };
}
