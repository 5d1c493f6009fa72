/**
 * The pictures of the demonstration: which master each is made from, what part of it, and what is seen.
 * A master is a file of the masters folder. `cut` is [left, top, width, height] in its pixels; without it
 * the whole master is taken.
 */
import { PRODUCT_PICTURES } from './product-pictures.mjs';

/** Widths and heights by kind: a unit, a room, a room across the whole page. */
export const SIZES = {
  product: { width: 1280, height: 960 },
  scene: { width: 1280, height: 960 },
  wide: { width: 1600, height: 900 },
};

const studio = (folder, view) => `products/${folder}/${view}.png`;
const scene = (key, alt, master) => ({ key, kind: 'scene', alt, master });
const industry = (name, alt) => scene(`industries/${name}`, alt, `industries/${name}.png`);
const project = (name, alt) => scene(`projects/${name}`, alt, `projects/${name}.png`);
const gallery = (name, alt) => scene(`gallery/${name}`, alt, `gallery/${name}.png`);
const post = (name, alt, master, cut) => ({ ...scene(`blog/${name}`, alt, master), cut });
const wide = (key, alt, master) => ({ key: `scenes/${key}`, kind: 'wide', alt, master });

export const PICTURES = [
  ...PRODUCT_PICTURES,

  industry(
    'home',
    'Living room in the last sun, a wall mounted unit, a man at the open balcony door',
  ),
  industry('office', 'Office in the morning with people at their desks below a 4 way cassette'),
  industry(
    'restaurants',
    'Restaurant in the evening, guests below cane lamps, a 360 cassette in the ceiling',
  ),
  industry('school', 'Classroom with pupils at their desks and two 4 way cassettes in the ceiling'),
  industry(
    'showrooms',
    'Furniture shop at dusk with customers and two 360 cassettes in its dark ceiling',
  ),
  industry(
    'hotel',
    'Hotel room at dusk with a 1 way cassette in the ceiling, a guest looking at the town',
  ),
  industry(
    'hospital',
    'Hospital ward with a nurse beside curtained beds and a 4 way cassette in the ceiling',
  ),
  industry('gym', 'Gym in the evening sun with runners at the window below two round air ducts'),

  project(
    'shopping-complex',
    'Shopping complex with a tall glazed entrance and a canopy, coloured panels on its white walls',
  ),
  project('corporate-tower', 'Glazed office tower with white fins beside a lower office building'),
  project('apartments', 'Two apartment blocks with balconies and brick stair towers behind trees'),
  project('government-building', 'Government building with eight columns before its entrance'),
  project('campus', 'Brick university building with round windows and a stair tower'),
  project('hospital', 'White hospital of eight storeys with a teal stair tower and a canopy'),
  project('mosque', 'Mosque with a dome, pointed arches and two minarets'),
  project('factory', 'Factory hall with a saw-tooth roof, a row of outdoor units before its gates'),
  project('convention-hall', 'Convention hall of glass below a wide curved roof on white columns'),

  gallery(
    'pipe-rack',
    'Insulated refrigerant pipes on five rows of brackets along a service shaft',
  ),
  gallery('rooftop-rows', 'Two long rows of VRF outdoor units on a flat roof above the town'),
  gallery(
    'plant-room',
    'Plant room with three pumps at the left and two water chillers at the right',
  ),
  gallery(
    'open-ceiling',
    'Ceiling before it is closed: air ducts, a duct unit on rods, pipes, a grid with two cassettes',
  ),
  gallery('control-panel', 'Open control panel: breakers, contactors, a lit controller, terminals'),
  gallery(
    'commissioning',
    'Red and blue pressure gauges hung on an outdoor unit, their hoses on its service valves',
  ),

  wide(
    'lobby',
    'Lobby in the morning sun, people at the reception, 4 way cassettes in the ceiling',
    'scenes/lobby.png',
  ),
  wide(
    'vrf-hall',
    'Two white VRF outdoor units on a low stage in a bright hall, two cassettes in its ceiling',
    'house/vrf-hall.png',
  ),
  wide(
    'chiller-hall',
    'Two modular chillers on a low stage in a bright hall',
    'house/chiller-hall.png',
  ),
  wide(
    'warehouse',
    'Warehouse with cartons on tall racks, two outdoor units on pallets in the aisle',
    'house/warehouse.png',
  ),
  wide(
    'workshop',
    'Service workshop: a bench with tools on the wall, an outdoor unit on the table',
    'house/workshop.png',
  ),

  post(
    'outdoor-fans',
    'Close view of the two fans on top of a VRF outdoor unit',
    studio('vrf-outdoor-twin', 'detail'),
  ),
  post(
    'fine-holes',
    'Close view of the fine holes beside the louvre of a 1 way cassette',
    studio('1-way-cassette', 'detail'),
  ),
  post(
    'round-outlet',
    'Close view of the round outlet and the lit ring of a 360 cassette',
    studio('360-cassette', 'detail'),
  ),
  post(
    'chiller-water',
    'The two water connections at the end of a modular chiller, marked blue and red',
    studio('chiller', 'detail'),
  ),
  post(
    'duct-blowers',
    'The two fans in the open back of a duct unit',
    studio('medium-duct', 'detail'),
  ),
  post('filters', 'A pleated green filter before a deep HEPA cell', studio('filter', 'detail')),
  post(
    'gauges',
    'The dials of two pressure gauges at an outdoor unit',
    'gallery/commissioning.png',
    [206, 23, 844, 633],
  ),
  post(
    'controller',
    'A lit controller between its cards and wires in an open panel',
    'gallery/control-panel.png',
    [210, 360, 740, 555],
  ),
  post(
    'fresh-air',
    'Access door and round spigot of an energy recovery ventilator',
    studio('ventilation', 'detail'),
  ),
];
