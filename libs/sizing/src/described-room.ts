import type { RoomInput } from './room-input';
import { roomLoad } from './room-load';
import { type SystemRoom, wholeW } from './system';
import type { SizingValues } from './values';

const ratios = new WeakMap<RoomInput, { values: SizingValues; ratio: number | null }>();

/** Returns the nominal capacity divided by the load that it covers; null for an impossible room. Cached by the object. */
function nominalRatio(room: RoomInput, values: SizingValues): number | null {
  const known = ratios.get(room);
  if (known?.values === values) return known.ratio;
  const load = roomLoad(room, values);
  const ratio = load.ok ? load.value.nominal_kw / load.value.likely.kw : null;
  ratios.set(room, { values, ratio });
  return ratio;
}

/**
 * Returns the nominal capacity in whole W that a room needs for its total and its sensible load at its own temperature;
 * null without a load or a description. A load that was changed since is divided in the same way.
 */
export function neededNominal_w(
  { described, load_kw }: Pick<SystemRoom, 'described' | 'load_kw'>,
  values: SizingValues,
): number | null {
  const ratio = described && load_kw ? nominalRatio(described, values) : null;
  return ratio === null ? null : Math.round(wholeW(load_kw ?? 0) * ratio);
}
