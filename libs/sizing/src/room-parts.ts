import { type DesignDay, stationKeys } from './climate';
import { door_l_s, doorValues, flowValues } from './room-air';
import { isRoof, type RoofKind, type RoomGeometry, type WholeRoom } from './room-input';

import type { SizingValues, ValueKey } from './values';

export const PART_KEYS = [
  'roof',
  'glass',
  'walls',
  'rooms_around',
  'pull_down',
  'people',
  'fresh_air',
  'door',
  'inside',
] as const;
/** Sources of heat; `inside` is lights and equipment, `pull_down` the heat stored while the unit is off. */
export type PartKey = (typeof PART_KEYS)[number];
/** Parts whose moisture arises in the room. */
export const INSIDE_PARTS: ReadonlySet<PartKey> = new Set(['people', 'inside']);

export const CASES = ['low', 'likely', 'high'] as const;

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

/** Input for the calculation of each part at one hour. */
export interface Scene {
  room: WholeRoom;
  values: SizingValues;
  geometry: RoomGeometry;
  indoor_g_kg: number;
  flow_l_s: number;
  day: DesignDay;
  /** 0 to 23, solar time. */
  hour: number;
  outdoor_c: number;
}

/** W in each case, and the latent part of the likely case. */
export interface Heat {
  low: number;
  likely: number;
  high: number;
  latent?: number;
}

/** W/K of 1 m³ of room air that is changed once an hour. */
const AIR_W_M3K = 0.33;

/** Returns the three cases of a part of the envelope. */
const envelope = (w: number, { envelope_low, envelope_high }: SizingValues): Heat => ({
  low: w * envelope_low,
  likely: w,
  high: w * envelope_high,
});

const ROOF_U: Readonly<Record<RoofKind, ValueKey>> = {
  bare: 'roof_u_w_m2k',
  ceiling: 'roof_ceiling_u_w_m2k',
  insulated: 'roof_insulated_u_w_m2k',
};

/** U · A · ΔT through the roof, with the damped and delayed sol-air temperature. */
function roof_w({ room, values, day, hour }: Scene): number | null {
  if (!isRoof(room.above)) return null;
  const difference_k = Math.max(0, day.roof[room.above][hour]! - room.target_c);
  return values[ROOF_U[room.above]] * room.area_m2 * difference_k;
}

/** U · A · ΔT through the glass. */
const throughGlass_w = ({ room, values, geometry, outdoor_c }: Scene) =>
  values.glass_u_w_m2k * geometry.glass_m2 * Math.max(0, outdoor_c - room.target_c);

/** Solar gain through the glass of each direction with its shade. */
function sun_w({ room, values, day, hour }: Scene): number {
  let w = 0;
  for (const { area_m2, direction, shade } of room.windows) {
    const sun = day.sun[direction];
    const load = (shade === 'inside' ? sun.blinds : sun.bare)[hour]!;
    w += area_m2 * values.glass_shgc * values[`shade_${shade}`] * load;
  }
  return w;
}

/** U · A · ΔT through outside walls without windows, with the damped and delayed sol-air temperature of each. */
function solidWalls_w({ room, values, geometry, day, hour }: Scene): number {
  let w = 0;
  for (const { direction, gross_m2 } of geometry.walls) {
    w += gross_m2 * Math.max(0, day.walls[direction][hour]! - room.target_c);
  }
  return values.wall_u_w_m2k * w;
}

/** Heat through the walls beside the glass, which is taken off all walls alike. */
function walls_w(scene: Scene): number {
  const { walls_gross_m2, walls_net_m2 } = scene.geometry;
  return walls_gross_m2 > 0 ? (solidWalls_w(scene) * walls_net_m2) / walls_gross_m2 : 0;
}

/** Sun and conduction through the glass. At night it counts no less than the wall that it replaces. */
function glass_w(scene: Scene): number {
  const { glass_m2, walls_gross_m2 } = scene.geometry;
  const replaced = (solidWalls_w(scene) * glass_m2) / walls_gross_m2;
  return Math.max(replaced, sun_w(scene) + throughGlass_w(scene));
}

