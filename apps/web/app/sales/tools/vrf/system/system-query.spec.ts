import { withValues } from '@shishir/sizing';
import {
  allRooms,
  EMPTY,
  queryOf,
  savedFrom,
  type TypedProject,
  typedFrom,
  typedFromForm,
} from './project-query';
import { act, nextKey, withMore } from './system-actions';
import { errorsOf, errorsOfDetails, inputOf, roomOf, storedOf, typedOf } from './system-input';
import { emptySystem, type TypedRoom, type TypedSystem } from './system-query';

const room = (own: Partial<TypedRoom> = {}): TypedRoom => ({
  key: '0',
  name: 'Reception',
  load: '4.9',
  unit: '25',
  count: '1',
  alike: '1',
  panel: true,
  from: '',
  ...own,
});
const read = (query: string) => typedFrom(new URLSearchParams(query));
/** A project of one system. */
const only = (rooms: TypedRoom[], own: Partial<TypedSystem> = {}): TypedProject => ({
  ...EMPTY,
  systems: [{ ...emptySystem('0'), rooms, ...own }],
});
const office: TypedProject = {
  ...only(
    [
      room({ from: 'kind=office&area=20' }),
      room({ key: '1', name: 'Open_office, east & west', load: '9.8', count: '2', alike: '3' }),
      room({ key: '2', name: '', load: '', unit: '', panel: false }),
    ],
    {
      outdoor: '5.7',
      details: { place: 'sylhet', target: '23', run: '60', height: '-5', charge: '', volume: '' },
      ventilators: [{ air: '50', airs: '2', flow: '' }],
    },
  ),
  name: 'Design office, Dhanmondi',
  cost: { ...EMPTY.cost, hours: '12' },
};

describe('the address of a system', () => {
  it('contains all values of the form in readable form', () => {
    const query = queryOf(office);
    expect(read(query)).toEqual({ typed: office, unread: [] });
    expect(query).toContain('room=4.9_25_Reception');
    expect(query).toContain('room=3x9.8_25x2_Open_office%2C+east');
    expect(query).toContain('hours=12');
    expect(query).not.toContain('days=');
    expect(query).toContain('place=sylhet&target=23&run=60&height=-5&air=50&airs=2');
  });

  it('keeps its meaning without a place: rooms at 24 °C in Dhaka', () => {
    const [old] = read('room=5.4_25_Guest&place=dhaka').typed.systems;
    expect(old!.details).toMatchObject({ place: '', target: '' });
    expect(inputOf(old!)).not.toHaveProperty('details');
    const [other] = read('room=5.4_25_Guest&place=mars&target=22').typed.systems;
    expect(errorsOfDetails(other!.details)).toEqual({
      place: 'Place: ‘mars’ is not an option. Choose one.',
    });
    expect(inputOf(other!).details).toMatchObject({ station: null, room_c: 22 });
  });

  it('keeps its meaning without the number of rooms, and any text typed as one', () => {
    const [old] = allRooms(read('room=5.4_25x10_Guest').typed);
    expect(old).toMatchObject({ load: '5.4', count: '10', alike: '1' });
    const rooms = [room({ load: '3x5', alike: '1' }), room({ key: '1', alike: '' })];
    expect(allRooms(read(queryOf(only(rooms))).typed)).toEqual(rooms);
  });

  it('is short enough for servers with 64 rooms', () => {
    const name = 'A room with a name that is as long as they are';
    const rooms = Array.from({ length: 64 }, (_, at) =>
      room({ key: String(at), name, from: 'x'.repeat(300) }),
    );
    const query = queryOf(only(rooms));
    expect(query.length).toBeLessThan(7000);
    expect(allRooms(read(query).typed)).toHaveLength(64);
  });

  it('is read as far as possible, and reports unreadable parts', () => {
    const { typed, unread } = read(
      'room=Kitchen&room=4_zz_Hall&room=abc_25x99_Bar&outdoor=1.x&hours=25',
    );
    expect(allRooms(typed)).toMatchObject([
      { name: 'Kitchen', load: '', unit: '' },
      { name: 'Hall', load: '4', unit: '' },
      { name: 'Bar', load: 'abc', unit: '25', count: '99' },
    ]);
    expect(typed).toMatchObject({ systems: [{ outdoor: '' }], cost: { hours: '25' } });
    expect(unread).toEqual([
      'Room 2: ‘zz’ is not an indoor unit. Choose one.',
      '‘1.x’ is not an outdoor unit. The best fit was chosen.',
    ]);
    const many = read(Array.from({ length: 70 }, () => 'room=1__A').join('&'));
    expect(allRooms(many.typed)).toHaveLength(64);
    expect(many.unread).toEqual(['The link has 70 rooms. The first 64 are shown.']);
  });

  it('has the systems of a project in order, each with its rooms and its outdoor unit', () => {
    const floors = {
      ...EMPTY,
      name: 'Villa',
      systems: [
        { ...emptySystem('0'), name: 'Ground floor', rooms: [room()], outdoor: '5' },
        {
          ...emptySystem('1'),
          rooms: [room({ key: '1', from: 'kind=office&area=20' })],
          details: { ...emptySystem('1').details, run: '60' },
          ventilators: [
            { air: '50', airs: '1', flow: '' },
            { air: '51', airs: '2', flow: '300' },
          ],
        },
      ],
    };
    const query = queryOf(floors);
    expect(query).toBe(
      'name=Villa&system=Ground+floor&room=4.9_25_Reception&outdoor=5&system=&room=4.9_25_Reception&run=60&air=50&airs=1&flow=&air=51&airs=2&flow=300&from=1_kind-office*area-20',
    );
    expect(read(query)).toEqual({ typed: floors, unread: [] });
    expect(typedOf('Villa', storedOf(floors)!)).toEqual(floors);
    const many = read(Array.from({ length: 20 }, (_, at) => `system=${at}&room=1__A`).join('&'));
    expect(many.typed.systems).toHaveLength(16);
    expect(many.unread).toEqual(['The link has 20 systems. The first 16 are shown.']);
  });

  it('names a saved system or none', () => {
    expect(savedFrom(new URLSearchParams(queryOf(office, { id: 12, version: 3 })))).toEqual({
      id: 12,
      version: 3,
    });
    expect(savedFrom(new URLSearchParams('saved=12'))).toBeNull();
  });
});

