import { MAX_MODULES, MAX_VENTILATORS } from '@shishir/sizing';
import { vrfTexts } from '../vrf.texts';

const noticeTexts = vrfTexts.notices;

/** A room in the form, or several alike. */
export interface TypedRoom {
  /** Identifies the room in actions, independent of its place. Never in an address. */
  key: string;
  name: string;
  /** kW of one room, as typed. */
  load: string;
  /** Id of a product, or blank. */
  unit: string;
  /** Units in each room. */
  count: string;
  /** Rooms like this. */
  alike: string;
  panel: boolean;
  /** The query of the room calculator that the load is from. */
  from: string;
}

/** Fields of the figures of the building, by which addresses name them. */
export const DETAIL_FIELDS = ['place', 'target', 'run', 'height', 'charge', 'volume'] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];
export type TypedDetails = Record<DetailField, string>;

/** Fields of the ventilators of one model: product, number, and flow of each. */
export const VENTILATOR_FIELDS = ['air', 'airs', 'flow'] as const;
export type VentilatorField = (typeof VENTILATOR_FIELDS)[number];
export type TypedVentilator = Record<VentilatorField, string>;
export const NO_VENTILATOR: TypedVentilator = { air: '', airs: '', flow: '' };

/** A system in the form. Each field is read and written by the functions of this module. */
export interface TypedSystem {
  /** Identifies the system in actions, independent of its place. Never in an address. */
  key: string;
  /** Such as that of a floor; blank for a single system. */
  name: string;
  rooms: TypedRoom[];
  /** Ids of the modules, joined with dots; if blank, the best one is chosen. */
  outdoor: string;
  /** Figures of the building, as typed; blank if not known. */
  details: TypedDetails;
  /** By model; empty if there are none. */
  ventilators: TypedVentilator[];
  /** Load of all rooms at the same time in per cent, as typed; if blank, it is calculated. */
  diversity: string;
}

/** Maximum lengths of values. A longer text is not a number and is cut. */
export const LONGEST = { name: 80, number: 16, from: 400, cost: 20 };

export const emptyRoom = (key: string): TypedRoom => ({
  key,
  name: '',
  load: '',
  unit: '',
  count: '1',
  alike: '1',
  panel: true,
  from: '',
});

export const emptySystem = (key: string): TypedSystem => ({
  key,
  name: '',
  rooms: [],
  outdoor: '',
  details: { place: '', target: '', run: '', height: '', charge: '', volume: '' },
  ventilators: [],
  diversity: '',
});

export const IS_ID = /^[1-9]\d{0,8}$/;

/**
 * Reads the part of an address with one system. `rooms` are the texts of its rooms, the first with the place `first`
 * among all of the project. Adds sentences about unreadable parts to `unread`.
 */
export function systemFrom(
  part: URLSearchParams,
  key: string,
  { rooms, first }: { rooms: readonly string[]; first: number },
  unread: string[],
): TypedSystem {
  const typed = rooms.map((text, at) => roomFrom(text, String(first + at), unread));
  const outdoor = part.get('outdoor') ?? '';
  const ids = outdoor.split('.').filter((id) => IS_ID.test(id));
  const isRead = ids.join('.') === outdoor && ids.length <= MAX_MODULES;
  if (outdoor !== '' && !isRead) unread.push(noticeTexts.noOutdoorUnit(outdoor.slice(0, 40)));
  return {
    key,
    name: (part.get('system') ?? '').slice(0, LONGEST.name),
    rooms: typed,
    outdoor: isRead ? outdoor : '',
    details: detailsFrom((field) => part.get(field)),
    ventilators: ventilatorsFrom((field) => part.getAll(field)),
    diversity: (part.get('diversity') ?? '').trim().slice(0, LONGEST.number),
  };
}

const figureIn = (text: unknown) =>
  typeof text === 'string' ? text.trim().slice(0, LONGEST.number) : '';

/** Reads the figures of the building from an address or a form. */
export const detailsFrom = (get: (field: DetailField) => unknown): TypedDetails =>
  Object.fromEntries(
    DETAIL_FIELDS.map((field) => {
      const text = figureIn(get(field));
      // Dhaka is usual, so addresses omit it.
      return [field, field === 'place' ? placeOf(text) : text];
    }),
  ) as TypedDetails;

/** Returns the place in the form; blank for Dhaka. */
export const placeOf = (station: string | null | undefined): string =>
  station == null || station === 'dhaka' ? '' : station;

/** Reads the ventilators from an address or a form; of several, all fields are given for each. */
export function ventilatorsFrom(getAll: (field: VentilatorField) => unknown[]): TypedVentilator[] {
  const [airs, numbers, flows] = VENTILATOR_FIELDS.map(getAll) as [unknown[], unknown[], unknown[]];
  const rows = airs.slice(0, MAX_VENTILATORS).map((air, at) => ({
    air: figureIn(air),
    airs: figureIn(numbers[at]),
    flow: figureIn(flows[at]),
  }));
  return rows.length === 1 && !isVentilator(rows[0]!) ? [] : rows;
}

const isVentilator = (typed: TypedVentilator) => VENTILATOR_FIELDS.some((field) => typed[field]);

/**
 * '9.8_25x2_Open office': load, product and units in the room, name. Ten rooms like this are '10x9.8_25x2_Open office', and
 * a panel that was left out is '25x2-no-panel'.
 */
function roomFrom(text: string, key: string, unread: string[]): TypedRoom {
  const parts = /^([^_]*)_([^_]*)_(.*)$/s.exec(text);
  if (!parts) return { ...emptyRoom(key), name: text.slice(0, LONGEST.name) };
  const [, loads = '', units = '', name = ''] = parts;
  const [, alike = '1', load = ''] = /^(?:([^x]*)x)?(.*)$/s.exec(loads)!;
  const unit = /^([1-9]\d{0,8})?(?:x([^-]*))?(-no-panel)?$/.exec(units);
  if (!unit) {
    unread.push(noticeTexts.noIndoorUnit(Number(key) + 1, units.slice(0, 40)));
  }
  return {
    ...emptyRoom(key),
    name: name.slice(0, LONGEST.name),
    load: load.trim().slice(0, LONGEST.number),
    unit: unit?.[1] ?? '',
    count: unit?.[2]?.slice(0, LONGEST.number) ?? '1',
    alike: alike.slice(0, LONGEST.number),
    panel: !unit?.[3],
  };
}

/** Adds a system to an address, without its usual values. `isNamed` also adds a blank name. */
export function addSystem(query: URLSearchParams, system: TypedSystem, isNamed: boolean): void {
  if (isNamed) query.append('system', system.name);
  for (const { load, unit, count, alike, panel, name } of system.rooms) {
    const number = count === '1' ? '' : `x${count.replaceAll(/[-_]/g, ' ')}`;
    const units = `${unit}${number}${panel ? '' : '-no-panel'}`;
    const times = alike === '1' && !load.includes('x') ? '' : `${alike.replaceAll(/[x_]/g, ' ')}x`;
    query.append('room', `${times}${load.replaceAll('_', ' ')}_${units}_${name}`);
  }
  if (system.outdoor) query.append('outdoor', system.outdoor);
  for (const field of DETAIL_FIELDS) {
    if (system.details[field]) query.append(field, system.details[field]);
  }
  for (const typed of system.ventilators) {
    for (const field of VENTILATOR_FIELDS) {
      // All fields of several models, so that each has its place.
      if (typed[field] || system.ventilators.length > 1) query.append(field, typed[field]);
    }
  }
  if (system.diversity) query.append('diversity', system.diversity);
}
