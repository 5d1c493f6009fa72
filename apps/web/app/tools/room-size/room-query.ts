import type { CreateDesign } from '@shishir/contract';
import {
  ACTIVITIES,
  type Activity,
  DEFAULT_VALUES,
  type Direction,
  DIRECTIONS,
  errorText,
  FRESH_AIRS,
  type FreshAir,
  type InputError,
  m2ToSqft,
  OUTSIDE_WALLS,
  type OutsideWalls,
  ROOM_KINDS,
  ROOM_PRESETS,
  type RoomInput,
  type RoomKind,
  type Shade,
  SHADES,
  type SizingValues,
  sqftToM2,
  valueEntry,
} from '@shishir/sizing';
import { COST_FIELDS, USUAL_COST as USUAL_RUN } from '../shared/cost-query';
import { numberOf } from '../shared/typed-number';

/** The running cost of a room: the efficiency of its unit is not known, and can be changed. */
export const USUAL_COST = { ...USUAL_RUN, cop: String(valueEntry('cop').value) };

/** The fields of the form, which are the parameters of the address too. */
export const ROOM_FIELDS = [
  'kind',
  'unit',
  'area',
  'height',
  'roof',
  'walls',
  'glass',
  'dir',
  'shade',
  'people',
  'activity',
  'lights',
  'equipment',
  'fresh',
  'target',
  ...COST_FIELDS,
  'cop',
] as const;
export type RoomField = (typeof ROOM_FIELDS)[number];
/** What stands in the form, as text. */
export type TypedRoom = Record<RoomField, string>;

/**
 * The hidden field that names what the values of the form were made for: kind and unit. Where another kind or unit was
 * chosen since, `adapted` knows from it which values are still the usual ones.
 */
export const MADE_FOR = 'for';
export const madeFor = ({ kind, unit }: Pick<TypedRoom, 'kind' | 'unit'>) => `${kind}.${unit}`;

/** No value is longer: what is longer is no number, and is shown again cut. */
const LONGEST = 20;
const M_PER_FT = 0.3048;

const among = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value === text) ?? null;
const kindOf = (text: string | null | undefined): RoomKind => among(ROOM_KINDS, text) ?? 'bedroom';
const UNITS = ['m2', 'sqft'] as const;
const unitOf = (text: string | null | undefined) => among(UNITS, text) ?? 'm2';

/** What staff have set of the running cost. A form begins with it. */
type Presets = Pick<SizingValues, 'load_factor_percent' | 'cop'>;

/**
 * What an address holds; what it leaves out has the usual value of its kind of room. Of the running cost the address of
 * a room leaves out what is published, and one without a room has what staff have set.
 */
export function typedFrom(search: URLSearchParams, presets: Presets = DEFAULT_VALUES): TypedRoom {
  const usual = usualFor(kindOf(search.get('kind')), unitOf(search.get('unit')));
  if (!search.has('area')) {
    usual.load = String(presets.load_factor_percent);
    usual.cop = String(presets.cop);
  }
  const given = Object.fromEntries(
    ROOM_FIELDS.map((field) => [
      field,
      search.get(field)?.trim().slice(0, LONGEST) ?? usual[field],
    ]),
  ) as TypedRoom;
  const typed = { ...given, kind: usual.kind, unit: usual.unit };
  const [kind, unit] = (search.get(MADE_FOR) ?? '').split('.');
  return kind ? adapted(typed, { kind, unit: unit ?? 'm2' }) : typed;
}

/** The form after a choice of another kind or unit: usual values follow the kind, and all follow the unit. */
export function adapted(typed: TypedRoom, before: Pick<TypedRoom, 'kind' | 'unit'>): TypedRoom {
  const [kind, unit] = [kindOf(before.kind), unitOf(before.unit)];
  if (kind === typed.kind && unit === typed.unit) return typed;
  const [old, usual] = [usualFor(kind, unit), usualFor(kindOf(typed.kind), unitOf(typed.unit))];
  return Object.fromEntries(
    ROOM_FIELDS.map((field) => {
      if (field === 'kind' || field === 'unit') return [field, typed[field]];
      if (typed[field] === old[field]) return [field, usual[field]];
      return [field, unit === typed.unit ? typed[field] : converted(field, typed)];
    }),
  ) as TypedRoom;
}

/** A value of the other unit in the one that is chosen now. What is no number stays as it is. */
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

