import type { CreateDesign } from '@shishir/contract';
import { m2ToSqft, sqftToM2 } from '@shishir/format';
import {
  type Above,
  ABOVE,
  ACTIVITIES,
  type Activity,
  type Below,
  BELOW,
  DEFAULT_VALUES,
  type Direction,
  DIRECTIONS,
  type Door,
  DOORS,
  EDITION,
  FRESH_AIRS,
  type FreshAir,
  OUTSIDE_WALLS,
  type OutsideWalls,
  ROOM_KINDS,
  ROOM_PRESETS,
  type RoomInput,
  type RoomKind,
  type Shade,
  SHADES,
  type SizingValues,
  type Station,
  STATIONS,
  type Use,
  USES,
  valueEntry,
  wholeRoom,
} from '@shishir/sizing';
import { COST_FIELDS, homeCost, USUAL_COST as USUAL_RUN } from '../../shared/cost-query';
import { EDITION_PARAM } from '../../shared/edition-query';
import { numberOf, WHOLE } from '../../shared/typed-number';

/** The running cost of a room. The efficiency of its unit is not known, so it can be changed. */
export const USUAL_COST = { ...USUAL_RUN, cop: String(valueEntry('cop').value) };

/** The fields of the form, and the parameters of the address. */
export const ROOM_FIELDS = [
  'kind',
  'place',
  'use',
  'unit',
  'area',
  'height',
  'roof',
  'below',
  'walls',
  'inner',
  'glass',
  'dir',
  'shade',
  'people',
  'activity',
  'lights',
  'equipment',
  'fresh',
  'door',
  'target',
  ...COST_FIELDS,
  'cop',
] as const;
export type RoomField = (typeof ROOM_FIELDS)[number];
/** The texts of the form. */
export type TypedRoom = Record<RoomField, string>;

/**
 * The hidden field with the kind and unit that the values of the form belong to. If another kind or unit was chosen
 * since, `adapted` uses it to find the values that are still the usual ones.
 */
export const MADE_FOR = 'for';
export const madeFor = ({ kind, unit }: Pick<TypedRoom, 'kind' | 'unit'>) => `${kind}.${unit}`;

/** Maximum length of a value. A longer text is not a number and is cut. */
const LONGEST = 20;
export const M_PER_FT = 0.3048;

const among = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value === text) ?? null;
const kindOf = (text: string | null | undefined): RoomKind => among(ROOM_KINDS, text) ?? 'bedroom';
const UNITS = ['sqft', 'm2'] as const;
type Unit = (typeof UNITS)[number];
const unitOf = (text: string | null | undefined) => among(UNITS, text) ?? 'm2';
/** Addresses of the first edition omit the unit if they mean m². */
const MEASURES = ['area', 'height', 'glass'] as const;
const unitIn = (search: URLSearchParams): Unit =>
  search.has('unit') || MEASURES.some((field) => search.has(field))
    ? unitOf(search.get('unit'))
    : 'sqft';
/** Choices above the ceiling in addresses of the first edition. */
const OLD_ROOFS: Partial<Record<string, Above>> = { yes: 'bare', no: 'uncooled' };
export const isUnit = (text: string) => among(UNITS, text) !== null;

/**
 * Reads an address. Missing values are the usual ones of the kind of room. An unknown choice is kept, so its field can
 * report it. Missing values of the running cost are the published ones, or those set by staff if the address has no
 * room.
 */
export function typedFrom(
  search: URLSearchParams,
  values: SizingValues = DEFAULT_VALUES,
): TypedRoom {
  const usual = usualFor(kindOf(search.get('kind')), unitIn(search));
  if (!search.has('area')) {
    Object.assign(usual, homeCost(values), { cop: String(values.cop) });
  }
  const typed = Object.fromEntries(
    ROOM_FIELDS.map((field) => [
      field,
      search.get(field)?.trim().slice(0, LONGEST) ?? usual[field],
    ]),
  ) as TypedRoom;
  typed.roof = OLD_ROOFS[typed.roof] ?? typed.roof;
  const [kind, unit] = (search.get(MADE_FOR) ?? '').split('.');
  return kind ? adapted(typed, { kind, unit: unit ?? 'm2' }) : typed;
}

/** Returns the form after a change of kind or unit: usual values follow the kind, and all values follow the unit. */
export function adapted(typed: TypedRoom, before: Pick<TypedRoom, 'kind' | 'unit'>): TypedRoom {
  if (before.kind === typed.kind && before.unit === typed.unit) return typed;
  const old = usualFor(kindOf(before.kind), unitOf(before.unit));
  const usual = usualFor(kindOf(typed.kind), unitOf(typed.unit));
  // Values of an unknown unit cannot be converted.
  const converts = before.unit !== typed.unit && isUnit(before.unit) && isUnit(typed.unit);
  return Object.fromEntries(
    ROOM_FIELDS.map((field) => {
      if (field === 'kind' || field === 'unit') return [field, typed[field]];
      if (typed[field] === old[field]) return [field, usual[field]];
      return [field, converts ? converted(field, typed) : typed[field]];
    }),
  ) as TypedRoom;
}

