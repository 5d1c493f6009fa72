import type { SystemClimate } from './capacity';
import { ROOM_C_LIMIT } from './conditions';
import { type InputError, type Limit, notAChoice, outOfRange } from './errors';
import type { Sized } from './fitting';
import { checkPipes, type PipedUnit, type Pipes } from './piping';
import { type Charge, checkCharge } from './refrigerant';
import { checkVentilation, type SystemVentilation, type Ventilator } from './system-ventilation';
import type { RoomInput } from './room-input';
import { STATIONS } from './stations';

/** Maximum rooms of a system, and maximum indoor units of a room. */
export const MAX_ROOMS = 64;
/** Maximum modules of an outdoor unit. */
export const MAX_MODULES = 3;

/** Product data that indoor and outdoor units have in common. */
interface Unit extends Sized {
  id: number;
  model: string;
  title: string;
  /** Whole taka; null if on request. */
  price: number | null;
  refrigerant: string | null;
  /** Electrical input; for an indoor unit, that of its fan. */
  power_input_w: number | null;
}

export interface IndoorUnit extends Unit {
  category: string;
  /** Panel that is required to mount it. */
  panel_model: string | null;
}

export interface OutdoorUnit extends Unit, PipedUnit {
  /** Only modules of the same series are combined; see `seriesOf`. */
  series: string;
  horsepower: number | null;
  /** Limits of the ratio in per cent, and of the number of indoor units; null if the product has none. */
  ratio_min: number | null;
  ratio_max: number | null;
  indoor_max: number | null;
  /** Width of its cabinet in mm, for the drawing. */
  width_mm?: number | null | undefined;
}

/** A room of the system, or several alike. `unit` is the id of a product. */
export interface SystemRoom {
  name: string;
  /** Load of one room; null if not known. */
  load_kw: number | null;
  unit: number | null;
  /** Units in each room. */
  count: number;
  /** Rooms like this, each with this load and these units. Inputs without it are one room. */
  alike?: number | undefined;
  /**
   * Inputs of the room calculator, from which the load of each hour follows. A room without them has its load in every
   * hour.
   */
  described?: RoomInput | null | undefined;
  /** False if the visitor has removed the panels that belong to the units. */
  with_panel: boolean;
}

export interface SystemInput {
  rooms: readonly SystemRoom[];
  /** Ids of the modules of the outdoor unit; empty if none is chosen yet. */
  outdoor: readonly number[];
  /** Figures of the building, typed once for the system. */
  details?: SystemDetails | undefined;
  ventilation?: SystemVentilation;
  /** Load of all rooms at the same time in per cent of the sum of their loads; calculated if missing. */
  diversity_percent?: number | null | undefined;
}

/** Figures of the building, each null or missing if not known. */
export interface SystemDetails extends Pipes, Charge, SystemClimate {}

export interface Catalogue {
  indoor: readonly IndoorUnit[];
  outdoor: readonly OutdoorUnit[];
  ventilators?: readonly Ventilator[] | undefined;
}

export const SYSTEM_LIMITS = {
  load_kw: { label: 'Load', unit: 'kW', min: 0, max: 1000 },
  count: { label: 'Units in this room', unit: 'units', min: 1, max: 64, whole: true },
  diversity_percent: { label: 'Diversity', unit: '%', min: 50, max: 100 },
  alike: { label: 'Rooms like this', unit: 'rooms', min: 1, max: 64, whole: true },
} as const satisfies Record<string, Limit>;

/** Sums over the rooms, in whole W. */
export interface Demand {
  load_w: number;
  indoor_w: number;
  units: number;
  /** Refrigerants of the indoor units, if known. */
  refrigerants: string[];
  /** Capacity of units at the design conditions, relative to the nominal one; those of `systemConditions` if missing. */
  factor?: number | undefined;
  /** Capacity of the outdoor unit at the end of its pipes, relative to short ones; 1 if missing. */
  pipe_factor?: number | undefined;
}

/** Returns the units of a room and all rooms like it. */
export const unitsIn = ({ count, alike = 1 }: Pick<SystemRoom, 'count' | 'alike'>): number =>
  count * alike;

/** Returns the number of rooms, including rooms alike. */
export const roomsIn = (rooms: readonly Pick<SystemRoom, 'alike'>[]): number =>
  rooms.reduce((sum, { alike = 1 }) => sum + alike, 0);

/** Converts kW to whole W, because sums of kW in floating point are not exact. */
export const wholeW = (kw: number): number => Math.round(kw * 1000);

/**
 * Derives the series of an outdoor model from the maker and the model without its digits, which include the size:
 * 'AM224DXVGGH' and 'AM280DXVGGH' are the same series. An estimate until the maker's table is entered.
 */
export const seriesOf = (brand: string | null, model: string): string =>
  `${brand ?? ''} ${model.replace(/\d+/g, '#')}`.trim();

/** Returns all violations of limits by a system. Problems with units of the catalogue are warnings instead. */
export function checkSystem(input: SystemInput): InputError[] {
  const { rooms, outdoor, details = {}, ventilation, diversity_percent } = input;
  const many = (field: string, label: string, list: readonly unknown[], max: number) =>
    list.length > max ? [{ field, code: 'too_many' as const, label, max }] : [];
  return [
    ...many('rooms', 'Rooms', rooms, MAX_ROOMS),
    ...many('outdoor', 'Modules of the outdoor unit', outdoor, MAX_MODULES),
    ...(diversity_percent == null
      ? []
      : outOfRange('diversity_percent', diversity_percent, SYSTEM_LIMITS.diversity_percent)),
    ...rooms.flatMap(({ load_kw, count, alike = 1 }, at) => [
      ...(load_kw === null
        ? []
        : outOfRange(`rooms.${at}.load_kw`, load_kw, SYSTEM_LIMITS.load_kw)),
      ...outOfRange(`rooms.${at}.count`, count, SYSTEM_LIMITS.count),
      ...outOfRange(`rooms.${at}.alike`, alike, SYSTEM_LIMITS.alike),
    ]),
    ...[...checkClimate(details), ...checkPipes(details), ...checkCharge(details)].map((error) => ({
      ...error,
      field: `details.${error.field}`,
    })),
    ...checkVentilation(ventilation),
  ];
}

const checkClimate = ({ station, room_c }: SystemClimate): InputError[] => [
  ...(station == null ? [] : notAChoice('station', station, 'Place', STATIONS)),
  ...(room_c == null ? [] : outOfRange('room_c', room_c, ROOM_C_LIMIT)),
];

/** Returns the demand that the rooms place on an outdoor unit. A room without a unit adds only its load. */
export function demandOf(
  rooms: readonly SystemRoom[],
  indoor: ReadonlyMap<number, IndoorUnit>,
): Demand {
  const demand: Demand = { load_w: 0, indoor_w: 0, units: 0, refrigerants: [] };
  const refrigerants = new Set<string>();
  for (const { load_kw, unit, count, alike = 1 } of rooms) {
    demand.load_w += alike * wholeW(load_kw ?? 0);
    const chosen = unit === null ? undefined : indoor.get(unit);
    if (!chosen) continue;
    const units = unitsIn({ count, alike });
    demand.indoor_w += units * wholeW(chosen.cooling_kw);
    demand.units += units;
    if (chosen.refrigerant) refrigerants.add(chosen.refrigerant);
  }
  return { ...demand, refrigerants: [...refrigerants] };
}