describe('the form without JavaScript', () => {
  const form = (entries: [string, string][]) => typedFromForm(new URLSearchParams(entries));

  it('gives each room its own fields', () => {
    const typed = form([
      ['n', 'A'],
      ['l', '4'],
      ['u', '25'],
      ['q', '2'],
      ['a', '10'],
      ['p', '1'],
      ['f', 'kind=office'],
      ['n', 'B'],
      ['l', ''],
      ['u', ''],
      ['q', '1'],
      ['p', '0'],
      ['f', ''],
      ['hours', '9'],
    ]);
    expect(allRooms(typed)).toEqual([
      room({ name: 'A', load: '4', count: '2', alike: '10', from: 'kind=office' }),
      room({ key: '1', name: 'B', load: '', unit: '', panel: false }),
    ]);
    expect(typed.cost.hours).toBe('9');
  });

  it('moves a room to the system that is chosen for it', () => {
    const typed = form([
      ['s', 'Ground floor'],
      ['n', 'A'],
      ['in', '1'],
      ['n', 'B'],
      ['in', '9'],
      ['outdoor', '5'],
      ['s', ''],
      ['n', 'C'],
      ['in', '1'],
      ['outdoor1', '6'],
      ['auto1', '6'],
    ]);
    expect(typed.systems).toMatchObject([
      { name: 'Ground floor', rooms: [{ name: 'B' }], outdoor: '5' },
      { name: '', rooms: [{ name: 'A' }, { name: 'C' }], outdoor: '' },
    ]);
  });

  it('leaves the choice of the outdoor unit to the calculation until another one is chosen', () => {
    expect(
      form([
        ['outdoor', '5'],
        ['auto', '5'],
      ]).systems[0]!.outdoor,
    ).toBe('');
    expect(
      form([
        ['outdoor', '6'],
        ['auto', '5'],
      ]).systems[0]!.outdoor,
    ).toBe('6');
    expect(form([['outdoor', '5']]).systems[0]!.outdoor).toBe('5');
  });
});

describe('the fields of a room', () => {
  it('have limits and error messages, and hide no other result', () => {
    expect(errorsOf({ load: '4.9', count: '1', alike: '1' })).toEqual({});
    expect(errorsOf({ load: '', count: '64', alike: '64' })).toEqual({});
    expect(errorsOf({ load: '১২.৫', count: '1', alike: '২' })).toEqual({});
    const wrong = room({ load: '-2', count: '65', alike: 'ten' });
    expect(errorsOf(wrong)).toEqual({
      load: 'Load: enter a number from 0 to 1000 kW.',
      count: 'Units in this room: enter a whole number from 1 to 64 units.',
      alike: 'Rooms like this: enter a whole number from 1 to 64 rooms.',
    });
    expect(roomOf(wrong)).toMatchObject({ load_kw: null, count: 1, alike: 1, unit: 25 });
  });

  it('are stored only if all of them are valid', () => {
    expect(storedOf(only([room({ load: 'four' })]))).toBeNull();
    const stored = storedOf(office)!;
    expect(stored.rooms[0]).toMatchObject({ load_kw: 4.9, calculated: 'kind=office&area=20' });
    expect(stored.running).toMatchObject({ hours_day: 12, tariff: 'LT-E' });
    expect(typedOf(office.name, stored)).toEqual(office);
    expect(stored).toMatchObject({
      details: { station: 'sylhet', room_c: 23, run_m: 60 },
      ventilation: [{ unit: 50, count: 2 }],
    });
    const [system] = office.systems;
    const wrong = { ...system!, details: { ...system!.details, run: 'far' } };
    expect(storedOf({ ...office, systems: [wrong] })).toBeNull();
    expect(inputOf(system!).outdoor).toEqual([5, 7]);
  });
});

