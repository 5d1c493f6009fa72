import { HOURS_A_DAY } from './climate';
import { hourlyLoads_w } from './room-load';
import type { RoomInput } from './room-input';
import { type Month, MONTHS } from './stations';
import { roomsIn, type SystemRoom, wholeW } from './system';
import { DEFAULT_VALUES, type SizingValues } from './values';

/** Highest load of the rooms at the same time. Month and hour are null if no room has hourly loads. */
export interface Peak {
  /** Load that the outdoor unit has to cover: the peak of the hours, or the share that a person typed. */
  load_kw: number;
  /** Highest sum of the loads of one hour. */
  hourly_kw: number;
  /** The peak of the hours in per cent of the sum of the room loads; 100 without loads. */
  diversity_percent: number;
  month: Month | null;
  /** 0 to 23, solar time. */
  hour: number | null;
  /** Rooms whose load counts in every hour, because only the figure is known. */
  constant_rooms: number;
  /** Diversity in per cent that a person typed; null if it follows from the hours. */
  typed_percent: number | null;
  /** Ratio up to which the outdoor unit is chosen with a typed diversity; earlier results have none, and used 130 %. */
  typed_ratio_percent?: number | undefined;
}

type RoomOfPeak = Pick<SystemRoom, 'load_kw' | 'alike' | 'described'>;

const shares = new WeakMap<RoomInput, { values: SizingValues; shares: number[] | null }>();

/** Returns the hourly loads of a room divided by their maximum. They are cached by the object of the room. */
function sharesOf(room: RoomInput, values: SizingValues): number[] | null {
  const known = shares.get(room);
  if (known?.values === values) return known.shares;
  const loads = hourlyLoads_w(room, values);
  const most = loads && Math.max(...loads);
  const found = loads && most ? loads.map((w) => Math.max(0, w) / most) : null;
  shares.set(room, { values, shares: found });
  return found;
}

/**
 * Returns the peak of rooms. A described room has its load at the hour of that room’s peak, and in the others the share that
 * its description gives; any other room has its load in every hour. `typed_percent` replaces the diversity of the hours
 * for `load_kw`. Descriptions of impossible rooms are ignored.
 */
export function peakOf(
  rooms: readonly RoomOfPeak[],
  typed_percent: number | null = null,
  values: SizingValues = DEFAULT_VALUES,
): Peak {
  const hourly: number[] = Array.from({ length: MONTHS.length * HOURS_A_DAY }, () => 0);
  const constant: RoomOfPeak[] = [];
  let [sum_w, constant_w] = [0, 0];
  for (const room of rooms) {
    const load_w = (room.alike ?? 1) * wholeW(room.load_kw ?? 0);
    if (load_w === 0) continue;
    sum_w += load_w;
    const own = room.described ? sharesOf(room.described, values) : null;
    if (own) {
      for (let at = 0; at < hourly.length; at++) hourly[at]! += load_w * own[at]!;
    } else {
      constant_w += load_w;
      constant.push(room);
    }
  }
  const most_w = Math.max(...hourly);
  const at = most_w > 0 ? hourly.indexOf(most_w) : null;
  const hourly_w = Math.min(sum_w, Math.round(most_w + constant_w));
  const load_w = typed_percent === null ? hourly_w : Math.round((sum_w * typed_percent) / 100);
  return {
    load_kw: load_w / 1000,
    hourly_kw: hourly_w / 1000,
    diversity_percent: sum_w > 0 ? (hourly_w * 100) / sum_w : 100,
    month: at === null ? null : MONTHS[Math.floor(at / HOURS_A_DAY)]!,
    hour: at === null ? null : at % HOURS_A_DAY,
    constant_rooms: roomsIn(constant),
    typed_percent,
    ...(typed_percent !== null && { typed_ratio_percent: values.aim_ratio_diversity_percent }),
  };
}