const aroundUa = ({ values, geometry }: Scene) =>
  values.rooms_around_on * values.inner_u_w_m2k * geometry.inner_m2;

/** Returns whether a room that is cooled at night may be switched on at this hour. The hours may pass midnight. */
function isSwitchedOn(hour: number, { night_from_h: from, night_to_h: to }: SizingValues): boolean {
  return from <= to ? hour >= from && hour <= to : hour >= from || hour <= to;
}

/**
 * Heat that roof, walls and inner surfaces have stored while the room was not cooled: the intermittent factor F3 of CIBSE
 * Guide A (2006), section 5.8.3.3, on their load at the hour of switching on. Glass stores no heat.
 */
function pullDown_w(scene: Scene): number | null {
  const { room, values, geometry, hour } = scene;
  if (room.use !== 'night') return null;
  if (!isSwitchedOn(hour, values)) return 0;
  const air = AIR_W_M3K * values.air_changes_closed * room.area_m2 * room.height_m;
  const roof = isRoof(room.above) ? values[ROOF_U[room.above]] * room.area_m2 : 0;
  const ua = roof + values.wall_u_w_m2k * geometry.walls_gross_m2 + air;
  const response = (values.pull_down_admittance_w_m2k * geometry.surfaces_m2 + air) / ua;
  const { pull_down_hours: hours, pull_down_most } = values;
  const factor = Math.min(pull_down_most, (24 * response) / (hours * response + 24 - hours));
  const stored_w =
    (roof_w(scene) ?? 0) + solidWalls_w(scene) + aroundUa(scene) * values.inner_likely_k;
  return Math.max(0, factor - 1) * stored_w;
}

/** Sensible and latent heat of a flow of outdoor air. */
function outdoorAir({ room, values, day, outdoor_c, indoor_g_kg }: Scene, flow: number): Heat {
  const sensible = values.air_sensible_factor * flow * Math.max(0, outdoor_c - room.target_c);
  const latent = values.air_latent_factor * flow * Math.max(0, day.outdoor_g_kg - indoor_g_kg);
  const all = sensible + latent;
  return {
    low: all * values.air_low,
    likely: all * values.air_likely,
    high: all * values.air_high,
    latent: latent * values.air_likely,
  };
}

function people({ room, values }: Scene): Heat | null {
  if (room.people === 0) return null;
  const latent = room.people * values[`${room.activity}_latent_w`];
  const all = room.people * values[`${room.activity}_sensible_w`] + latent;
  return { low: all, likely: all, high: all, latent };
}

function inside({ room, values }: Scene): Heat | null {
  if (room.lights_w + room.equipment_w === 0) return null;
  return {
    low: room.lights_w + room.equipment_w * values.equipment_low,
    likely: room.lights_w + room.equipment_w * values.equipment_likely,
    high: room.lights_w + room.equipment_w * values.equipment_high,
  };
}

/** Returns the heat of a part at the hour of the scene; null if the room has no such part. */
export function heatOf(key: PartKey, scene: Scene): Heat | null {
  const { room, values, geometry } = scene;
  switch (key) {
    case 'roof': {
      const w = roof_w(scene);
      return w === null ? null : envelope(w, values);
    }
    case 'glass':
      if (geometry.glass_m2 === 0) return null;
      return envelope(glass_w(scene), values);
    case 'walls':
      return geometry.walls_net_m2 === 0 ? null : envelope(walls_w(scene), values);
    case 'rooms_around': {
      const ua = aroundUa(scene);
      if (ua === 0) return null;
      return {
        low: ua * values.inner_low_k,
        likely: ua * values.inner_likely_k,
        high: ua * values.inner_high_k,
      };
    }
    case 'pull_down': {
      const w = pullDown_w(scene);
      return w === null ? null : envelope(w, values);
    }
    case 'people':
      return people(scene);
    case 'fresh_air':
      return scene.flow_l_s === 0 ? null : outdoorAir(scene, scene.flow_l_s);
    case 'door':
      if (room.door === 'closed') return null;
      return outdoorAir(scene, door_l_s(room, values, scene.outdoor_c));
    case 'inside':
      return inside(scene);
  }
}

