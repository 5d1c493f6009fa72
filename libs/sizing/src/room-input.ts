import { ROOM_C_LIMIT } from './conditions';
import { type Choice, type InputError, type Limit, notAChoice, outOfRange } from './errors';
import { sizingTexts as texts } from './sizing.texts';
import { type Station, STATIONS } from './stations';
import { DEFAULT_VALUES, type SizingValues } from './values';

export const ROOM_KINDS = [
  'bedroom',
  'living_room',
  'office',
  'shop',
  'restaurant',
  'classroom',
  'hall',
  'ward',
  'gym',
  'server_room',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];
export const ROOM_KIND_NAMES: Readonly<Record<RoomKind, string>> = texts.roomKinds;

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const DIRECTION_NAMES: Readonly<Record<Direction, string>> = texts.directions;

export const SHADES = ['none', 'inside', 'outside'] as const;
/** Curtains or blinds inside; overhang or louvres outside. */
export type Shade = (typeof SHADES)[number];

export const ACTIVITIES = [
  'rest',
  'rest_night',
  'seated',
  'office',
  'standing',
  'walking',
  'restaurant',
  'bench',
  'exercise',
] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const FRESH_AIRS = ['closed', 'opened', 'unit'] as const;
/** Closed windows (leakage only), an occasionally opened window, or a fresh air unit. */
export type FreshAir = (typeof FRESH_AIRS)[number];

export const OUTSIDE_WALLS = [0, 1, 2, 3, 4] as const;
export type OutsideWalls = (typeof OUTSIDE_WALLS)[number];

export const ROOF_KINDS = ['bare', 'ceiling', 'insulated'] as const;
/** Bare slab, slab above a false ceiling, or insulated slab. */
export type RoofKind = (typeof ROOF_KINDS)[number];
export const ABOVE = ['cooled', 'uncooled', ...ROOF_KINDS] as const;
/** A cooled or uncooled room above the ceiling, or the roof. */
export type Above = (typeof ABOVE)[number];
export const BELOW = ['cooled', 'uncooled', 'ground'] as const;
export type Below = (typeof BELOW)[number];
export const DOORS = ['closed', 'often', 'open'] as const;
/** A door that is kept closed or opened often, or an open front behind an air curtain. */
export type Door = (typeof DOORS)[number];
export const USES = ['all_day', 'night'] as const;
/** Cooled at any time, or switched on in the evening after a hot day. */
export type Use = (typeof USES)[number];

/** Panes with the same direction and shade. */
export interface RoomWindow {
  area_m2: number;
  direction: Direction;
  shade: Shade;
}

/** A room as a visitor describes it. */
export interface RoomInput {
  kind: RoomKind;
  area_m2: number;
  height_m: number;
  /** Input of the first edition: true means a bare roof, false an uncooled floor. `above` takes precedence. */
  under_roof?: boolean;
  above?: Above;
  /** An uncooled room if missing. */
  below?: Below;
  outside_walls: OutsideWalls;
  /** Number of inner walls next to rooms without cooling; all of them if missing. */
  uncooled_walls?: OutsideWalls;
  /** Direction of the first outside wall; that of the first window if missing. */
  facing?: Direction;
  windows: readonly RoomWindow[];
  people: number;
  activity: Activity;
  lights_w: number;
  /** Rated input of all equipment in the room. */
  equipment_w: number;
  fresh_air: FreshAir;
  /** Flow of the fresh air unit if known; otherwise it is calculated from the people. */
  fresh_air_l_s?: number | null;
  door?: Door;
  use?: Use;
  station?: Station;
  target_c: number;
}

/** A room with all its choices. */
export type WholeRoom = RoomInput &
  Required<Pick<RoomInput, 'above' | 'below' | 'uncooled_walls' | 'door' | 'use' | 'station'>>;

/** Returns a room with the choices that older inputs do not have. They mean what the first edition assumed. */
export const wholeRoom = (room: RoomInput): WholeRoom => ({
  ...room,
  above: room.above ?? (room.under_roof ? 'bare' : 'uncooled'),
  below: room.below ?? 'uncooled',
  uncooled_walls: Math.min(room.uncooled_walls ?? 4, 4 - room.outside_walls) as OutsideWalls,
  door: room.door ?? 'closed',
  use: room.use ?? 'all_day',
  station: room.station ?? 'dhaka',
});

