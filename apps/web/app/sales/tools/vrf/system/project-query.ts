import { DEFAULT_VALUES, MAX_ROOMS, MAX_SYSTEMS, type SizingValues } from '@shishir/sizing';
import { COST_FIELDS, type CostField, homeCost } from '../../shared/cost-query';
import { vrfTexts } from '../vrf.texts';
import {
  addSystem,
  DETAIL_FIELDS,
  type DetailField,
  detailsFrom,
  emptySystem,
  IS_ID,
  LONGEST,
  systemFrom,
  type TypedRoom,
  type TypedSystem,
  VENTILATOR_FIELDS,
  type VentilatorField,
  ventilatorsFrom,
} from './system-query';

const noticeTexts = vrfTexts.notices;

/** The values of the builder's form. */
export interface TypedProject {
  name: string;
  /** At least one. */
  systems: TypedSystem[];
  cost: Record<CostField, string>;
  /** The quotation for which staff change the project, by id and number: `12.QUO-2026-000012`; blank for visitors. */
  quotation: string;
}

/** Id and version of a saved system of the account. */
export interface SavedAs {
  id: number;
  version: number;
}

/** Returns the fields of the running cost of an office with the values that staff have set. */
export const officeCost = (values: SizingValues): Record<CostField, string> => ({
  ...homeCost(values),
  hours: String(values.office_hours_day),
  days: String(values.office_days_month),
  tariff: 'LT-E',
});
/** The published values of the fields, which addresses omit. */
export const USUAL_COST = officeCost(DEFAULT_VALUES);

/** Parameter of the address with the reason why the system was not saved. */
export const UNSAVED = 'unsaved';

/** Parameter of the address with the indoor unit whose other models of the same size are listed. */
export const MODELS = 'models';

/** Fields of the form without JavaScript: each has a value per room, in the order of the rooms. */
const ROOM_PARTS = ['n', 'l', 'u', 'q', 'a', 'p', 'f', 'in'] as const;
/** Place in the list of systems, for fields of the form that need a name per system. */
const PLACES = Array.from({ length: MAX_SYSTEMS }, (_, at) => at);
/** Name of a field of a system. `auto` has the outdoor unit that the calculation chose. */
export const fieldOf = (field: 'outdoor' | 'auto' | DetailField | VentilatorField, at: number) =>
  at === 0 ? field : `${field}${at}`;
const PLACED_FIELDS = ['outdoor', 'auto', ...DETAIL_FIELDS, ...VENTILATOR_FIELDS] as const;

export const SYSTEM_FIELDS: readonly string[] = [
  ...[
    'room',
    'system',
    'name',
    'from',
    'add',
    'saved',
    'quotation',
    UNSAVED,
    MODELS,
    'do',
    's',
    'd',
  ],
  'diversity',
  ...PLACES.flatMap((at) => PLACED_FIELDS.map((field) => fieldOf(field, at))),
  ...ROOM_PARTS,
  ...COST_FIELDS,
];

/** Servers reject addresses of more than about 8,000 characters. Longer ones omit the source of loads. */
const LONGEST_QUERY = 6000;
/** Length of an address that this page makes. */
export const LONGEST_ADDRESS = LONGEST_QUERY + '/bn/tools/vrf.data?'.length;

export const EMPTY: TypedProject = {
  name: '',
  systems: [emptySystem('0')],
  cost: USUAL_COST,
  quotation: '',
};

export const allRooms = ({ systems }: Pick<TypedProject, 'systems'>): TypedRoom[] =>
  systems.flatMap(({ rooms }) => rooms);

/** Returns the ids of all units of a project. */
export const idsIn = ({ systems }: Pick<TypedProject, 'systems'>): number[] => [
  ...new Set(
    systems
      .flatMap(({ rooms, outdoor, ventilators }) => [
        ...rooms.map(({ unit }) => unit),
        ...outdoor.split('.'),
        ...ventilators.map(({ air }) => air),
      ])
      .filter((id) => IS_ID.test(id))
      .map(Number),
  ),
];

/** Returns true if there are no rooms, and nothing else to show. */
export const isEmptyProject = ({ systems }: TypedProject) =>
  systems.length === 1 && systems[0]!.rooms.length === 0;

/** Fields of an address that belong to one system. */
const OF_A_SYSTEM: ReadonlySet<string> = new Set([
  ...['system', 'room', 'outdoor', 'diversity'],
  ...DETAIL_FIELDS,
  ...VENTILATOR_FIELDS,
]);

/**
 * Splits an address at each `system`, which begins the next system with its name. Everything before the first one
 * belongs to the first system, so an address without it is a project of one system.
 */
function partsOf(search: URLSearchParams): URLSearchParams[] {
  const parts = [new URLSearchParams()];
  let isBegun = false;
  for (const [field, value] of search) {
    if (field === 'system' && isBegun) parts.push(new URLSearchParams());
    if (OF_A_SYSTEM.has(field)) isBegun = true;
    parts.at(-1)!.append(field, value);
  }
  return parts;
}

/**
 * Reads an address. `unread` has sentences about unreadable parts. Missing values of the running cost are the
 * published ones, or those set by staff if the address has no rooms.
 */
