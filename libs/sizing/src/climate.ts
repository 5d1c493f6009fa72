import { moistureOfWetBulb_g_kg } from './psychrometrics';
import { type Direction, DIRECTIONS, type RoofKind } from './room-input';
import { LATITUDES, type Month, MONTHS, type Station } from './stations';
import { sunAt } from './sun';
import type { SizingValues, ValueKey } from './values';

export const HOURS_A_DAY = 24;
/** Share of the daily range below the maximum, by hour from 0: ASHRAE Fundamentals 2009, chapter 14, table 6. */
export const BELOW_MAXIMUM = [
  0.82, 0.88, 0.92, 0.95, 0.98, 1, 0.98, 0.91, 0.74, 0.55, 0.38, 0.23, 0.13, 0.05, 0, 0, 0.06, 0.14,
  0.24, 0.39, 0.5, 0.59, 0.68, 0.75,
];
/**
 * Share of the sun in a room that becomes load after 0, 1, 2 ... hours, for a medium room without carpet and half of its
 * outside wall glass: ASHRAE Fundamentals 2009, chapter 18, tables 20 (sun on the floor) and 19 (radiation of blinds).
 */
export const SUN_TO_LOAD = [
  0.29, 0.15, 0.1, 0.07, 0.06, 0.05, 0.04, 0.03, 0.03, 0.03, 0.02, 0.02, 0.02, 0.02, 0.01, 0.01,
  0.01, 0.01, 0.01, 0.01, 0.01, 0, 0, 0,
];
export const BLINDS_TO_LOAD = [
  0.33, 0.16, 0.1, 0.07, 0.05, 0.04, 0.03, 0.03, 0.02, 0.02, 0.02, 0.02, 0.01, 0.01, 0.01, 0.01,
  0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0,
];

/** Figures of one design day, by hour. */
export interface DesignDay {
  month: Month;
  outdoor_c: readonly number[];
  outdoor_g_kg: number;
  /** Load in W/m² of the sun that glass of SHGC 1 lets in, through bare glass and through blinds inside. */
  sun: Readonly<Record<Direction, { bare: readonly number[]; blinds: readonly number[] }>>;
  /** Temperature at the outside of a wall that has the same effect at the inside, °C. */
  walls: Readonly<Record<Direction | 'any', readonly number[]>>;
  roof: Readonly<Record<RoofKind, readonly number[]>>;
  /** Maximum of the sol-air temperature of the roof, °C. */
  roof_max_c: number;
}

const cache = new WeakMap<SizingValues, Map<Station, readonly DesignDay[]>>();

/** Returns the design days from March to October. They are calculated once for each set of constants. */
export function designDays(station: Station, values: SizingValues): readonly DesignDay[] {
  const stations = cache.get(values) ?? new Map<Station, readonly DesignDay[]>();
  cache.set(values, stations);
  const days = stations.get(station) ?? MONTHS.map((month) => designDay(month, station, values));
  stations.set(station, days);
  return days;
}

/** Returns the constants of the design dry bulb and wet bulb of a station. */
export const stationKeys = (station: Station): readonly [db: ValueKey, wb: ValueKey] =>
  station === 'dhaka' ? ['outdoor_db_c', 'outdoor_wb_c'] : [`${station}_db_c`, `${station}_wb_c`];

/** Returns the design conditions of a station: dry bulb and wet bulb of its hottest month. */
export function designConditions(station: Station, values: SizingValues) {
  const [db, wb] = stationKeys(station);
  return { db_c: values[db], wb_c: values[wb] };
}

function designDay(month: Month, station: Station, values: SizingValues): DesignDay {
  const { db_c, wb_c } = designConditions(station, values);
  const max_c = db_c - values[`month_${month}_db_k`];
  const wet_c = Math.min(max_c, wb_c - values[`month_${month}_wb_k`]);
  const sky = {
    latitude: LATITUDES[station],
    beam: values.sky_beam,
    diffuse: values.sky_diffuse,
    ground: values.ground_reflectance,
  };
  const hours = Array.from({ length: HOURS_A_DAY }, (_, hour) => hour);
  const suns = hours.map((hour) => sunAt(month, hour, sky));
  const outdoor_c = BELOW_MAXIMUM.map((share) => max_c - share * values.daily_range_k);
  const solAir = (absorbed: number, film: number, sky_k: number, sun: (hour: number) => number) =>
    hours.map((hour) => outdoor_c[hour]! + (absorbed * sun(hour)) / film - sky_k);
  const onWall = (direction: Direction) =>
    delayed(
      solAir(
        values.wall_sun_on * values.wall_absorptance,
        values.outside_film_w_m2k,
        0,
        (hour) => suns[hour]!.walls[direction].total,
      ),
      values.wall_decrement,
      values.wall_lag_h,
    );
  const roofAir = solAir(
    values.roof_absorptance,
    values.outside_film_w_m2k,
    values.roof_sky_k,
    (hour) => suns[hour]!.roof_w_m2,
  );
  const underSlab = delayed(roofAir, values.roof_decrement, values.roof_lag_h);
  const walls = each(onWall);
  return {
    month,
    outdoor_c,
    outdoor_g_kg: moistureOfWetBulb_g_kg(max_c, wet_c, values.pressure_kpa),
    sun: each((direction) => {
      const arriving = suns.map((sun) => sun.walls[direction].through_glass);
      const { shade_inside_radiant: radiant } = values;
      const later = becomingLoad(arriving, BLINDS_TO_LOAD);
      return {
        bare: becomingLoad(arriving, SUN_TO_LOAD),
        // The rest of the sun on blinds warms the air at once.
        blinds: later.map((w, hour) => radiant * w + (1 - radiant) * arriving[hour]!),
      };
    }),
    walls: {
      ...walls,
      any: hours.map(
        (hour) =>
          DIRECTIONS.reduce((sum, direction) => sum + walls[direction][hour]!, 0) /
          DIRECTIONS.length,
      ),
    },
    roof: {
      bare: underSlab,
      ceiling: underSlab,
      insulated: delayed(roofAir, values.roof_insulated_decrement, values.roof_lag_h),
    },
    roof_max_c: Math.max(...roofAir),
  };
}

const each = <T>(of: (direction: Direction) => T) =>
  Object.fromEntries(DIRECTIONS.map((direction) => [direction, of(direction)])) as Record<
    Direction,
    T
  >;

/** Damps the swing of a temperature and delays it: CIBSE Guide A (2006), section 5.8, decrement factor and time lag. */
function delayed(temperatures: readonly number[], decrement: number, lag_h: number): number[] {
  const mean = temperatures.reduce((sum, value) => sum + value, 0) / temperatures.length;
  return temperatures.map((_, hour) => {
    const before = temperatures[(hour - lag_h + HOURS_A_DAY) % HOURS_A_DAY]!;
    return mean + decrement * (before - mean);
  });
}

/** Spreads the sun over the hours in which it becomes load. */
const becomingLoad = (arriving: readonly number[], shares: readonly number[]): number[] =>
  arriving.map((_, hour) =>
    shares.reduce(
      (sum, share, ago) => sum + share * arriving[(hour - ago + HOURS_A_DAY) % HOURS_A_DAY]!,
      0,
    ),
  );
