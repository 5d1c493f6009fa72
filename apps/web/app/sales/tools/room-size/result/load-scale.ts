/** A part of the logarithmic axis of capacities in TR: each doubling has the same width. */
export interface Scale {
  from: number;
  to: number;
  /** The figures below the axis. */
  marks: number[];
}

const USUAL_FROM = 0.25;
const DOUBLINGS = 4;

/** Returns the scale from 0.25 to 4 TR, moved by doublings and widened until it contains a range. */
export function scaleFor(low: number, high: number): Scale {
  let from = USUAL_FROM;
  let doublings = DOUBLINGS;
  while (high > from * 2 ** doublings && low >= from * 2) from *= 2;
  while (low < from && from > USUAL_FROM / 16) from /= 2;
  while (high > from * 2 ** doublings) doublings++;
  const marks = Array.from({ length: doublings + 1 }, (_, index) => from * 2 ** index);
  return { from, to: marks.at(-1)!, marks };
}

/** Returns the position of a capacity, in per cent from the left. */
export function positionOn({ from, to }: Pick<Scale, 'from' | 'to'>, tr: number): number {
  const position = Math.log2(Math.max(tr, from) / from) / Math.log2(to / from);
  return Math.round(Math.min(1, position) * 10_000) / 100;
}
