/** Formats a capacity with at most two decimals and without trailing zeros: 28 -> '28', 20.7 -> '20.7'. */
export function formatCapacity(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Range of the catalogue's capacity axis, in TR. */
export interface CapacityAxis {
  min: number;
  max: number;
}

/**
 * Returns the position of a capacity in TR on a logarithmic axis, as a fraction from 0 to 1 (clamped).
 * Logarithmic, because the catalogue ranges from units for a bedroom to units for a tower: equal steps are equal
 * ratios.
 * Returns 0 for an empty or invalid axis and for an invalid capacity.
 */
export function capacityPosition(tr: number, axis: CapacityAxis): number {
  if (!(tr > 0) || !(axis.min > 0) || !(axis.max > axis.min)) return 0;
  const position = Math.log(tr / axis.min) / Math.log(axis.max / axis.min);
  return Math.min(1, Math.max(0, position));
}

/**
 * Ratio between the ends of an axis above which lines use a logarithmic scale; small capacities would be invisible on a
 * linear one.
 */
const LINEAR_SPAN = 10;

/** Returns the length of the line that shows a capacity on its axis, from 0 to 1. The smallest is still visible. */
export function capacityShare(tr: number, axis: CapacityAxis): number {
  if (!(tr > 0) || !(axis.max > 0)) return 0;
  if (axis.max <= axis.min * LINEAR_SPAN) return Math.min(1, tr / axis.max);
  return capacityPosition(tr, { min: axis.min / 2, max: axis.max });
}