/** Returns whether the room is cooled at the hour of the scene. */
export const isCooled = ({ room, values, hour }: Scene): boolean =>
  room.use !== 'night' || isSwitchedOn(hour, values);

/**
 * Returns the likely heat of all parts that change from hour to hour, and its latent part, for the search of the peak.
 */
export function hourlyHeat(scene: Scene): { w: number; latent_w: number } {
  const { room, values, geometry, flow_l_s, outdoor_c } = scene;
  const air = outdoorAir(scene, flow_l_s + door_l_s(room, values, outdoor_c));
  const w =
    (roof_w(scene) ?? 0) +
    (geometry.glass_m2 > 0 ? glass_w(scene) : 0) +
    walls_w(scene) +
    (pullDown_w(scene) ?? 0) +
    air.likely;
  return { w, latent_w: air.latent ?? 0 };
}

/** Returns the constants of the design conditions of a room at its peak. */
const outside = ({ room, day }: Scene): ValueKey[] => [
  ...stationKeys(room.station),
  'daily_range_k',
  `month_${day.month}_db_k`,
];

const SKY: readonly ValueKey[] = ['sky_beam', 'sky_diffuse', 'ground_reflectance'];
const SPREAD: readonly ValueKey[] = ['envelope_low', 'envelope_high'];
const AROUND: readonly ValueKey[] = [
  'rooms_around_on',
  'inner_u_w_m2k',
  'side_ratio',
  'inner_low_k',
  'inner_likely_k',
  'inner_high_k',
];
const AIR: readonly ValueKey[] = [
  'air_sensible_factor',
  'air_latent_factor',
  'indoor_rh_percent',
  'air_low',
  'air_likely',
  'air_high',
];

/** Returns the constants that a part depends on. */
export function valuesOf(key: PartKey, scene: Scene): ValueKey[] {
  const { room, day } = scene;
  const wet: ValueKey = `month_${day.month}_wb_k`;
  switch (key) {
    case 'roof': {
      const isInsulated = room.above === 'insulated';
      return [
        ROOF_U[isRoof(room.above) ? room.above : 'bare'],
        ...(['roof_absorptance', 'outside_film_w_m2k', 'roof_sky_k', 'roof_lag_h'] as const),
        isInsulated ? 'roof_insulated_decrement' : 'roof_decrement',
        ...[...outside(scene), ...SKY, ...SPREAD],
      ];
    }
    case 'glass':
      return [
        ...new Set<ValueKey>([
          'glass_u_w_m2k',
          'glass_shgc',
          ...room.windows.map(({ shade }) => `shade_${shade}` as const),
          ...(room.windows.some(({ shade }) => shade === 'inside')
            ? (['shade_inside_radiant'] as const)
            : []),
          ...[...outside(scene), ...SKY, ...SPREAD],
        ]),
      ];
    case 'walls':
      return [
        ...(['wall_u_w_m2k', 'wall_sun_on', 'wall_absorptance', 'outside_film_w_m2k'] as const),
        ...(['wall_decrement', 'wall_lag_h'] as const),
        ...[...outside(scene), ...SKY, ...SPREAD],
      ];
    case 'rooms_around':
      return [...AROUND];
    case 'pull_down':
      return [
        ...(['night_from_h', 'night_to_h', 'pull_down_hours'] as const),
        ...(['pull_down_admittance_w_m2k', 'pull_down_most', ...SPREAD] as const),
      ];
    case 'people':
      return [`${room.activity}_sensible_w`, `${room.activity}_latent_w`];
    case 'fresh_air':
      return [...flowValues(room), ...AIR, ...outside(scene), wet];
    case 'door':
      return [...doorValues(room), ...AIR, ...outside(scene), wet];
    case 'inside':
      return room.equipment_w > 0 ? CASES.map((name) => `equipment_${name}` as const) : [];
  }
}
