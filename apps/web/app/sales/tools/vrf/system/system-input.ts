import type { StoredSystem } from '@shishir/contract';
import { readCapacity } from '@shishir/format';
import {
  checkRoom,
  checkRunning,
  checkSystem,
  errorText,
  labelText,
  oneOrMore,
  type RoomInput,
  type Station,
  type SystemDetails,
  type SystemRoom,
  type Ventilation,
} from '@shishir/sizing';
import { roomOf as calculatedRoom, typedFrom as typedRoom } from '../../room-size/form/room-query';
import { notKnown } from '../../shared/fields';
import { numberOf, questionOf, WHOLE } from '../../shared/typed-number';
import { type TypedProject, USUAL_COST } from './project-query';
import {
  DETAIL_FIELDS,
  type DetailField,
  emptySystem,
  IS_ID,
  placeOf,
  type TypedDetails,
  type TypedRoom,
  type TypedSystem,
  type TypedVentilator,
  type VentilatorField,
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
    load_kw: capacityOf(figures.load),
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

const INPUTS = {
  place: 'details.station',
  target: 'details.room_c',
  run: 'details.run_m',
  height: 'details.height_m',
  charge: 'details.charge_kg',
  volume: 'details.room_m3',
} as const satisfies Record<DetailField, string>;

/** Returns the errors of the figures of the building as sentences. */
export function errorsOfDetails(typed: TypedDetails): Partial<Record<DetailField, string>> {
  const found: Partial<Record<DetailField, string>> = {};
  for (const error of checkSystem({ rooms: [], outdoor: [], details: numbersOf(typed) })) {
    const field = DETAIL_FIELDS.find((name) => error.field === INPUTS[name])!;
    found[field] ??=
      error.code === 'not_a_choice'
        ? notKnown(labelText(error.label), typed[field])
        : (questionOf(error, typed[field]) ?? errorText(error));
  }
  return found;
}

const numbersOf = (typed: TypedDetails): SystemDetails => {
  const { place, target, run, height, charge, volume } = typed;
  return {
    // `checkSystem` reports an unknown place.
    station: place === '' ? null : (place as Station),
    room_c: loadOf(target),

    run_m: loadOf(run),
    height_m: loadOf(height),
    charge_kg: loadOf(charge),
    room_m3: loadOf(volume),
  };
};

/** Errors of the ventilators of one model. */
export type VentilatorErrors = Partial<Record<VentilatorField, string>>;

/** Returns the errors of the ventilators of one model as sentences. */
export function errorsOfVentilator(typed: TypedVentilator): VentilatorErrors {
  const ventilation = ventilationOf(typed);
  const found: VentilatorErrors = {};
  for (const error of ventilation ? checkSystem({ rooms: [], outdoor: [], ventilation }) : []) {
    const field = error.field === 'ventilation.count' ? 'airs' : 'flow';
    found[field] ??= questionOf(error, typed[field]) ?? errorText(error);
  }
  return found;
}

const ventilationOf = ({ air, airs, flow }: TypedVentilator): Ventilation | null =>
  IS_ID.test(air)
    ? { unit: Number(air), count: airs.trim() === '' ? 1 : countOf(airs), flow_m3h: loadOf(flow) }
    : null;

/** Figures of the building as the calculation reads them; missing if not known. */
interface SystemFigures {
  details?: SystemDetails;
  ventilation?: Ventilation[];
}

/** Returns the figures of the building without invalid ones and without unknown ones. */
export function detailsOf(system: Pick<TypedSystem, 'details' | 'ventilators'>): SystemFigures {
  const errors = errorsOfDetails(system.details);
  const details = numbersOf(withoutErrors(system.details, errors));
  const isKnown = Object.values(details).some((value) => value !== null);
  const ventilation = system.ventilators.flatMap(
    (typed) => ventilationOf(withoutErrors(typed, errorsOfVentilator(typed))) ?? [],
  );
  return { ...(isKnown && { details }), ...(ventilation.length > 0 && { ventilation }) };
}

const withoutErrors = <Fields extends Record<string, string>>(
  typed: Fields,
  errors: Partial<Record<string, string>>,
) =>
  Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [field, errors[field] ? '' : text]),
  ) as Fields;

/** Returns a load in kW, which can be typed with another unit. */
function capacityOf(text: string): number | null {
  const reading = readCapacity(text, 'kW');
  return 'value' in reading ? reading.value : NaN;
}

const loadOf = (text: string) => (text.trim() === '' ? null : numberOf(text));
const countOf = (text: string) => numberOf(text, WHOLE);

/**
 * Returns the input of the calculation. Its fields report invalid values, which are left out here, so that one wrong
 * figure does not hide the result of all other rooms.
 */
export function roomOf(typed: TypedRoom): WholeRoom {
  const known = read.get(typed);
  if (known) return known;
  const { name, load, unit, count, alike, panel, from } = typed;
  const errors = errorsOf(typed);
  const room = {
    name: name.trim(),
    load_kw: errors.load ? null : capacityOf(load),
    unit: unit === '' ? null : Number(unit),
    count: errors.count ? 1 : countOf(count),
    alike: errors.alike ? 1 : countOf(alike),
    with_panel: panel,
    described: from === '' ? null : describedBy(from),
  };
  read.set(typed, room);
  return room;
}

