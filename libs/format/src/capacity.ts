/** 1 TR (ton of refrigeration) in BTU/h, by definition. */
export const BTU_PER_TR = 12_000;
/** 1 TR in kW: 12,000 BTU/h x 1055.05585 J / 3600 s. */
export const KW_PER_TR = 3.51685;
/** 1 kW in BTU/h: 3600 s / 1055.05585 J x 1000. */
export const BTU_PER_KW = 3_412.142;

/** kW of cooling -> TR. 22.4 kW = 6.37 TR. */
export const kwToTr = (kw: number): number => kw / KW_PER_TR;
/** kW of cooling -> BTU/h. 5.0 kW = 17,061 BTU/h. */
export const kwToBtu = (kw: number): number => kw * BTU_PER_KW;
/** TR -> kW. 1.5 TR = 5.275 kW. */
export const trToKw = (tr: number): number => tr * KW_PER_TR;

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
 * Throws a RangeError for an axis without extent.
 */
export function capacityPosition(tr: number, axis: CapacityAxis): number {
  if (!(axis.min > 0) || !(axis.max > axis.min)) {
    throw new RangeError(`Not a capacity axis: ${axis.min} to ${axis.max}`);
  }
  const position = Math.log(tr / axis.min) / Math.log(axis.max / axis.min);
  return Math.min(1, Math.max(0, position));
}

/** Wider than this, equal steps on a line are equal ratios; else the small ones would all look like nothing. */
const LINEAR_SPAN = 10;

/** How long the line of a capacity is beside those of its axis, from 0 to 1. The smallest still gets a visible piece. */
export function capacityShare(tr: number, axis: CapacityAxis): number {
  if (axis.max <= axis.min * LINEAR_SPAN) return Math.min(1, tr / axis.max);
  return capacityPosition(tr, { min: axis.min / 2, max: axis.max });
}