export const isRoof = (above: Above): above is RoofKind =>
  (ROOF_KINDS as readonly string[]).includes(above);

/** Limits of the numbers of a room. */
export const ROOM_LIMITS = {
  area_m2: { label: 'Floor area', unit: 'm²', min: 2, max: 5000 },
  height_m: { label: 'Ceiling height', unit: 'm', min: 1.8, max: 15 },
  glass_m2: { label: 'Glass area', unit: 'm²', min: 0, max: 2000 },
  people: { label: 'People', unit: 'persons', min: 0, max: 5000, whole: true },
  lights_w: { label: 'Lights', unit: 'W', min: 0, max: 100_000 },
  equipment_w: { label: 'Equipment', unit: 'W', min: 0, max: 500_000 },
  fresh_air_l_s: { label: 'Fresh air', unit: 'L/s', min: 0, max: 50_000 },
  target_c: ROOM_C_LIMIT,
} as const satisfies Record<string, Limit>;

/** Maximum number of windows. */
export const MAX_WINDOWS = 12;
/** A dense standing crowd, as an upper limit. */
const PEOPLE_PER_M2 = 4;

/** Geometry of the room, which is modelled as a box of its area. */
export interface RoomGeometry {
  length_m: number;
  width_m: number;
  /** Outside walls including their glass. */
  walls_gross_m2: number;
  glass_m2: number;
  walls_net_m2: number;
  /** Outside walls including their glass, by the direction they face; 'any' if the input does not name it. */
  walls: { direction: Direction | 'any'; gross_m2: number }[];
  /** Inner walls, floor and ceiling next to rooms without cooling. */
  inner_m2: number;
  /** All inner surfaces of the room. */
  surfaces_m2: number;
}

/**
 * Calculates the geometry. Outside walls are counted alternately as long and short sides, beginning with a long one.
 * They face the given direction, then those of the windows in their order.
 */
export function geometryOf(
  input: RoomInput,
  { side_ratio }: Pick<SizingValues, 'side_ratio'> = DEFAULT_VALUES,
): RoomGeometry {
  const room = wholeRoom(input);
  const length_m = Math.sqrt(room.area_m2 * side_ratio);
  const width_m = room.area_m2 / length_m;
  const sides = [length_m, width_m, length_m, width_m].map((side) => side * room.height_m);
  const sumOf = (areas: number[]) => areas.reduce((sum, area) => sum + area, 0);
  const glass_m2 = sumOf(room.windows.map(({ area_m2 }) => area_m2));
  const outside = sides.slice(0, room.outside_walls);
  const walls_gross_m2 = sumOf(outside);
  const glazed = room.windows.map(({ direction }) => direction);
  const directions = [...new Set(room.facing ? [room.facing, ...glazed] : glazed)];
  const inner = sides.slice(room.outside_walls);
  const floors = [room.above, room.below].filter((side) => side === 'uncooled').length;
  return {
    length_m,
    width_m,
    walls_gross_m2,
    glass_m2,
    walls_net_m2: Math.max(0, walls_gross_m2 - glass_m2),
    walls: outside.map((gross_m2, at) => ({ direction: directions[at] ?? 'any', gross_m2 })),
    inner_m2: sumOf(inner.slice(0, room.uncooled_walls)) + room.area_m2 * floors,
    surfaces_m2: sumOf(sides) + 2 * room.area_m2,
  };
}

