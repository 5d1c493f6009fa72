import { capacityShare, type CapacityAxis } from '@shishir/format';

/** Where a capacity stands among those beside it, as a line from nothing to the largest. */
export function CapacityLine({ tr, axis }: { tr: number | null; axis: CapacityAxis | null }) {
  return (
    <div className="tick" aria-hidden="true">
      {tr !== null && axis && (
        <i style={{ width: `${(capacityShare(tr, axis) * 100).toFixed(1)}%` }} />
      )}
    </div>
  );
}
