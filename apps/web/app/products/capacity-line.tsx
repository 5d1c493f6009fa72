import { capacityPosition, type CapacityAxis } from '@shishir/format';

/** Wider than this, equal steps on the line are equal ratios; else the small ones would all look like nothing. */
const LINEAR_SPAN = 10;

/** Where a capacity stands among those beside it, as a line from nothing to the largest. */
export function CapacityLine({ tr, axis }: { tr: number | null; axis: CapacityAxis | null }) {
  return (
    <div className="tick" aria-hidden="true">
      {tr !== null && axis && <i style={{ width: `${(shareOf(tr, axis) * 100).toFixed(1)}%` }} />}
    </div>
  );
}

/** From 0 to 1. The smallest of a wide axis still gets a visible piece. */
export function shareOf(tr: number, axis: CapacityAxis): number {
  if (axis.max <= axis.min * LINEAR_SPAN) return Math.min(1, tr / axis.max);
  return capacityPosition(tr, { min: axis.min / 2, max: axis.max });
}
