import type { StoredSystem } from '@shishir/contract';
import {
  checkRunning,
  checkSystem,
  errorText,
  type SystemDetails,
  type SystemInput,
} from '@shishir/sizing';
import { numberOf, questionOf, WHOLE } from '../../shared/typed-number';
import {
  DETAIL_FIELDS,
  IS_ID,
  type DetailField,
  type TypedRoom,
  type TypedSystem,
  USUAL_COST,
} from './system-query';

const FIGURES = ['load', 'count', 'alike'] as const;
type Figure = (typeof FIGURES)[number];
type RoomFigures = Pick<TypedRoom, Figure>;

/** Errors of the fields of a room. */
export type RoomErrors = Partial<Record<Figure, string>>;

/** Returns the errors of a room as sentences. They are cached, since each key changes only one of many rooms. */
export function errorsOf(room: RoomFigures): RoomErrors {
  const known = checked.get(room);
  if (known) return known;
  const errors = check(room);
  checked.set(room, errors);
  return errors;
}

const checked = new WeakMap<RoomFigures, RoomErrors>();

function check(figures: RoomFigures): RoomErrors {
  const room = {
    name: '',
    load_kw: loadOf(figures.load),
    unit: null,
    count: countOf(figures.count),
    alike: countOf(figures.alike),
    with_panel: true,
  };
  const found: RoomErrors = {};
  for (const error of checkSystem({ rooms: [room], outdoor: [] })) {
    const field = FIGURES.find((name) => error.field.includes(`.${name}`))!;
    const question = questionOf(error, figures[field], field === 'load' ? undefined : WHOLE);
    found[field] ??= question ?? errorText(error);
  }
  return found;
}

type Details = TypedSystem['details'];
const INPUTS = {
  run: 'details.run_m',
  height: 'details.height_m',
  charge: 'details.charge_kg',
  volume: 'details.room_m3',
  airs: 'ventilation.count',
  flow: 'ventilation.flow_m3h',
} as const;
const NUMBERS = Object.keys(INPUTS) as (keyof typeof INPUTS)[];

/** Returns the errors of the figures of the building as sentences. */
export function errorsOfDetails(details: Details): Partial<Record<DetailField, string>> {
  const found: Partial<Record<DetailField, string>> = {};
  for (const error of checkSystem({ rooms: [], outdoor: [], ...numbersOf(details) })) {
    const field = NUMBERS.find((name) => error.field === INPUTS[name])!;
    found[field] ??= questionOf(error, details[field]) ?? errorText(error);
  }
  return found;
}

const numbersOf = ({ run, height, charge, volume, air, airs, flow }: Details) => ({
  details: {
    run_m: loadOf(run),
    height_m: loadOf(height),
    charge_kg: loadOf(charge),
    room_m3: loadOf(volume),
  } satisfies SystemDetails,
  ventilation: IS_ID.test(air)
    ? { unit: Number(air), count: airs.trim() === '' ? 1 : countOf(airs), flow_m3h: loadOf(flow) }
    : null,
});

/** Returns the figures of the building without invalid ones and without unknown ones. */
export function detailsOf(typed: Details): Pick<SystemInput, 'details' | 'ventilation'> {
  const errors = errorsOfDetails(typed);
  const valid = Object.fromEntries(
    DETAIL_FIELDS.map((field) => [field, errors[field] ? '' : typed[field]]),
  ) as Details;
  const { details, ventilation } = numbersOf(valid);
  const isKnown = Object.values(details).some((value) => value !== null);
  return { ...(isKnown && { details }), ...(ventilation && { ventilation }) };
}

const loadOf = (text: string) => (text.trim() === '' ? null : numberOf(text));
const countOf = (text: string) => numberOf(text, WHOLE);

/**
 * Returns the input of the calculation. Its fields report invalid values, which are left out here, so that one wrong
 * figure does not hide the result of all other rooms.
 */
export function roomOf(typed: TypedRoom): RoomInput {
  const known = read.get(typed);
  if (known) return known;
  const { name, load, unit, count, alike, panel } = typed;
  const errors = errorsOf(typed);
  const room = {
    name: name.trim(),
    load_kw: errors.load ? null : loadOf(load),
    unit: unit === '' ? null : Number(unit),
    count: errors.count ? 1 : countOf(count),
    alike: errors.alike ? 1 : countOf(alike),
    with_panel: panel,
  };
  read.set(typed, room);
  return room;
}

type RoomInput = SystemInput['rooms'][number] & { alike: number };
const read = new WeakMap<TypedRoom, RoomInput>();

export const inputOf = ({
  rooms,
  outdoor,
  details,
}: Pick<TypedSystem, 'rooms' | 'outdoor' | 'details'>): SystemInput => ({
  ...detailsOf(details),
  rooms: rooms.map(roomOf),
  outdoor: outdoor === '' ? [] : outdoor.split('.').map(Number),
});

/**
 * Returns the system to store for an account; null while a field has an error, because the invalid text would be lost.
 */
export function storedOf(system: TypedSystem): StoredSystem | null {
  if (system.rooms.some((room) => Object.keys(errorsOf(room)).length > 0)) return null;
  if (Object.keys(errorsOfDetails(system.details)).length > 0) return null;
  const { rooms, outdoor } = inputOf(system);
  const { hours, days, load, peak, other, tariff } = system.cost;
  const running = {
    hours_day: numberOf(hours),
    days_month: numberOf(days, WHOLE),
    load_percent: numberOf(load),
    peak_hours_day: numberOf(peak),
    base_kwh: numberOf(other, WHOLE),
  };
  const isUsable = checkRunning({ input_w: 10, ...running, peak_hours_day: 0 }).length === 0;
  return {
    rooms: rooms.map((room, at) => ({ ...room, calculated: system.rooms[at]!.from || null })),
    outdoor: [...outdoor],
    ...detailsOf(system.details),
    running: isUsable ? { ...running, tariff } : null,
  };
}

const textOf = (value: number | null | undefined) => (value == null ? '' : String(value));

/** Converts a stored system back to the values of the form. */
export function typedOf(
  name: string,
  { rooms, outdoor, details = {}, ventilation, running }: StoredSystem,
): TypedSystem {
  return {
    name,
    rooms: rooms.map((room, at) => ({
      key: String(at),
      name: room.name,
      load: room.load_kw === null ? '' : String(room.load_kw),
      unit: room.unit === null ? '' : String(room.unit),
      count: String(room.count),
      alike: String(room.alike ?? 1),
      panel: room.with_panel,
      from: room.calculated ?? '',
    })),
    outdoor: outdoor.join('.'),
    details: {
      run: textOf(details.run_m),
      height: textOf(details.height_m),
      charge: textOf(details.charge_kg),
      volume: textOf(details.room_m3),
      air: textOf(ventilation?.unit),
      airs: textOf(ventilation?.count),
      flow: textOf(ventilation?.flow_m3h),
    },
    cost: running
      ? {
          hours: String(running.hours_day),
          days: String(running.days_month),
          load: String(running.load_percent),
          peak: String(running.peak_hours_day),
          other: String(running.base_kwh),
          tariff: running.tariff,
        }
      : USUAL_COST,
    quotation: '',
  };
}
