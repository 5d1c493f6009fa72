import {
  wetBulb_c,
  enthalpy_kj_kg,
  moistureOfHumidity_g_kg,
  moistureOfWetBulb_g_kg,
  solveRising,
} from './psychrometrics';
import { type CoilConditions, type CorrectedCapacity, RATED } from './conditions';
import { outdoorOf } from './room-input';
import type { Station } from './stations';
import { DEFAULT_VALUES, type SizingValues } from './values';

/**
 * Total capacity by wet bulb of the room and outdoor temperature, relative to 19.4 and 35 °C: curve HPACCoolCapFT of
 * EnergyPlus 8.4, example PackagedTerminalAirConditioner. Typical; a maker's table replaces it.
 */
export const CAPACITY_CURVE = [
  0.942587793, 0.009543347, 0.00068377, -0.011042676, 0.000005249, -0.00000972,
] as const;
/** Range of the curve. */
export const WET_BULB_C = [12.78, 23.89] as const;
const OUTDOOR_C = [18, 46.11] as const;
/** Specific heat of moist air in kJ/kgK. */
const AIR_KJ_KGK = 1.02;

const within = (value: number, [min, max]: readonly [number, number]) =>
  Math.min(max, Math.max(min, value));

/** Returns the total capacity relative to the nominal one. */
export function capacityFactor(room_wet_bulb_c: number, outdoor_c: number): number {
  const wet = within(room_wet_bulb_c, WET_BULB_C);
  const out = within(outdoor_c, OUTDOOR_C);
  return (
    CAPACITY_CURVE[0] +
    CAPACITY_CURVE[1] * wet +
    CAPACITY_CURVE[2] * wet ** 2 +
    CAPACITY_CURVE[3] * out +
    CAPACITY_CURVE[4] * out ** 2 +
    CAPACITY_CURVE[5] * wet * out
  );
}

/** Humidity ratio of saturated air in g/kg. */
const saturated_g_kg = (temperature_c: number, pressure_kpa: number) =>
  moistureOfHumidity_g_kg(temperature_c, 100, pressure_kpa);
const saturated_kj_kg = (temperature_c: number, pressure_kpa: number) =>
  enthalpy_kj_kg(temperature_c, saturated_g_kg(temperature_c, pressure_kpa));

/** Enthalpy in kJ/kg between the air at nominal conditions and the surface of a coil with the given sensible share. */
function ratedPotential({ coil_shr, pressure_kpa }: SizingValues): number {
  const moisture = moistureOfWetBulb_g_kg(RATED.room_c, RATED.room_wet_bulb_c, pressure_kpa);
  const enthalpy = enthalpy_kj_kg(RATED.room_c, moisture);
  const share = (surface_c: number) =>
    (AIR_KJ_KGK * (RATED.room_c - surface_c)) /
    (enthalpy - saturated_kj_kg(surface_c, pressure_kpa));
  const dewPoint_c = solveRising((c) => saturated_g_kg(c, pressure_kpa), moisture, 0, RATED.room_c);
  const surface_c = solveRising(share, coil_shr, -5, dewPoint_c);
  return enthalpy - saturated_kj_kg(surface_c, pressure_kpa);
}

const potentials = new WeakMap<SizingValues, number>();

/**
 * Corrects the capacity of a unit to its conditions. The sensible share follows from the apparatus dew point of the coil
 * at a constant bypass factor: EnergyPlus Engineering Reference, single-speed DX cooling coil.
 */
export function correctedCapacity(
  conditions: CoilConditions,
  values: SizingValues = DEFAULT_VALUES,
): CorrectedCapacity {
  const { room_c, room_percent, outdoor_c } = conditions;
  const { pressure_kpa } = values;
  const moisture = moistureOfHumidity_g_kg(room_c, room_percent, pressure_kpa);
  const room_wet_bulb_c = wetBulb_c(room_c, moisture, pressure_kpa);
  const factor = capacityFactor(room_wet_bulb_c, outdoor_c);
  const rated = potentials.get(values) ?? ratedPotential(values);
  potentials.set(values, rated);
  const potential = factor * rated;
  const enthalpy = enthalpy_kj_kg(room_c, moisture) - potential;
  const surface_c = solveRising((c) => saturated_kj_kg(c, pressure_kpa), enthalpy, -20, room_c);
  const isDry = saturated_g_kg(surface_c, pressure_kpa) >= moisture;
  const share = isDry ? 1 : (AIR_KJ_KGK * (room_c - surface_c)) / potential;
  return { ...conditions, room_wet_bulb_c, factor, sensible_share: Math.min(1, share) };
}

/** Heat and moisture that a unit has to remove. */
export interface CoilLoad {
  sensible_w: number;
  /** Moisture from inside the room. */
  inside_latent_w: number;
  /** Flow of outdoor air into the room and its moisture. */
  outdoor_l_s: number;
  outdoor_g_kg: number;
}

const DRIEST_PERCENT = 20;
const DAMPEST_PERCENT = 99;

/**
 * Returns the relative humidity at which the moisture that a coil removes equals the moisture that enters. The unit runs
 * as much as the sensible load needs.
 */
export function resultingHumidity_percent(
  { sensible_w, inside_latent_w, outdoor_l_s, outdoor_g_kg }: CoilLoad,
  { room_c, outdoor_c }: Omit<CoilConditions, 'room_percent'>,
  values: SizingValues = DEFAULT_VALUES,
): number {
  const surplus = (room_percent: number) => {
    const { sensible_share } = correctedCapacity({ room_c, room_percent, outdoor_c }, values);
    const removed_w = (sensible_w * (1 - sensible_share)) / sensible_share;
    const indoor_g_kg = moistureOfHumidity_g_kg(room_c, room_percent, values.pressure_kpa);
    return (
      removed_w -
      inside_latent_w -
      values.air_latent_factor * outdoor_l_s * (outdoor_g_kg - indoor_g_kg)
    );
  };
  return solveRising(surplus, 0, DRIEST_PERCENT, DAMPEST_PERCENT);
}

/** Place and room temperature of a system, each null or missing if not chosen. */
export interface SystemClimate {
  station?: Station | null | undefined;
  room_c?: number | null | undefined;
}

/** Temperature of the rooms of a system in °C, if none is chosen. */
export const SYSTEM_ROOM_C = 24;
const systems = new WeakMap<SizingValues, Map<string, CorrectedCapacity>>();

/** Returns the capacity of the units of a system at its design conditions; by default rooms at 24 °C in Dhaka. */
export function systemConditions(
  values: SizingValues = DEFAULT_VALUES,
  climate: SystemClimate = {},
): CorrectedCapacity {
  const station = climate.station ?? 'dhaka';
  const room_c = climate.room_c ?? SYSTEM_ROOM_C;
  const found = systems.get(values) ?? new Map<string, CorrectedCapacity>();
  systems.set(values, found);
  const key = `${station} ${room_c}`;
  const known = found.get(key);
  if (known) return known;
  const outdoor_c = outdoorOf(station, values);
  const at = { room_c, room_percent: values.indoor_rh_percent, outdoor_c };
  const conditions = { ...correctedCapacity(at, values), station };
  found.set(key, conditions);
  return conditions;
}

/** Corrects a nominal capacity, in whole W. */
export const correctedW = (nominal_w: number, factor: number): number =>
  Math.round(nominal_w * factor);
