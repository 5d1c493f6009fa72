import type { InputError, Result } from './errors';
import { airOf, flowValues, type RoomAir } from './room-air';
import { checkRoom, geometryOf, type RoomGeometry, type RoomInput } from './room-input';
import { type Capacity, capacityOf } from '@shishir/format';
import { DEFAULT_VALUES, type SizingValues, type ValueKey } from './values';

export const PART_KEYS = [
  'roof',
  'glass',
  'walls',
  'rooms_around',
  'people',
  'fresh_air',
  'inside',
] as const;
/** Sources of heat; `inside` is lights and equipment. */
export type PartKey = (typeof PART_KEYS)[number];

export const CASES = ['low', 'likely', 'high'] as const;
export type Case = (typeof CASES)[number];

/** One part of the load in whole W. */
export interface LoadPart {
  key: PartKey;
  low_w: number;
  likely_w: number;
  high_w: number;
  /** Latent (moisture) part of the likely figure. */
  latent_w: number;
  /** Constants used in the calculation. The part is an estimate as long as any of them is to be confirmed. */
  values: readonly ValueKey[];
}

/** Cooling load of a room by parts. The parts are rounded first, so that the total equals their sum. */
export interface RoomLoad {
  low: Capacity;
  likely: Capacity;
  high: Capacity;
  /** Latent (moisture) part of the likely figure. */
  latent_w: number;
  /** Parts that apply to the room, in the order of `PART_KEYS`. */
  parts: LoadPart[];
  geometry: RoomGeometry;
  air: RoomAir;
}

/** Input for the calculation of each part. */
interface Scene {
  room: RoomInput;
  values: SizingValues;
  geometry: RoomGeometry;
  air: RoomAir;
}

/** W in each case, and the latent part of the likely case. */
interface Heat {
  low: number;
  likely: number;
  high: number;
  latent?: number;
  values: readonly ValueKey[];
}

const inEachCase = (heat: (name: Case) => number) => ({
  low: heat('low'),
  likely: heat('likely'),
  high: heat('high'),
});

/** Returns the keys of the three constants of a spread. */
const spread = <Prefix extends string>(prefix: Prefix) =>
  CASES.map((name) => `${prefix}_${name}` as const);

/** Constants behind the temperature difference. */
const OUTSIDE = ['outdoor_db_c'] as const;

/** U · A · ΔT through the roof, with the sol-air temperature outside. Only a share arrives at the peak. */
function roof({ room, values, air }: Scene): Heat | null {
  if (air.roof_c === null) return null;
  const full = values.roof_u_w_m2k * room.area_m2 * Math.max(0, air.roof_c - room.target_c);
  return {
    ...inEachCase((name) => full * values[`roof_peak_${name}`]),
    values: [
      'roof_u_w_m2k',
      'roof_absorptance',
      'roof_sun_w_m2',
      'roof_film_w_m2k',
      'roof_sky_k',
      ...OUTSIDE,
      ...spread('roof_peak'),
    ],
  };
}

/** Solar gain through the glass of each direction with its shade, plus U · A · ΔT. */
function glass({ room, values, air, geometry }: Scene): Heat | null {
  if (geometry.glass_m2 === 0) return null;
  const used = new Set<ValueKey>();
  const sun = room.windows.reduce((sum, { area_m2, direction, shade }) => {
    if (area_m2 === 0) return sum;
    const keys = [`sun_${direction}_w_m2`, `shade_${shade}`] as const;
    for (const key of keys) used.add(key);
    return sum + area_m2 * values.glass_shgc * values[keys[0]] * values[keys[1]];
  }, 0);
  const conducted = values.glass_u_w_m2k * geometry.glass_m2 * air.difference_k;
  return {
    ...inEachCase((name) => sun * values[`glass_peak_${name}`] + conducted),
    values: ['glass_u_w_m2k', 'glass_shgc', ...used, ...OUTSIDE, ...spread('glass_peak')],
  };
}