describe('the buttons', () => {
  const named = (first: number, ...names: string[]) =>
    names.map((name, at) => room({ key: String(first + at), name }));
  const names = ({ systems }: TypedProject) =>
    systems.map(({ rooms }) => rooms.map(({ name }) => name).join(' ')).join(' | ');
  const abc = only(named(0, 'A', 'B', 'C'));
  const floors = {
    ...EMPTY,
    systems: [
      { ...emptySystem('0'), rooms: named(0, 'A', 'B') },
      { ...emptySystem('1'), name: 'First floor', rooms: named(2, 'C', 'D') },
    ],
  };

  it.each([
    ['up.1', 'B A C'],
    ['up.0', 'A B C'],
    ['down.0', 'B A C'],
    ['down.2', 'A B C'],
    ['to.0.2', 'B C A'],
    ['to.2.0', 'C A B'],
    ['to.0.9', 'A B C'],
    ['remove.1', 'A C'],
    ['duplicate.0', 'A A B C'],
    ['remove.99', 'A B C'],
    ['clear', ''],
    ['unknown', 'A B C'],
  ])('%s leaves %s', (action, left) => {
    expect(names(act(abc, action))).toBe(left);
  });

  it.each([
    ['move.0.1', 'B | C D A'],
    ['move.0.0', 'A B | C D'],
    ['move.0.9', 'A B | C D'],
    ['up.2', 'A B C | D'],
    ['down.1', 'A | B C D'],
    ['up.0', 'A B | C D'],
    ['down.3', 'A B | C D'],
    ['to.3.0', 'A B | D C'],
    ['remove.2', 'A B | D'],
    ['add', 'A B | C D '],
    ['add.0', 'A B  | C D'],
    ['system', 'A B | C D | '],
    ['copy.0', 'A B | A B | C D'],
    ['drop.0', 'C D'],
    ['drop.9', 'A B | C D'],
  ])('%s on two systems leaves %s', (action, left) => {
    const after = act(floors, action);
    expect(names(after)).toBe(left);
    const keys = [...after.systems, ...allRooms(after)].map(({ key }) => key);
    expect(new Set(keys.slice(after.systems.length)).size).toBe(allRooms(after).length);
  });

  it('change a room, and give each a unique key', () => {
    const two = act(abc, 'duplicate.0');
    expect(new Set(allRooms(two).map(({ key }) => key)).size).toBe(4);
    expect(allRooms(act(abc, 'more.0'))[0]!.count).toBe('2');
    expect(allRooms(act(abc, 'less.0'))[0]!.count).toBe('1');
    expect(allRooms(act(abc, 'unit.1.33'))[1]!.unit).toBe('33');
    expect(allRooms(act(abc, 'nopanel.1'))[1]!.panel).toBe(false);
    const chosen = act(abc, 'outdoor.0.5.7');
    expect(chosen.systems[0]!.outdoor).toBe('5.7');
    expect(act(chosen, 'outdoor.0.').systems[0]!.outdoor).toBe('');
  });

  it('add no 65th room', () => {
    const rooms = Array.from({ length: 64 }, (_, at) => room({ key: String(at) }));
    const full = only(rooms);
    expect(act(full, 'add')).toBe(full);
    expect(act(full, 'duplicate.3')).toBe(full);
    expect(allRooms(withMore(full, abc))).toHaveLength(64);
    expect(names(withMore(floors, abc))).toBe('A B | C D A B C');
    expect(nextKey(rooms)).toBe('64');
  });
});

test('a system begins with the running cost set by staff, and keeps its own', () => {
  const set = withValues({ load_factor_percent: 70, office_hours_day: 12 });
  const cost = (query: string) => typedFrom(new URLSearchParams(query), set).typed.cost;
  expect(cost('')).toMatchObject({ load: '70', hours: '12' });
  expect(cost('load=55').load).toBe('55');
  expect(cost('room=3_25_Office')).toEqual(read('').typed.cost);
});
