import { moistureOfHumidity_g_kg, moistureOfWetBulb_g_kg } from './psychrometrics';
import type { RoomInput } from './room-input';
import type { SizingValues, ValueKey } from './values';

/** Air outside and inside as it was calculated with. */
export interface RoomAir {
  outdoor_g_kg: number;
  indoor_g_kg: number;
  /** Outside less inside, at least 0. */
  difference_k: number;
  difference_g_kg: number;
  /** Fresh air before its spread. */
  flow_l_s: number;
  /** Surface of the roof in the sun; null below another floor. */
  roof_c: number | null;
}

/** Leakage or an open window change the air; a unit brings what the people need, but leakage stays. */
function flow_l_s(room: RoomInput, values: SizingValues): number {
  const changed = (perHour: number) => (perHour * room.area_m2 * room.height_m) / 3.6;
  const closed = changed(values.air_changes_closed);
  if (room.fresh_air === 'closed') return closed;
  if (room.fresh_air === 'opened') return changed(values.air_changes_opened);
  return Math.max(closed, room.fresh_air_l_s ?? room.people * values.air_person_l_s);
}

/** The constants that decide the flow. */
export function flowValues(room: RoomInput): ValueKey[] {
  if (room.fresh_air === 'opened') return ['air_changes_opened'];
  if (room.fresh_air === 'closed' || room.fresh_air_l_s != null) return ['air_changes_closed'];
  return ['air_changes_closed', 'air_person_l_s'];
}

/** The air of a room and the flow of its fresh air. */
export function airOf(room: RoomInput, values: SizingValues): RoomAir {
  const { outdoor_db_c, outdoor_wb_c, pressure_kpa } = values;
  const outdoor_g_kg = moistureOfWetBulb_g_kg(outdoor_db_c, outdoor_wb_c, pressure_kpa);
  const indoor_g_kg = moistureOfHumidity_g_kg(
    room.target_c,
    values.indoor_rh_percent,
    pressure_kpa,
  );
  const sun_k = (values.roof_absorptance * values.roof_sun_w_m2) / values.roof_film_w_m2k;
  return {
    outdoor_g_kg,
    indoor_g_kg,
    difference_k: Math.max(0, outdoor_db_c - room.target_c),
    difference_g_kg: Math.max(0, outdoor_g_kg - indoor_g_kg),
    flow_l_s: flow_l_s(room, values),
    roof_c: room.under_roof ? outdoor_db_c + sun_k - values.roof_sky_k : null,
  };
}