/** Converts a value to the chosen unit. A text that is not a number is unchanged. */
function converted(field: RoomField, typed: TypedRoom): string {
  const value = numberOf(typed[field]);
  if (Number.isNaN(value)) return typed[field];
  const toFeet = typed.unit === 'sqft';
  if (field === 'area' || field === 'glass') {
    return toFeet ? String(Math.round(m2ToSqft(value))) : rounded(sqftToM2(value));
  }
  return field === 'height' ? rounded(toFeet ? value / M_PER_FT : value * M_PER_FT) : typed[field];
}

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** Returns the form of a usual room. */
function usualFor(kind: RoomKind, unit: Unit): TypedRoom {
  const room = wholeRoom(ROOM_PRESETS[kind]);
  const [window] = room.windows;
  const typed: TypedRoom = {
    kind,
    place: room.station,
    use: room.use,
    unit: 'm2',
    area: String(room.area_m2),
    height: rounded(room.height_m),
    roof: room.above,
    below: room.below,
    walls: String(room.outside_walls),
    inner: String(room.uncooled_walls),
    glass: String(window?.area_m2 ?? 0),
    dir: window?.direction ?? 's',
    shade: window?.shade ?? 'inside',
    people: String(room.people),
    activity: room.activity,
    lights: String(room.lights_w),
    equipment: String(room.equipment_w),
    fresh: room.fresh_air,
    door: room.door,
    target: String(room.target_c),
    ...USUAL_COST,
  };
  if (unit === 'm2') return typed;
  const feet = { ...typed, unit };
  return {
    ...feet,
    area: converted('area', feet),
    glass: converted('glass', feet),
    height: converted('height', feet),
  };
}

/**
 * Returns the input of the calculation. Unreadable numbers, and lengths or areas without a unit, are NaN. The
 * calculation reports them and unknown choices.
 */
export function roomOf(typed: TypedRoom): RoomInput {
  const inFeet = typed.unit === 'sqft';
  const measured = (text: string) => (isUnit(typed.unit) ? numberOf(text) : NaN);
  const area = (text: string) => (inFeet ? sqftToM2(measured(text)) : measured(text));
  const glass_m2 = area(typed.glass);
  return {
    kind: typed.kind as RoomKind,
    area_m2: area(typed.area),
    height_m: measured(typed.height) * (inFeet ? M_PER_FT : 1),
    above: typed.roof as Above,
    below: typed.below as Below,
    outside_walls: wallsOf(typed.walls),
    uncooled_walls: wallsOf(typed.inner),
    facing: typed.dir as Direction,
    windows:
      glass_m2 === 0
        ? []
        : [{ area_m2: glass_m2, direction: typed.dir as Direction, shade: typed.shade as Shade }],
    people: numberOf(typed.people, WHOLE),
    activity: typed.activity as Activity,
    lights_w: numberOf(typed.lights, WHOLE),
    equipment_w: numberOf(typed.equipment, WHOLE),
    fresh_air: typed.fresh as FreshAir,
    door: typed.door as Door,
    use: typed.use as Use,
    station: typed.place as Station,
    target_c: numberOf(typed.target),
  };
}

const wallsOf = (text: string) =>
  (OUTSIDE_WALLS.find((walls) => String(walls) === text) ?? NaN) as OutsideWalls;

/** Returns the query of a room without usual values of the running cost. */
export function queryOf(typed: TypedRoom): string {
  const usual: Partial<TypedRoom> = USUAL_COST;
  const fields = ROOM_FIELDS.filter((field) => typed[field] !== usual[field]);
  return new URLSearchParams(fields.map((field) => [field, typed[field]])).toString();
}

/** Returns the query of a room without usual values of its kind and without the running cost. */
export function shortQueryOf(typed: TypedRoom): string {
  const usual = usualFor(kindOf(typed.kind), unitOf(typed.unit));
  const cost: readonly string[] = Object.keys(USUAL_COST);
  const fields = ROOM_FIELDS.filter(
    (field) =>
      field === 'kind' ||
      field === 'unit' ||
      (typed[field] !== usual[field] && !cost.includes(field)),
  );
  const query = new URLSearchParams(fields.map((field) => [field, typed[field]]));
  query.set(EDITION_PARAM, String(EDITION));
  return query.toString();
}

export const roomPath = (typed: TypedRoom) => `/tools/room-size?${queryOf(typed)}`;

/**
 * Returns the design of an enquiry: the inputs, from which the API calculates the result, and the address that shows
 * them again.
 */
export function designFor(room: RoomInput, typed: TypedRoom): string {
  const design: CreateDesign = {
    tool: 'room',
    room: { ...room, windows: [...room.windows] },
    link: roomPath(typed),
  };
  return JSON.stringify(design);
}

export const CHOICES = {
  kind: ROOM_KINDS,
  place: STATIONS,
  use: USES,
  unit: UNITS,
  roof: ABOVE,
  below: BELOW,
  walls: OUTSIDE_WALLS.map(String),
  dir: DIRECTIONS,
  shade: SHADES,
  activity: ACTIVITIES,
  fresh: FRESH_AIRS,
  door: DOORS,
} as const;
