import { sizingTexts as texts } from './sizing.texts';

/** Places with their own design conditions. */
export const STATIONS = [
  'dhaka',
  'chattogram',
  'sylhet',
  'rajshahi',
  'khulna',
  'rangpur',
  'barishal',
  'mymensingh',
] as const;
export type Station = (typeof STATIONS)[number];
export const STATION_NAMES: Readonly<Record<Station, string>> = texts.stations;

/** Latitude in degrees north of the weather stations, rounded: WMO OSCAR/Surface. */
export const LATITUDES: Readonly<Record<Station, number>> = {
  dhaka: 23.8,
  chattogram: 22.3,
  sylhet: 24.9,
  rajshahi: 24.4,
  khulna: 22.8,
  rangpur: 25.7,
  barishal: 22.7,
  mymensingh: 24.7,
};

/** Months in which the peak of a room is searched. */
export const MONTHS = [3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Month = (typeof MONTHS)[number];
export const MONTH_NAMES: Readonly<Record<Month, string>> = texts.months;
