/** Sketch of Bangladesh as an SVG path, in units of `TOWN_MAP`. */
export const COUNTRY_OUTLINE = [
  'M53.8 25.0Q59.8 30 69.0 37.5Q78.2 45 92.0 42.5Q105.8 40 119.6 56.5Q133.4 73 144.9 64.0',
  'Q156.4 55 166.5 67.5Q176.6 80 176.6 112.5Q176.6 145 198.7 151.5Q220.8 158 253.0 157.5',
  'Q285.2 157 322.0 157.5Q358.8 158 387.3 167.5Q415.8 177 418.6 183.0Q421.4 189 408.5 202.0',
  'Q395.6 215 384.1 228.5Q372.6 242 354.2 254.5Q335.8 267 324.3 268.5Q312.8 270 306.8 287.5',
  'Q300.8 305 304.5 317.5Q308.2 330 316.0 347.5Q323.8 365 328.4 371.0Q333 377 337.6 375.0',
  'Q342.2 373 350.5 369.0Q358.8 365 365.7 347.5Q372.6 330 373.5 316.5Q374.4 303 387.3 304.0',
  'Q400.2 305 405.7 325.0Q411.2 345 413.5 365.0Q415.8 385 424.1 420.0Q432.4 455 435.1 470.0',
  'Q437.9 485 435.1 512.5Q432.4 540 417.2 547.5Q402 555 402.0 562.5Q402 570 405.7 584.5',
  'Q409.4 599 402.5 589.5Q395.6 580 387.3 560.0Q379 540 373.5 517.5Q368 495 363.4 472.5',
  'Q358.8 450 345.0 430.0Q331.2 410 319.7 405.0Q308.2 400 301.3 406.5Q294.4 413 287.5 419.0',
  'Q280.6 425 276.0 445.0Q271.4 465 259.9 474.0Q248.4 483 230.0 489.0Q211.6 495 200.1 487.5',
  'Q188.6 480 181.7 487.5Q174.8 495 158.7 497.5Q142.6 500 125.6 503.5Q108.6 507 107.2 486.0',
  'Q105.8 465 101.2 427.5Q96.6 390 87.4 370.0Q78.2 350 76.8 332.5Q75.4 315 69.0 302.5',
  'Q62.6 290 68.1 275.0Q73.6 260 55.2 247.5Q36.8 235 27.6 225.0Q18.4 215 23.0 197.5',
  'Q27.6 180 41.4 168.5Q55.2 157 73.6 156.0Q92 155 89.7 145.0Q87.4 135 69.0 127.5',
  'Q50.6 120 35.4 107.5Q20.2 95 23.9 82.5Q27.6 70 34.5 57.5Q41.4 45 44.6 32.5Q47.8 20 53.8 25.0',
  'Z',
].join('');

/** Size of the map, and its left edge. Labels need space to the left of the country. */
export const TOWN_MAP = { left: -14, width: 462, height: 610, fontSize: 18 } as const;

type Label = 'left' | 'right' | 'above' | 'below';

type Town = [latitude: number, longitude: number, label: Label, bangla: string];

/**
 * Latitude, longitude, the side of the label, and the name in Bangla. Towns that are close to each other have labels on
 * different sides.
 */
