import { capacityOf } from '@shishir/format';
import type { RoomLoad } from '@shishir/sizing';

/** Returns the nominal capacities that a unit needs for the three cases of a load. */
export function nominalOf({ low, likely, high, nominal_kw }: RoomLoad) {
  const nominal = (w: number) => capacityOf((w * nominal_kw) / likely.kw);
  return { low: nominal(low.w), likely: nominal(likely.w), high: nominal(high.w) };
}