/** The form of a usual room. */
function usualFor(kind: RoomKind, unit: 'm2' | 'sqft'): TypedRoom {
  const room = ROOM_PRESETS[kind];
  const [window] = room.windows;
  const typed: TypedRoom = {
    kind,
    unit: 'm2',
    area: String(room.area_m2),
    height: rounded(room.height_m),
    roof: room.under_roof ? 'yes' : 'no',
    walls: String(room.outside_walls),
    glass: String(window?.area_m2 ?? 0),
    dir: window?.direction ?? 's',
    shade: window?.shade ?? 'inside',
    people: String(room.people),
    activity: room.activity,
    lights: String(room.lights_w),
    equipment: String(room.equipment_w),
    fresh: room.fresh_air,
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

/** The room as it is calculated with. A number that cannot be read is NaN, which the calculation reports. */
export function roomOf(typed: TypedRoom): RoomInput {
  const inFeet = typed.unit === 'sqft';
  const area = (text: string) => (inFeet ? sqftToM2(numberOf(text)) : numberOf(text));
  const glass_m2 = area(typed.glass);
  return {
    kind: kindOf(typed.kind),
    area_m2: area(typed.area),
    height_m: numberOf(typed.height) * (inFeet ? M_PER_FT : 1),
    under_roof: typed.roof === 'yes',
    outside_walls: (OUTSIDE_WALLS.find((walls) => String(walls) === typed.walls) ??
      NaN) as OutsideWalls,
    windows:
      glass_m2 === 0
        ? []
        : [{ area_m2: glass_m2, direction: typed.dir as Direction, shade: typed.shade as Shade }],
    people: numberOf(typed.people),
    activity: typed.activity as Activity,
    lights_w: numberOf(typed.lights),
    equipment_w: numberOf(typed.equipment),
    fresh_air: typed.fresh as FreshAir,
    target_c: numberOf(typed.target),
  };
}

/** The address of a room. What is usual of the running cost is left out. */
export function queryOf(typed: TypedRoom): string {
  const usual: Partial<TypedRoom> = USUAL_COST;
  const fields = ROOM_FIELDS.filter((field) => typed[field] !== usual[field]);
  return new URLSearchParams(fields.map((field) => [field, typed[field]])).toString();
}

/** The same room without what is usual of its kind, and without its running cost. */
export function shortQueryOf(typed: TypedRoom): string {
  const usual = usualFor(kindOf(typed.kind), unitOf(typed.unit));
  const cost: readonly string[] = Object.keys(USUAL_COST);
  const fields = ROOM_FIELDS.filter(
    (field) => field === 'kind' || (typed[field] !== usual[field] && !cost.includes(field)),
  );
  if (typed.unit !== 'm2' && !fields.includes('unit')) fields.push('unit');
  return new URLSearchParams(fields.map((field) => [field, typed[field]])).toString();
}

export const roomPath = (typed: TypedRoom) => `/tools/room-size?${queryOf(typed)}`;

/** What goes with an enquiry: the inputs, which the API calculates itself, and the address that shows them again. */
export function designFor(room: RoomInput, typed: TypedRoom): string {
  const design: CreateDesign = {
    tool: 'room',
    room: { ...room, windows: [...room.windows] },
    link: roomPath(typed),
  };
  return JSON.stringify(design);
}

const FIELD_OF: Record<string, RoomField> = {
  kind: 'kind',
  area_m2: 'area',
  height_m: 'height',
  outside_walls: 'walls',
  windows: 'glass',
  'windows.0.area_m2': 'glass',
  'windows.0.direction': 'dir',
  'windows.0.shade': 'shade',
  people: 'people',
  activity: 'activity',
  lights_w: 'lights',
  equipment_w: 'equipment',
  fresh_air: 'fresh',
  target_c: 'target',
};

/** What is wrong, as a sentence for each field of the form. */
export function fieldErrors(
  errors: readonly InputError[],
  unit: string,
): Partial<Record<RoomField, string>> {
  const found: Partial<Record<RoomField, string>> = {};
  for (const error of errors) {
    const field = FIELD_OF[error.field];
    if (field)
      found[field] ??= unit === 'sqft' ? errorText(inFeet(error), IN_FEET) : errorText(error);
  }
  return found;
}

/** The first field with an error, in the order of the form. */
export const firstWrong = (errors: Partial<Record<RoomField, string>>): RoomField | null =>
  ROOM_FIELDS.find((field) => errors[field]) ?? null;

const IN_FEET = { area: (m2: number) => `${Math.floor(m2ToSqft(m2))} sq ft` };

/** The same limit in the unit of the form. */
function inFeet(error: InputError): InputError {
  if (!('limit' in error)) return error;
  const { limit } = error;
  if (limit.unit === 'm²') {
    const [min, max] = [Math.ceil(m2ToSqft(limit.min)), Math.floor(m2ToSqft(limit.max))];
    return { ...error, limit: { ...limit, min, max, unit: 'sq ft' } };
  }
  if (limit.unit !== 'm') return error;
  const [min, max] = [Math.ceil(limit.min / M_PER_FT), Math.floor(limit.max / M_PER_FT)];
  return { ...error, limit: { ...limit, min, max, unit: 'ft' } };
}

export const CHOICES = {
  kind: ROOM_KINDS,
  unit: UNITS,
  roof: ['no', 'yes'],
  walls: OUTSIDE_WALLS.map(String),
  dir: DIRECTIONS,
  shade: SHADES,
  activity: ACTIVITIES,
  fresh: FRESH_AIRS,
} as const;
