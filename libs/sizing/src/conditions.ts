import type { Limit } from './errors';
import type { Station } from './stations';

/** Conditions of the nominal capacity: ISO 5151, T1. */
export const RATED = { room_c: 27, room_wet_bulb_c: 19, outdoor_c: 35 } as const;

/** Limits of the room temperature, for rooms and systems. */
export const ROOM_C_LIMIT: Limit = { label: 'Room temperature', unit: '°C', min: 16, max: 30 };

/** Air at the inlet of an indoor unit, and outside. */
export interface CoilConditions {
  room_c: number;
  room_percent: number;
  outdoor_c: number;
}

/** Capacity of a unit at other than the nominal conditions. */
export interface CorrectedCapacity extends CoilConditions {
  /** Place of the outdoor temperature, for systems; results of earlier versions have none, and were for Dhaka. */
  station?: Station | undefined;
  room_wet_bulb_c: number;
  /** Total capacity divided by the nominal one. */
  factor: number;
  /** Sensible share of the corrected capacity. */
  sensible_share: number;
}
