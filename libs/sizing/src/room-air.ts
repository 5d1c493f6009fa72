import type { RoomKind, WholeRoom } from './room-input';
import type { SizingValues, ValueKey } from './values';

/** Gravity in m/s². */
const G_M_S2 = 9.81;
const KELVIN = 273.15;

/** State of the air outside and inside at the peak. */
export interface RoomAir {
  outdoor_g_kg: number;
  indoor_g_kg: number;
  /** Outside minus inside, at least 0. */
  difference_k: number;
  difference_g_kg: number;
  /** Flow of fresh air, before the factors of the three cases. */
  flow_l_s: number;
  /** Flow through the door. */
  door_l_s: number;
  /** Maximum temperature of the roof in the sun; null if another floor is above the room. */
  roof_c: number | null;
}

/** Kinds of rooms that share the rates of outdoor air. */
const RATES: Readonly<
  Record<Exclude<RoomKind, 'ward'>, Exclude<RoomKind, 'ward' | 'bedroom' | 'living_room'> | 'home'>
> = {
  bedroom: 'home',
  living_room: 'home',
  office: 'office',
  shop: 'shop',
  restaurant: 'restaurant',
  classroom: 'classroom',
  hall: 'hall',
  gym: 'gym',
  server_room: 'server_room',
};

/** Constants that the flow of a fresh air unit depends on. */
const unitValues = (kind: RoomKind): ValueKey[] =>
  kind === 'ward'
    ? ['ward_air_changes']
    : [`${RATES[kind]}_air_person_l_s`, `${RATES[kind]}_air_area_l_s`];

/**
 * Returns the flow of fresh air. Leakage and open windows depend on the volume of the room. A unit supplies the air of
 * ASHRAE 62.1 for people and floor, or of ASHRAE 170 for a ward, but no less than leakage.
 */
export function flow_l_s(room: WholeRoom, values: SizingValues): number {
  const changed = (perHour: number) => (perHour * room.area_m2 * room.height_m) / 3.6;
  const closed = changed(values.air_changes_closed);
  if (room.fresh_air === 'closed') return closed;
  if (room.fresh_air === 'opened') return changed(values.air_changes_opened);
  return Math.max(closed, room.fresh_air_l_s ?? neededAir_l_s(room, values));
}

/** Returns the flow of outdoor air that ASHRAE 62.1 requires for people and floor, or ASHRAE 170 for a ward. */
export function neededAir_l_s(room: WholeRoom, values: SizingValues): number {
  if (room.kind === 'ward') return (values.ward_air_changes * room.area_m2 * room.height_m) / 3.6;
  const rate = RATES[room.kind];
  return (
    room.people * values[`${rate}_air_person_l_s`] + room.area_m2 * values[`${rate}_air_area_l_s`]
  );
}

/** Returns the constants that the required flow depends on. */
export const neededAirValues = (room: WholeRoom): ValueKey[] => unitValues(room.kind);

/** Returns the constants that the flow depends on. */
export function flowValues(room: WholeRoom): ValueKey[] {
  if (room.fresh_air === 'opened') return ['air_changes_opened'];
  if (room.fresh_air === 'closed' || room.fresh_air_l_s != null) return ['air_changes_closed'];
  return ['air_changes_closed', ...unitValues(room.kind)];
}

/**
 * Returns the flow through a door: warm air enters at the top and cold air leaves at the bottom. Flow of an opening with
 * bidirectional flow, ASHRAE Fundamentals 2009, chapter 16, with the discharge coefficient of Kiel and Wilson (1986).
 */
export function door_l_s(room: WholeRoom, values: SizingValues, outdoor_c: number): number {
  if (room.door === 'closed') return 0;
  const difference_k = Math.max(0, outdoor_c - room.target_c);
  const [area_m2, share] =
    room.door === 'often'
      ? [values.door_often_m2, values.door_often_share]
      : [values.door_open_m2, values.door_curtain_share];
  const discharge = 0.4 + 0.0045 * difference_k;
  const buoyancy = (G_M_S2 * values.door_height_m * difference_k) / (outdoor_c + KELVIN);
  return 1000 * share * (discharge / 3) * area_m2 * Math.sqrt(buoyancy);
}

/** Returns the constants that the flow through the door depends on. */
export const doorValues = (room: WholeRoom): ValueKey[] =>
  room.door === 'often'
    ? ['door_height_m', 'door_often_m2', 'door_often_share']
    : ['door_height_m', 'door_open_m2', 'door_curtain_share'];
