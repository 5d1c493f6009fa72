import { type Capacity, capacityOf } from '@shishir/format';
import { adviceFor, type RoomAdvice } from './advice';
import { correctedCapacity, resultingHumidity_percent } from './capacity';
import type { CorrectedCapacity } from './conditions';
import { type DesignDay, designConditions, designDays, HOURS_A_DAY } from './climate';
import { EDITION } from './edition';
import type { InputError, Result } from './errors';
import { moistureOfHumidity_g_kg } from './psychrometrics';
import { door_l_s, flow_l_s, type RoomAir } from './room-air';
import {
  checkRoom,
  geometryOf,
  isRoof,
  type RoomGeometry,
  type RoomInput,
  wholeRoom,
} from './room-input';
import {
  CASES,
  type Heat,
  heatOf,
  hourlyHeat,
  INSIDE_PARTS,
  isCooled,
  type LoadPart,
  PART_KEYS,
  type PartKey,
  type Scene,
  valuesOf,
} from './room-parts';
import type { Month } from './stations';
import { DEFAULT_VALUES, type SizingValues } from './values';

/** Cooling load of a room by parts. The parts are rounded first, so that the total equals their sum. */
export interface RoomLoad {
  edition: number;
  low: Capacity;
  likely: Capacity;
  high: Capacity;
  /** Sensible and latent (moisture) part of the likely figure. */
  sensible_w: number;
  latent_w: number;
  /** Highest sensible load and its hour, which can differ from that of the likely figure. */
  sensible_peak: { w: number; month: Month; hour: number };
  /** Hour of the likely figure, in solar time. */
  peak: { month: Month; hour: number; outdoor_c: number };
  /** Parts that apply to the room, in the order of `PART_KEYS`. */
  parts: LoadPart[];
  /** Nominal capacity in kW that covers the likely total and the highest sensible load at the conditions of the room. */
  nominal_kw: number;
  /** Capacity of a unit at the conditions of the room. */
  capacity: CorrectedCapacity;
  /** Relative humidity that a typical unit reaches. */
  humidity_percent: number;
  advice: RoomAdvice[];
  geometry: RoomGeometry;
  air: RoomAir;
}

/**
 * Calculates the cooling load of a room in a low, a likely and a high case. The likely load is calculated for each hour
 * of a design day from March to October; the highest one is the result. The low and the high case are those of the same
 * hour. The result helps to choose a size and is not a design. `VALUES` has the source of each constant.
 */
export function roomLoad(
  input: RoomInput,
  values: SizingValues = DEFAULT_VALUES,
): Result<RoomLoad, InputError> {
  const errors = checkRoom(input, values);
  if (errors.length > 0) return { ok: false, errors };
  const still = stillOf(input, values);
  const { room, geometry } = still;
  const { scene, sensible: highest } = peakOf(still, designDays(room.station, values));
  const heats = PART_KEYS.flatMap((key) => {
    const heat = heatOf(key, scene);
    return heat ? [partOf(key, heat, scene)] : [];
  });
  const sum = (column: 'low_w' | 'likely_w' | 'high_w' | 'latent_w', parts = heats) =>
    parts.reduce((all, part) => all + part[column], 0);
  const likely = capacityOf(sum('likely_w'));
  const latent_w = sum('latent_w');
  const sensible_w = likely.w - latent_w;
  const air = airOf(scene);
  const outdoor_c = designConditions(room.station, values).db_c;
  const coil = { room_c: room.target_c, outdoor_c };
  const capacity = correctedCapacity({ ...coil, room_percent: values.indoor_rh_percent }, values);
  // The sun can be highest in a month with less moisture, so that the sensible load has its peak at another hour.
  const constant_w = CONSTANT_PARTS.reduce((all, key) => {
    const { likely: w = 0, latent = 0 } = heatOf(key, scene) ?? {};
    return all + w - latent;
  }, 0);
  const sensible_peak = {
    ...{ w: Math.max(sensible_w, Math.round(highest.w + constant_w)) },
    ...{ month: highest.month, hour: highest.hour },
  };
  const nominal_kw =
    Math.max(likely.kw, sensible_peak.w / 1000 / capacity.sensible_share) / capacity.factor;
  const humidity_percent = resultingHumidity_percent(
    {
      sensible_w,
      inside_latent_w: sum(
        'latent_w',
        heats.filter(({ key }) => INSIDE_PARTS.has(key)),
      ),
      outdoor_l_s: air.flow_l_s * values.air_likely + air.door_l_s,
      outdoor_g_kg: air.outdoor_g_kg,
    },
    coil,
    values,
  );
  const result = {
    edition: EDITION,
    low: capacityOf(sum('low_w')),
    likely,
    high: capacityOf(sum('high_w')),
    sensible_w,
    latent_w,
    sensible_peak,
    peak: { month: scene.day.month, hour: scene.hour, outdoor_c: scene.outdoor_c },
    parts: heats,
    nominal_kw,
    capacity,
    humidity_percent,
    geometry,
    air,
  };
  return { ok: true, value: { ...result, advice: adviceFor(room, result, values) } };
}

