import { counted } from '@shishir/format';

/** English says 'an 8 kW load', 'an 11.6 kW load' and 'an 18 kW load'. */
const article = (figure: string) => (/^(8|1[18](?!\d))/.test(figure) ? 'an' : 'a');

/** `capacity` is that at the design conditions. */
const forLoad = (capacity: string, load: string) =>
  `Gives ${capacity} in the room for ${article(load)} ${load} load`;

/** Texts of the rooms of the system builder. Capacities have their unit, for example '4.9 kW'. */
export const roomsTexts = {
  title: 'Rooms',
  titleOf: (system: string) => `Rooms of ${system}`,
  summary: (rooms: number, units: number) =>
    `${counted(rooms, 'room')}, ${counted(units, 'indoor unit')}`,
  undo: 'Undo',
  columns: {
    room: 'Room',
    load: 'Load per room',
    unit: 'Indoor unit',
    count: 'Units in this room',
    alike: 'Rooms like this',
    price: 'Price',
  },
  /** Name of a room without one. */
  roomName: (number: number) => `Room ${number}`,
  add: 'Add a room',
  full: (max: number) => `Maximum ${max} rows of rooms.`,
  calculator: 'Take a load from the room calculator',
  totals: {
    load: 'Total room load',
    nominal: 'Indoor units, nominal',
    price: 'Indoor units, list price',
  },
  noUnit: 'No unit yet',
  /** Summary of a closed row. */
  row: {
    units: (count: number, unit: string) => (count > 1 ? `${count} × ${unit}` : unit),
    rooms: (rooms: number, each: string) => (rooms > 1 ? `${rooms} rooms, each ${each}` : each),
    withLoad: (units: string, load: string) => `${units}, load ${load}`,
  },
  onRequest: 'On request',
  kw: 'kW',
  choose: 'Choose a unit',
  gone: 'No longer sold',
  actions: {
    move: (room: string) => `Move ${room}. Arrow keys change the order`,
    less: (room: string) => `One less unit in ${room}`,
    more: (room: string) => `One more unit in ${room}`,
    duplicate: 'Duplicate',
    duplicateRoom: (room: string) => `Duplicate ${room}`,
    remove: 'Remove',
    removeRoom: (room: string) => `Remove ${room}`,
    up: 'Up',
    upRoom: (room: string) => `Move ${room} up`,
    down: 'Down',
    downRoom: (room: string) => `Move ${room} down`,
  },
  system: 'System',
  systemOf: (room: string) => `System of ${room}`,
  note: {
    calculation: 'Open its calculation',
    earlierCalculation: 'From an earlier edition: calculate again',
    noUnit: 'Enter its load, or choose a unit.',
    fitting: 'These units fit:',
    use: (unit: string) => `Use ${unit}`,
    oneMore: 'Add one more unit',
    addPanel: 'Add the panel',
    removePanel: 'Remove',
    forLoad,
    forLoadWithSpare: (capacity: string, load: string, percent: number) =>
      `${forLoad(capacity, load)}, ${percent}% spare`,
    /** `note` is one of the texts above. */
    withPanel: (note: string, panel: string) => `${note}, with panel ${panel}`,
  },
};