/** Returns all violations of limits and all impossible combinations of a room. */
export function checkRoom(room: RoomInput, values: SizingValues = DEFAULT_VALUES): InputError[] {
  const { area_m2, height_m, people, lights_w, equipment_w, target_c } = room;
  const numbers = { area_m2, height_m, people, lights_w, equipment_w, target_c };
  const errors: InputError[] = [
    ...notAChoice('kind', room.kind, 'Type of room', ROOM_KINDS),
    ...Object.entries(numbers).flatMap(([field, value]) =>
      outOfRange(field, value, ROOM_LIMITS[field as keyof typeof numbers]),
    ),
    ...optional('under_roof', room.under_roof, 'Under a roof', [true, false]),
    ...optional('above', room.above, 'Above the ceiling', ABOVE),
    ...optional('below', room.below, 'Below the floor', BELOW),
    ...optional('uncooled_walls', room.uncooled_walls, 'Uncooled rooms next to it', OUTSIDE_WALLS),
    ...optional('facing', room.facing, 'Direction', DIRECTIONS),
    ...optional('door', room.door, 'Door', DOORS),
    ...optional('use', room.use, 'Cooled', USES),
    ...optional('station', room.station, 'Place', STATIONS),
    ...notAChoice('outside_walls', room.outside_walls, 'Outside walls', OUTSIDE_WALLS),
    ...notAChoice('activity', room.activity, 'Activity', ACTIVITIES),
    ...notAChoice('fresh_air', room.fresh_air, 'Fresh air', FRESH_AIRS),
    ...(room.fresh_air_l_s == null
      ? []
      : outOfRange('fresh_air_l_s', room.fresh_air_l_s, ROOM_LIMITS.fresh_air_l_s)),
    ...room.windows.flatMap((window, at) => [
      ...outOfRange(`windows.${at}.area_m2`, window.area_m2, ROOM_LIMITS.glass_m2),
      ...notAChoice(`windows.${at}.direction`, window.direction, 'Direction', DIRECTIONS),
      ...notAChoice(`windows.${at}.shade`, window.shade, 'Shading', SHADES),
    ]),
  ];
  if (room.windows.length > MAX_WINDOWS) {
    errors.push({ field: 'windows', code: 'too_many', label: 'Windows', max: MAX_WINDOWS });
  }
  const isFine = (...fields: string[]) =>
    !errors.some(({ field }) =>
      fields.some((name) => field === name || field.startsWith(`${name}.`)),
    );
  if (isFine('area_m2', 'height_m', 'outside_walls', 'windows')) {
    errors.push(...glassErrors(room, values));
  }
  const people_max = Math.floor(area_m2 * PEOPLE_PER_M2);
  if (isFine('area_m2', 'people') && people > people_max) {
    errors.push({ field: 'people', code: 'too_many_people', people_max, area_m2 });
  }
  const outdoor_db_c = isFine('station') ? outdoorOf(room.station, values) : Infinity;
  if (isFine('target_c') && target_c >= outdoor_db_c) {
    errors.push({ field: 'target_c', code: 'target_not_below_outside', outdoor_db_c });
  }
  return errors;
}

/** Returns the design dry bulb of a place. */
export const outdoorOf = (station: Station | undefined, values: SizingValues): number =>
  station && station !== 'dhaka' ? values[`${station}_db_c`] : values.outdoor_db_c;

/** Checks a choice that older inputs do not have. */
const optional = (field: string, value: unknown, label: string, choices: readonly Choice[]) =>
  value === undefined ? [] : notAChoice(field, value, label, choices);

/** Checks whether the glass fits the outside walls. */
function glassErrors(room: RoomInput, values: SizingValues): InputError<'windows'>[] {
  const { glass_m2, walls_gross_m2: walls_m2 } = geometryOf(room, values);
  const field = 'windows';
  const walls = room.outside_walls;
  if (glass_m2 === 0) return [];
  if (walls === 0) return [{ field, code: 'no_wall_for_glass' }];
  const glazed = room.windows.filter(({ area_m2 }) => area_m2 > 0);
  const directions = new Set(glazed.map(({ direction }) => direction)).size;
  return [
    // The sum of walls such as 15 and 12 m² may be slightly below 27 in floating point.
    ...(glass_m2 > walls_m2 + 1e-9
      ? [{ field, code: 'glass_larger_than_walls', walls, walls_m2 } as const]
      : []),
    ...(directions > walls
      ? [{ field, code: 'more_directions_than_walls', walls, directions } as const]
      : []),
  ];
}
