import { capacityPosition } from '@shishir/format';

/** Places on a scale, from 0. */
export const STEPS = 200;
/** Wider than this, equal steps are equal ratios; else the small ones would all be one. */
const LINEAR_SPAN = 10;

/** Where a figure stands between the ends of an axis, and what stands at a place: rounded, but for the ends. */
export function scaleOf(axis: { min: number; max: number }, step: number) {
  const { min, max } = axis;
  const ratio = min > 0 && max > min * LINEAR_SPAN;
  return {
    placeOf(value: number): number {
      if (max <= min) return value > min ? STEPS : 0;
      const share = ratio ? capacityPosition(value, axis) : (value - min) / (max - min);
      return Math.round(Math.min(1, Math.max(0, share)) * STEPS);
    },
    valueAt(place: number): number {
      if (place <= 0) return min;
      if (place >= STEPS) return max;
      const share = place / STEPS;
      const value = ratio ? min * (max / min) ** share : min + (max - min) * share;
      const rounded = Number((Math.round(value / step) * step).toFixed(2));
      return Math.min(max, Math.max(min, rounded));
    },
  };
}