const TOWNS: Record<string, Town> = {
  Barishal: [22.7, 90.35, 'right', 'বরিশাল'],
  Bhairab: [24.05, 90.98, 'right', 'ভৈরব'],
  Bogura: [24.85, 89.37, 'left', 'বগুড়া'],
  Chattogram: [22.36, 91.78, 'left', 'চট্টগ্রাম'],
  Cumilla: [23.46, 91.18, 'right', 'কুমিল্লা'],
  "Cox's Bazar": [21.44, 91.97, 'left', 'কক্সবাজার'],
  Dhaka: [23.84, 90.37, 'right', 'ঢাকা'],
  Dinajpur: [25.63, 88.64, 'right', 'দিনাজপুর'],
  Faridpur: [23.6, 89.83, 'left', 'ফরিদপুর'],
  Feni: [23.02, 91.4, 'right', 'ফেনী'],
  Gazipur: [24.09, 90.38, 'left', 'গাজীপুর'],
  Jamalpur: [24.93, 89.94, 'right', 'জামালপুর'],
  Jashore: [23.18, 89.21, 'left', 'যশোর'],
  Khulna: [22.84, 89.55, 'left', 'খুলনা'],
  Kushtia: [23.91, 89.12, 'left', 'কুষ্টিয়া'],
  Mymensingh: [24.76, 90.39, 'above', 'ময়মনসিংহ'],
  Narayanganj: [23.61, 90.5, 'right', 'নারায়ণগঞ্জ'],
  Noakhali: [22.83, 91.1, 'right', 'নোয়াখালী'],
  Pabna: [24.01, 89.24, 'right', 'পাবনা'],
  Rajshahi: [24.39, 88.63, 'right', 'রাজশাহী'],
  Rangpur: [25.75, 89.25, 'right', 'রংপুর'],
  Savar: [23.85, 90.2, 'left', 'সাভার'],
  Sylhet: [24.9, 91.82, 'below', 'সিলেট'],
  Tangail: [24.25, 89.92, 'left', 'টাঙ্গাইল'],
};

/** Cooling capacity of the projects in a town. */
export interface TownTotal {
  name: string;
  /** In TR. */
  tr: number;
}

/** A town on the map: a circle whose area is the capacity, and its label. */
export interface PlacedTown extends TownTotal {
  x: number;
  y: number;
  radius: number;
  label: { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' };
}

/** Returns a capacity in TR, such as that of '296 TR'; null for other texts. */
export function tonsOf(capacity: string | null): number | null {
  const figure = /^\s*(\d[\d,]*(?:\.\d+)?)\s*TR\s*$/i.exec(capacity ?? '')?.[1];
  return figure === undefined ? null : Number(figure.replaceAll(',', ''));
}

/**
 * Adds up the capacity of projects by town, the last part of locations such as 'Motijheel, Dhaka'. The largest total
 * comes first. Leaves out projects without location or without a capacity in TR.
 */
export function tonsByTown(
  projects: { location: string | null; capacity: string | null }[],
): TownTotal[] {
  const totals = new Map<string, number>();
  for (const { location, capacity } of projects) {
    const town = location?.split(',').at(-1)?.trim();
    const tr = tonsOf(capacity);
    if (town && tr !== null) totals.set(town, (totals.get(town) ?? 0) + tr);
  }
  return [...totals].map(([name, tr]) => ({ name, tr })).sort((one, other) => other.tr - one.tr);
}

/** Radius of a town with 1 TR; the area grows with the capacity. */
const RADIUS = 0.95;
const SMALLEST = 4;

const townOf = (name: string) =>
  TOWNS[name] ?? Object.values(TOWNS).find(([, , , bangla]) => bangla === name);

/** Returns circles and labels of the towns whose place is known, by their name in either language. */
export const placeTowns = (towns: TownTotal[]): PlacedTown[] =>
  towns.flatMap((town) => {
    const place = townOf(town.name);
    if (!place) return [];
    const [latitude, longitude, side] = place;
    const x = 124 + (longitude - 89.25) * 93.8;
    const y = 100 + (25.75 - latitude) * 100.6;
    const radius = Math.max(SMALLEST, RADIUS * Math.sqrt(town.tr));
    const away = radius + 5;
    const labels = {
      left: { x: x - away, y: y + 6, textAnchor: 'end' },
      right: { x: x + away, y: y + 6, textAnchor: 'start' },
      above: { x, y: y - away, textAnchor: 'middle' },
      below: { x, y: y + away + TOWN_MAP.fontSize - 4, textAnchor: 'middle' },
    } as const;
    return { ...town, x, y, radius, label: labels[side] };
  });