/** U · A · ΔT, with the wall heated above the air temperature by the sun. */
function walls({ values, air, geometry }: Scene): Heat | null {
  if (geometry.walls_net_m2 === 0) return null;
  const ua = values.wall_u_w_m2k * geometry.walls_net_m2;
  return {
    ...inEachCase(
      (name) => ua * (air.difference_k + values.wall_sun_on * values[`wall_sun_${name}_k`]),
    ),
    values: [
      'wall_u_w_m2k',
      ...OUTSIDE,
      'wall_sun_on',
      'wall_sun_low_k',
      'wall_sun_likely_k',
      'wall_sun_high_k',
    ],
  };
}

/** U · A · ΔT from uncooled rooms around. */
function roomsAround({ values, geometry }: Scene): Heat | null {
  if (!values.rooms_around_on) return null;
  const ua = values.inner_u_w_m2k * geometry.inner_m2;
  return {
    ...inEachCase((name) => ua * values[`inner_${name}_k`]),
    values: [
      'rooms_around_on',
      'inner_u_w_m2k',
      'side_ratio',
      'inner_low_k',
      'inner_likely_k',
      'inner_high_k',
    ],
  };
}

function people({ room, values }: Scene): Heat | null {
  if (room.people === 0) return null;
  const keys = [`${room.activity}_sensible_w`, `${room.activity}_latent_w`] as const;
  const latent = room.people * values[keys[1]];
  const all = room.people * values[keys[0]] + latent;
  return { ...inEachCase(() => all), latent, values: keys };
}

function freshAir({ room, values, air }: Scene): Heat | null {
  if (air.flow_l_s === 0) return null;
  const sensible = values.air_sensible_factor * air.flow_l_s * air.difference_k;
  const latent = values.air_latent_factor * air.flow_l_s * air.difference_g_kg;
  return {
    ...inEachCase((name) => (sensible + latent) * values[`air_${name}`]),
    latent: latent * values.air_likely,
    values: [
      ...flowValues(room),
      'air_sensible_factor',
      'air_latent_factor',
      ...OUTSIDE,
      'outdoor_wb_c',
      'indoor_rh_percent',
      ...spread('air'),
    ],
  };
}

function inside({ room, values }: Scene): Heat | null {
  if (room.lights_w + room.equipment_w === 0) return null;
  return {
    ...inEachCase((name) => room.lights_w + room.equipment_w * values[`equipment_${name}`]),
    values: room.equipment_w > 0 ? spread('equipment') : [],
  };
}

const PARTS = {
  roof,
  glass,
  walls,
  rooms_around: roomsAround,
  people,
  fresh_air: freshAir,
  inside,
} satisfies Record<PartKey, (scene: Scene) => Heat | null>;

/**
 * Calculates the cooling load of a room in a low, a likely and a high case: U · A · ΔT of the envelope with the sol-air
 * temperature of the roof, glass with the sun of its direction and its shade, people by activity, sensible and latent
 * fresh air, lights and equipment. The peaks of the parts are added without an offset in time. The result helps to
 * choose a size and is not a design. `VALUES` has the source of each constant.
 */
export function roomLoad(
  room: RoomInput,
  values: SizingValues = DEFAULT_VALUES,
): Result<RoomLoad, InputError> {
  const errors = checkRoom(room, values);
  if (errors.length > 0) return { ok: false, errors };
  const geometry = geometryOf(room, values);
  const air = airOf(room, values);
  const parts = PART_KEYS.flatMap((key): LoadPart[] => {
    const heat = PARTS[key]({ room, values, geometry, air });
    if (!heat) return [];
    return [
      {
        key,
        low_w: Math.round(heat.low),
        likely_w: Math.round(heat.likely),
        high_w: Math.round(heat.high),
        latent_w: Math.round(heat.latent ?? 0),
        values: heat.values,
      },
    ];
  });
  const sum = (column: 'low_w' | 'likely_w' | 'high_w' | 'latent_w') =>
    parts.reduce((all, part) => all + part[column], 0);
  const value: RoomLoad = {
    low: capacityOf(sum('low_w')),
    likely: capacityOf(sum('likely_w')),
    high: capacityOf(sum('high_w')),
    latent_w: sum('latent_w'),
    parts,
    geometry,
    air,
  };
  return { ok: true, value };
}
