/** A capacity without needless zeros, at most two decimals: 28 -> '28', 20.7 -> '20.7'. */
export function formatCapacity(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** One end of the catalogue's capacity axis, in TR: the smallest and the largest a position is drawn for. */
export interface CapacityAxis {
  min: number;
  max: number;
}

/**
 * Where a capacity lies on a logarithmic axis, as a fraction from 0 to 1 (clamped).
 * Logarithmic, because the catalogue runs from a bedroom to a tower: equal steps are equal ratios.
 * On an axis without extent, or of figures that are no capacities, everything lies at its start.
 */
export function capacityPosition(tr: number, axis: CapacityAxis): number {
  if (!(tr > 0) || !(axis.min > 0) || !(axis.max > axis.min)) return 0;
  const position = Math.log(tr / axis.min) / Math.log(axis.max / axis.min);
  return Math.min(1, Math.max(0, position));
}

/** Wider than this, equal steps on a line are equal ratios; else the small ones would all look like nothing. */
const LINEAR_SPAN = 10;

/** How long the line of a capacity is beside those of its axis, from 0 to 1. The smallest still gets a visible piece. */
export function capacityShare(tr: number, axis: CapacityAxis): number {
  if (!(tr > 0) || !(axis.max > 0)) return 0;
  if (axis.max <= axis.min * LINEAR_SPAN) return Math.min(1, tr / axis.max);
  return capacityPosition(tr, { min: axis.min / 2, max: axis.max });
}
