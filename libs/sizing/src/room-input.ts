import { type InputError, type Limit, notAChoice, outOfRange } from './errors';
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
export const ROOM_KIND_NAMES: Readonly<Record<RoomKind, string>> = {
  bedroom: 'Bedroom',
  living_room: 'Living room',
  office: 'Office',
  shop: 'Shop',
  restaurant: 'Restaurant',
  classroom: 'Classroom',
  hall: 'Hall',
  ward: 'Ward',
  gym: 'Gym',
  server_room: 'Server room',
};

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const DIRECTION_NAMES: Readonly<Record<Direction, string>> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

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
  /** True if the roof is above the ceiling, false if it is another floor. */
  under_roof: boolean;
  outside_walls: OutsideWalls;
  windows: readonly RoomWindow[];
  people: number;
  activity: Activity;
  lights_w: number;
  /** Rated input of all equipment in the room. */
  equipment_w: number;
  fresh_air: FreshAir;
  /** Flow of the fresh air unit if known; otherwise it is calculated from the people. */
  fresh_air_l_s?: number | null;
  target_c: number;
}

/** Limits of the numbers of a room. */
export const ROOM_LIMITS = {
  area_m2: { label: 'Floor area', unit: 'm²', min: 2, max: 5000 },
  height_m: { label: 'Ceiling height', unit: 'm', min: 1.8, max: 15 },
  glass_m2: { label: 'Glass area', unit: 'm²', min: 0, max: 2000 },
  people: { label: 'People', unit: 'persons', min: 0, max: 5000, whole: true },
  lights_w: { label: 'Lights', unit: 'W', min: 0, max: 100_000 },
  equipment_w: { label: 'Equipment', unit: 'W', min: 0, max: 500_000 },
  fresh_air_l_s: { label: 'Fresh air', unit: 'L/s', min: 0, max: 50_000 },
  target_c: { label: 'Room temperature', unit: '°C', min: 16, max: 30 },
} as const satisfies Record<string, Limit>;

/** Maximum number of windows. */
export const MAX_WINDOWS = 12;
/** A dense standing crowd, as an upper limit. */
const PEOPLE_PER_M2 = 4;

/** A typical room of each kind as a starting point. The figures are assumptions that the visitor changes. */
export const ROOM_PRESETS: Readonly<Record<RoomKind, RoomInput>> = {
  bedroom: preset('bedroom', 14, 2, 2, 'rest', 40, 80),
  living_room: preset('living_room', 20, 4.5, 4, 'seated', 100, 250),
  office: preset('office', 30, 5, 4, 'office', 300, 600),
  shop: preset('shop', 30, 6, 6, 'standing', 600, 300),
  restaurant: preset('restaurant', 60, 8, 30, 'restaurant', 720, 1500),
  classroom: preset('classroom', 50, 8, 30, 'seated', 400, 300),
  hall: preset('hall', 150, 15, 100, 'rest', 1500, 1000, { height_m: 4.5 }),
  ward: preset('ward', 60, 8, 10, 'rest', 500, 600),
  gym: preset('gym', 80, 8, 15, 'exercise', 800, 2000, { height_m: 3.5 }),
  server_room: preset('server_room', 12, 0, 0, 'seated', 100, 5000, {
    outside_walls: 0,
    fresh_air: 'closed',
  }),
};

/** Rooms for ten or more people have a fresh air unit. The single window faces south as a moderate default. */
function preset(
  kind: RoomKind,
  area_m2: number,
  glass_m2: number,
  people: number,
  activity: Activity,
  lights_w: number,
  equipment_w: number,
  own: Partial<RoomInput> = {},
): RoomInput {
  return {
    kind,
    area_m2,
    height_m: 3,
    under_roof: false,
    outside_walls: 1,
    windows: glass_m2 > 0 ? [{ area_m2: glass_m2, direction: 's', shade: 'inside' }] : [],
    people,
    activity,
    lights_w,
    equipment_w,
    fresh_air: people >= 10 ? 'unit' : 'closed',
    target_c: 24,
    ...own,
  };
}

/** Geometry of the room, which is modelled as a box of its area. */
export interface RoomGeometry {
  length_m: number;
  width_m: number;
  /** Outside walls including their glass. */
  walls_gross_m2: number;
  glass_m2: number;
  walls_net_m2: number;
  /** Inner walls and floor, plus the ceiling if another floor is above it. */
  inner_m2: number;
}

/**
 * Calculates the geometry. Outside walls are counted alternately as long and short sides, beginning with a long one.
 */
export function geometryOf(
  room: Pick<RoomInput, 'area_m2' | 'height_m' | 'under_roof' | 'outside_walls' | 'windows'>,
  { side_ratio }: Pick<SizingValues, 'side_ratio'> = DEFAULT_VALUES,
): RoomGeometry {
  const length_m = Math.sqrt(room.area_m2 * side_ratio);
  const width_m = room.area_m2 / length_m;
  const sides = [length_m, width_m, length_m, width_m];
  const areaOf = (walls: number[]) => walls.reduce((sum, side) => sum + side * room.height_m, 0);
  const walls_gross_m2 = areaOf(sides.slice(0, room.outside_walls));
  const glass_m2 = room.windows.reduce((sum, { area_m2 }) => sum + area_m2, 0);
  const inner_m2 =
    areaOf(sides.slice(room.outside_walls)) + room.area_m2 * (room.under_roof ? 1 : 2);
  return {
    length_m,
    width_m,
    walls_gross_m2,
    glass_m2,
    walls_net_m2: Math.max(0, walls_gross_m2 - glass_m2),
    inner_m2,
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
    ...notAChoice('under_roof', room.under_roof, 'Under a roof', [true, false]),
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
  const { outdoor_db_c } = values;
  if (isFine('target_c') && target_c >= outdoor_db_c) {
    errors.push({ field: 'target_c', code: 'target_not_below_outside', outdoor_db_c });
  }
  return errors;
}

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
