import { moistureOfHumidity_g_kg, moistureOfWetBulb_g_kg } from './psychrometrics';
import type { RoomInput } from './room-input';
import type { SizingValues, ValueKey } from './values';

/** State of the air outside and inside, as used by the calculation. */
export interface RoomAir {
  outdoor_g_kg: number;
  indoor_g_kg: number;
  /** Outside minus inside, at least 0. */
  difference_k: number;
  difference_g_kg: number;
  /** Flow of fresh air, before the factors of the three cases. */
  flow_l_s: number;
  /** Temperature of the roof in the sun; null if another floor is above the room. */
  roof_c: number | null;
}

/**
 * Returns the flow of fresh air. Leakage and open windows depend on the volume of the room. A unit supplies the air
 * that the people need, but no less than leakage.
 */
function flow_l_s(room: RoomInput, values: SizingValues): number {
  const changed = (perHour: number) => (perHour * room.area_m2 * room.height_m) / 3.6;
  const closed = changed(values.air_changes_closed);
  if (room.fresh_air === 'closed') return closed;
  if (room.fresh_air === 'opened') return changed(values.air_changes_opened);
  return Math.max(closed, room.fresh_air_l_s ?? room.people * values.air_person_l_s);
}

/** Returns the constants that the flow depends on. */
export function flowValues(room: RoomInput): ValueKey[] {
  if (room.fresh_air === 'opened') return ['air_changes_opened'];
  if (room.fresh_air === 'closed' || room.fresh_air_l_s != null) return ['air_changes_closed'];
  return ['air_changes_closed', 'air_person_l_s'];
}

/** Calculates the state of the air of a room and its flow of fresh air. */
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
