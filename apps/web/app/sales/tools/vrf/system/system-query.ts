import {
  DEFAULT_VALUES,
  MAX_MODULES,
  MAX_ROOMS,
  OFFICE_USE,
  type SizingValues,
} from '@shishir/sizing';
import { COST_FIELDS, type CostField, USUAL_COST as OF_A_ROOM } from '../../shared/cost-query';
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

/** The values of the builder's form. */
export interface TypedSystem {
  name: string;
  rooms: TypedRoom[];
  /** Ids of the modules, joined with dots; if blank, the best one is chosen. */
  outdoor: string;
  /** Figures of the building, as typed; blank if not known. */
  details: Record<DetailField, string>;
  cost: Record<CostField, string>;
  /** The quotation for which staff change the system, by id and number: `12.QUO-2026-000012`; blank for visitors. */
  quotation: string;
}

/** Id and version of a saved system of the account. */
export interface SavedAs {
  id: number;
  version: number;
}

/** Hours and tariff of an office. */
export const USUAL_COST: Record<CostField, string> = {
  ...OF_A_ROOM,
  hours: String(OFFICE_USE.hours_day),
  days: String(OFFICE_USE.days_month),
  tariff: 'LT-E',
};

/** Fields of the figures of the building, by which addresses name them. */
export const DETAIL_FIELDS = [
  'run',
  'height',
  'charge',
  'volume',
  // Ventilators: product, number and flow of each.
  'air',
  'airs',
  'flow',
] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

/** Parameter of the address with the reason why the system was not saved. */
export const UNSAVED = 'unsaved';

/** Fields of the form without JavaScript: each has a value per room, in the order of the rooms. */
const ROOM_PARTS = ['n', 'l', 'u', 'q', 'a', 'p', 'f'] as const;
export const SYSTEM_FIELDS = [
  'room',
  'outdoor',
  'name',
  'from',
  'add',
  'saved',
  'quotation',
  UNSAVED,
  'do',
  'auto',
  ...ROOM_PARTS,
  ...DETAIL_FIELDS,
  ...COST_FIELDS,
] as const;

/** Maximum lengths of values. A longer text is not a number and is cut. */
const LONGEST = { name: 80, number: 12, from: 400, cost: 20 };
/** Servers reject addresses of more than about 8,000 characters. Longer ones omit the source of loads. */
const LONGEST_QUERY = 6000;

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

export const EMPTY: TypedSystem = {
  name: '',
  rooms: [],
  outdoor: '',
  details: { run: '', height: '', charge: '', volume: '', air: '', airs: '', flow: '' },
  cost: USUAL_COST,
  quotation: '',
};

/**
 * Reads an address. `unread` has sentences about unreadable parts. Missing values of the running cost are the
 * published ones, or those set by staff if the address has no rooms.
 */
export function typedFrom(
  search: URLSearchParams,
  { load_factor_percent }: Pick<SizingValues, 'load_factor_percent'> = DEFAULT_VALUES,
): { typed: TypedSystem; unread: string[] } {
  const unread: string[] = [];
  const given = search.getAll('room');
  if (given.length > MAX_ROOMS) {
    unread.push(noticeTexts.tooManyRooms(given.length, MAX_ROOMS));
  }
  const origins = new Map(
    search.getAll('from').map((text) => {
      const at = text.indexOf('_');
      return [text.slice(0, at), text.slice(at + 1)] as const;
    }),
  );
  const rooms = given.slice(0, MAX_ROOMS).map((text, at) => {
    const room = roomFrom(text, String(at), unread);
    return { ...room, from: (origins.get(String(at)) ?? '').slice(0, LONGEST.from) };
  });
  const outdoor = search.get('outdoor') ?? '';
  const ids = outdoor.split('.').filter((id) => IS_ID.test(id));
  if (outdoor !== '' && (ids.join('.') !== outdoor || ids.length > MAX_MODULES)) {
    unread.push(noticeTexts.noOutdoorUnit(outdoor.slice(0, 40)));
  }
  const typed = {
    name: (search.get('name') ?? '').slice(0, LONGEST.name),
    rooms,
    outdoor: ids.join('.') === outdoor && ids.length <= MAX_MODULES ? outdoor : '',
    details: detailsFrom((field) => search.get(field)),
    cost:
      given.length > 0 || search.has('load')
        ? costFrom(search)
        : { ...costFrom(search), load: String(load_factor_percent) },
    quotation: quotationIn(search.get('quotation')),
  };
  return { typed, unread };
}