export function typedFrom(
  search: URLSearchParams,
  values: SizingValues = DEFAULT_VALUES,
): { typed: TypedProject; unread: string[] } {
  const unread: string[] = [];
  const given = search.getAll('room').length;
  if (given > MAX_ROOMS) unread.push(noticeTexts.tooManyRooms(given, MAX_ROOMS));
  const parts = partsOf(search);
  if (parts.length > MAX_SYSTEMS) {
    unread.push(noticeTexts.tooManySystems(parts.length, MAX_SYSTEMS));
  }
  const origins = new Map(
    search.getAll('from').map((text) => {
      const at = text.indexOf('_');
      return [text.slice(0, at), expanded(text.slice(at + 1))] as const;
    }),
  );
  let first = 0;
  const systems = parts.slice(0, MAX_SYSTEMS).map((part, at) => {
    const rooms = part.getAll('room').slice(0, MAX_ROOMS - first);
    const system = systemFrom(part, String(at), { rooms, first }, unread);
    first += rooms.length;
    return {
      ...system,
      rooms: system.rooms.map((room) => ({
        ...room,
        from: (origins.get(room.key) ?? '').slice(0, LONGEST.from),
      })),
    };
  });
  const typed = {
    name: (search.get('name') ?? '').slice(0, LONGEST.name),
    systems,
    cost: given > 0 || search.has('load') ? costFrom(search) : costFrom(search, officeCost(values)),
    quotation: quotationIn(search.get('quotation')),
  };
  return { typed, unread };
}

const quotationIn = (text: unknown) =>
  typeof text === 'string' && /^[1-9]\d{0,8}\.QUO-\d{4}-\d{6}$/.test(text) ? text : '';

const costFrom = (search: URLSearchParams, usual = USUAL_COST) =>
  Object.fromEntries(
    COST_FIELDS.map((field) => [
      field,
      search.get(field)?.trim().slice(0, LONGEST.cost) ?? usual[field],
    ]),
  ) as TypedProject['cost'];

/**
 * Writes the query of a room with `-` and `*`, which need no escapes in an address: 'kind-office*area-20'. It is about a
 * third shorter, so that the inputs of 64 rooms fit. Older addresses have the query itself.
 */
const compact = (query: string) =>
  /[-*]/.test(query) ? query : query.replaceAll('=', '-').replaceAll('&', '*');
const expanded = (text: string) =>
  text.includes('=') ? text : text.replaceAll('-', '=').replaceAll('*', '&');

/** Returns the query of a project without usual values. */
export function queryOf(project: TypedProject, saved: SavedAs | null = null): string {
  const { name, systems, cost, quotation } = project;
  const query = new URLSearchParams();
  if (name.trim()) query.set('name', name);
  for (const system of systems) addSystem(query, system, systems.length > 1 || system.name !== '');
  for (const field of COST_FIELDS) {
    if (cost[field] !== USUAL_COST[field]) query.set(field, cost[field]);
  }
  if (saved) query.set('saved', `${saved.id}.${saved.version}`);
  if (quotation) query.set('quotation', quotation);
  const short = query.toString();
  allRooms(project).forEach(
    ({ from }, at) => from && query.append('from', `${at}_${compact(from)}`),
  );
  const long = query.toString();
  return long.length > LONGEST_QUERY ? short : long;
}

/** The page shows several addresses of the same project. */
const queries = new WeakMap<TypedProject, string>();

export function hrefOf(project: TypedProject, path = '/tools/vrf'): string {
  const query = queries.get(project) ?? queryOf(project);
  queries.set(project, query);
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

/** Reads the values of the form. The key of a room or a system is its place. */
export function typedFromForm(form: URLSearchParams | FormData): TypedProject {
  const texts = (name: string) => form.getAll(name).map(String);
  const [names, loads, units, counts, alike, panels, from, places] = ROOM_PARTS.map(texts) as [
    string[],
    string[],
    string[],
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  const text = (field: string, most: number) => textOf(form, field).trim().slice(0, most);
  const rooms = names.slice(0, MAX_ROOMS).map((name, at) => ({
    key: String(at),
    name: name.slice(0, LONGEST.name),
    load: (loads[at] ?? '').trim().slice(0, LONGEST.number),
    unit: IS_ID.test(units[at] ?? '') ? units[at]! : '',
    count: (counts[at] ?? '1').trim().slice(0, LONGEST.number),
    alike: (alike[at] ?? '1').trim().slice(0, LONGEST.number),
    panel: panels[at] !== '0',
    from: (from[at] ?? '').slice(0, LONGEST.from),
  }));
  const diversity = texts('d');
  const named = texts('s').slice(0, MAX_SYSTEMS);
  const systems = (named.length > 0 ? named : ['']).map((name, at, all) => {
    const outdoor = text(fieldOf('outdoor', at), 40);
    const placeOf = (room: number) =>
      Number(places[room] ?? 0) < all.length ? (places[room] ?? '0') : '0';
    return {
      ...emptySystem(String(at)),
      name: name.slice(0, LONGEST.name),
      rooms: rooms.filter((_, room) => placeOf(room) === String(at)),
      // The unit chosen by the calculation is sent too, and stays automatic.
      outdoor: outdoor === form.get(fieldOf('auto', at)) ? '' : outdoor,
      details: detailsFrom((field) => form.get(fieldOf(field, at))),
      ventilators: ventilatorsFrom((field) => form.getAll(fieldOf(field, at))),
      diversity: (diversity[at] ?? '').trim().slice(0, LONGEST.number),
    };
  });
  return {
    name: text('name', LONGEST.name),
    systems,
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