/** Returns the inputs of the room calculator; null if they are not those of a possible room. */
function describedBy(from: string): RoomInput | null {
  const room = calculatedRoom(typedRoom(new URLSearchParams(from)));
  return checkRoom(room).length === 0 ? room : null;
}

/** Returns the error of a typed diversity as a sentence; blank if it is valid or missing. */
export function diversityError({ diversity }: Pick<TypedSystem, 'diversity'>): string {
  if (diversity.trim() === '') return '';
  const system = { rooms: [], outdoor: [], diversity_percent: numberOf(diversity) };
  const [error] = checkSystem(system);
  return error ? (questionOf(error, diversity) ?? errorText(error)) : '';
}

type WholeRoom = SystemRoom & { alike: number; described: RoomInput | null };
const read = new WeakMap<TypedRoom, WholeRoom>();

export const inputOf = ({ rooms, outdoor, diversity, ...system }: TypedSystem) => ({
  ...detailsOf(system),
  rooms: rooms.map(roomOf),
  outdoor: outdoor === '' ? [] : outdoor.split('.').map(Number),
  diversity_percent:
    diversity.trim() === '' || diversityError({ diversity }) ? null : numberOf(diversity),
});

/** Returns the number of invalid fields of a system. */
export const wrongFieldsOf = (system: TypedSystem): number =>
  [
    ...system.rooms.map(errorsOf),
    errorsOfDetails(system.details),
    ...system.ventilators.map(errorsOfVentilator),
  ].reduce((sum, errors) => sum + Object.keys(errors).length, diversityError(system) ? 1 : 0);

/** A project of one system without a name is read and stored as a system alone. */
export const onlySystem = ({ systems }: TypedProject): TypedSystem | null => {
  const [only] = systems;
  return only && systems.length === 1 && only.name === '' ? only : null;
};

/**
 * Returns the project to store for an account; null while a field has an error, because the invalid text would be lost.
 */
export function storedOf(project: TypedProject): StoredSystem | null {
  if (project.systems.some((system) => wrongFieldsOf(system) > 0)) return null;
  const { hours, days, load, peak, other, tariff } = project.cost;
  const running = {
    hours_day: numberOf(hours),
    days_month: numberOf(days, WHOLE),
    load_percent: numberOf(load),
    peak_hours_day: numberOf(peak),
    base_kwh: numberOf(other, WHOLE),
  };
  const isUsable = checkRunning({ input_w: 10, ...running, peak_hours_day: 0 }).length === 0;
  const stored = (system: TypedSystem) => ({
    rooms: system.rooms.map((typed) => {
      const { name, load_kw, unit, count, alike, with_panel } = roomOf(typed);
      const calculated = typed.from || null;
      return { name, load_kw, unit, count, alike, with_panel, calculated };
    }),
    outdoor: inputOf(system).outdoor,
    ...detailsOf(system),
    diversity_percent: inputOf(system).diversity_percent,
  });
  const only = onlySystem(project);
  return {
    ...(only
      ? stored(only)
      : {
          ...{ rooms: [], outdoor: [] },
          systems: project.systems.map((system) => ({ name: system.name, ...stored(system) })),
        }),
    running: isUsable ? { ...running, tariff } : null,
  };
}

/** Returns the systems of a stored project with their names. */
export const storedSystems = ({ systems, ...stored }: StoredSystem) =>
  systems ?? [{ name: '', ...stored }];

const textOf = (value: number | null | undefined) => (value == null ? '' : String(value));

/** Converts a stored project back to the values of the form. */
export function typedOf(name: string, stored: StoredSystem): TypedProject {
  const { running } = stored;
  let key = 0;
  return {
    name,
    systems: storedSystems(stored).map((system, at) => ({
      ...emptySystem(String(at)),
      name: system.name,
      rooms: system.rooms.map((room) => ({
        key: String(key++),
        name: room.name,
        load: room.load_kw === null ? '' : String(room.load_kw),
        unit: room.unit === null ? '' : String(room.unit),
        count: String(room.count),
        alike: String(room.alike ?? 1),
        panel: room.with_panel,
        from: room.calculated ?? '',
      })),
      outdoor: system.outdoor.join('.'),
      details: {
        place: placeOf(system.details?.station),
        target: textOf(system.details?.room_c),
        run: textOf(system.details?.run_m),
        height: textOf(system.details?.height_m),
        charge: textOf(system.details?.charge_kg),
        volume: textOf(system.details?.room_m3),
      },
      ventilators: oneOrMore(system.ventilation).map(({ unit, count, flow_m3h }) => ({
        air: String(unit),
        airs: String(count),
        flow: textOf(flow_m3h),
      })),
      diversity: system.diversity_percent == null ? '' : String(system.diversity_percent),
    })),
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