const quotationIn = (text: unknown) =>
  typeof text === 'string' && /^[1-9]\d{0,8}\.QUO-\d{4}-\d{6}$/.test(text) ? text : '';

const detailsFrom = (get: (field: DetailField) => unknown) =>
  Object.fromEntries(
    DETAIL_FIELDS.map((field) => {
      const text = get(field);
      return [field, typeof text === 'string' ? text.trim().slice(0, LONGEST.number) : ''];
    }),
  ) as TypedSystem['details'];

export const IS_ID = /^[1-9]\d{0,8}$/;
const costFrom = (search: URLSearchParams) =>
  Object.fromEntries(
    COST_FIELDS.map((field) => [
      field,
      search.get(field)?.trim().slice(0, LONGEST.cost) ?? USUAL_COST[field],
    ]),
  ) as TypedSystem['cost'];

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

/** Returns the query of a system without usual values. */
export function queryOf(system: TypedSystem, saved: SavedAs | null = null): string {
  const { name, rooms, outdoor, details, cost, quotation } = system;
  const query = new URLSearchParams();
  if (name.trim()) query.set('name', name);
  for (const { load, unit, count, alike, panel, name } of rooms) {
    const number = count === '1' ? '' : `x${count.replaceAll(/[-_]/g, ' ')}`;
    const units = `${unit}${number}${panel ? '' : '-no-panel'}`;
    const times = alike === '1' && !load.includes('x') ? '' : `${alike.replaceAll(/[x_]/g, ' ')}x`;
    query.append('room', `${times}${load.replaceAll('_', ' ')}_${units}_${name}`);
  }
  if (outdoor) query.set('outdoor', outdoor);
  for (const field of DETAIL_FIELDS) if (details[field]) query.set(field, details[field]);
  for (const field of COST_FIELDS) {
    if (cost[field] !== USUAL_COST[field]) query.set(field, cost[field]);
  }
  if (saved) query.set('saved', `${saved.id}.${saved.version}`);
  if (quotation) query.set('quotation', quotation);
  const short = query.toString();
  rooms.forEach(({ from }, at) => from && query.append('from', `${at}_${from}`));
  const long = query.toString();
  return long.length > LONGEST_QUERY ? short : long;
}

/** The page shows several addresses of the same system. */
const queries = new WeakMap<TypedSystem, string>();

export function hrefOf(system: TypedSystem, path = '/tools/vrf'): string {
  const query = queries.get(system) ?? queryOf(system);
  queries.set(system, query);
  return query ? `${path}?${query}` : path;
}

export function savedFrom(search: URLSearchParams): SavedAs | null {
  const found = /^([1-9]\d{0,8})\.(\d{1,9})$/.exec(search.get('saved') ?? '');
  return found && { id: Number(found[1]), version: Number(found[2]) };
}

/** Returns true for the fields of a sent form, which are not yet the address of a system. */
export const isForm = (search: URLSearchParams) => search.has('n') || search.has('do');

/** Returns the text of a field; blank if it is missing. */
export function textOf(form: URLSearchParams | FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

/** Reads the values of the form. The key of a room is its place. */
export function typedFromForm(form: URLSearchParams | FormData): TypedSystem {
  const texts = (name: string) => form.getAll(name).map(String);
  const [names, loads, units, counts, alike, panels, from] = ROOM_PARTS.map(texts) as [
    string[],
    string[],
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  const text = (field: string, most: number) => textOf(form, field).trim().slice(0, most);
  const outdoor = text('outdoor', 40);
  return {
    name: text('name', LONGEST.name),
    rooms: names.slice(0, MAX_ROOMS).map((name, at) => ({
      key: String(at),
      name: name.slice(0, LONGEST.name),
      load: (loads[at] ?? '').trim().slice(0, LONGEST.number),
      unit: IS_ID.test(units[at] ?? '') ? units[at]! : '',
      count: (counts[at] ?? '1').trim().slice(0, LONGEST.number),
      alike: (alike[at] ?? '1').trim().slice(0, LONGEST.number),
      panel: panels[at] !== '0',
      from: (from[at] ?? '').slice(0, LONGEST.from),
    })),
    // The unit chosen by the calculation is sent too, and stays automatic.
    outdoor: outdoor === form.get('auto') ? '' : outdoor,
    details: detailsFrom((field) => form.get(field)),
    cost: costFrom(
      new URLSearchParams(
        COST_FIELDS.flatMap((field) => {
          const value = form.get(field);
          return typeof value === 'string' ? [[field, value]] : [];
        }),
      ),
    ),
    quotation: quotationIn(form.get('quotation')),
  };
}