type Still = Omit<Scene, 'day' | 'hour' | 'outdoor_c'>;

/** Returns what does not change from hour to hour. */
function stillOf(input: RoomInput, values: SizingValues): Still {
  const room = wholeRoom(input);
  const { target_c } = room;
  const { indoor_rh_percent, pressure_kpa } = values;
  return {
    room,
    values,
    geometry: geometryOf(room, values),
    indoor_g_kg: moistureOfHumidity_g_kg(target_c, indoor_rh_percent, pressure_kpa),
    flow_l_s: flow_l_s(room, values),
  };
}

/** Parts of the load that are the same in every hour. */
const CONSTANT_PARTS = ['rooms_around', 'people', 'inside'] as const;

/**
 * Returns the likely load of a room in W for each month of the design days and each of its 24 hours, month by month;
 * null for an invalid room. Its maximum is the likely load of `roomLoad`, except for the rounding of parts. A room that
 * is cooled at night has no load by day.
 */
export function hourlyLoads_w(
  input: RoomInput,
  values: SizingValues = DEFAULT_VALUES,
): number[] | null {
  if (checkRoom(input, values).length > 0) return null;
  const still = stillOf(input, values);
  const days = designDays(still.room.station, values);
  const scene: Scene = { ...still, day: days[0]!, hour: 0, outdoor_c: 0 };
  const constant_w = CONSTANT_PARTS.reduce(
    (sum, key) => sum + (heatOf(key, scene)?.likely ?? 0),
    0,
  );
  return days.flatMap((day) =>
    day.outdoor_c.map((outdoor_c, hour) => {
      Object.assign(scene, { day, hour, outdoor_c });
      return isCooled(scene) ? constant_w + hourlyHeat(scene).w : 0;
    }),
  );
}

/** Finds the hours with the highest likely load and with the highest sensible one, of parts that change by the hour. */
function peakOf(still: Still, days: readonly DesignDay[]) {
  const scene: Scene = { ...still, day: days[0]!, hour: 0, outdoor_c: 0 };
  const peak = { w: -Infinity, day: scene.day, hour: 0 };
  const sensible = { w: -Infinity, month: scene.day.month, hour: 0 };
  for (const day of days) {
    for (let hour = 0; hour < HOURS_A_DAY; hour++) {
      scene.day = day;
      scene.hour = hour;
      scene.outdoor_c = day.outdoor_c[hour]!;
      if (!isCooled(scene)) continue;
      const { w, latent_w } = hourlyHeat(scene);
      if (w > peak.w) Object.assign(peak, { w, day, hour });
      if (w - latent_w > sensible.w) {
        Object.assign(sensible, { w: w - latent_w, month: day.month, hour });
      }
    }
  }
  const { day, hour } = peak;
  return { scene: { ...still, day, hour, outdoor_c: day.outdoor_c[hour]! }, sensible };
}

function partOf(key: PartKey, heat: Heat, scene: Scene): LoadPart {
  const [low_w, likely_w, high_w] = CASES.map((name) => Math.round(heat[name])) as [
    number,
    number,
    number,
  ];
  const latent_w = Math.round(heat.latent ?? 0);
  return { key, low_w, likely_w, high_w, latent_w, values: valuesOf(key, scene) };
}

function airOf({ room, values, day, outdoor_c, indoor_g_kg, flow_l_s: flow }: Scene): RoomAir {
  return {
    outdoor_g_kg: day.outdoor_g_kg,
    indoor_g_kg,
    difference_k: Math.max(0, outdoor_c - room.target_c),
    difference_g_kg: Math.max(0, day.outdoor_g_kg - indoor_g_kg),
    flow_l_s: flow,
    door_l_s: door_l_s(room, values, outdoor_c),
    roof_c: isRoof(room.above) ? day.roof_max_c : null,
  };
}
