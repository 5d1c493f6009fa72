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
    'Shopping complex at dusk after rain: lit shop windows, a tall glass entrance, a taxi on the wet road',
  ),
  project(
    'corporate-tower',
    'Office tower at dusk with lit floors above a wet avenue, rickshaws and cables before it',
  ),
  project(
    'apartments',
    'Apartment house in Dhaka with brick, balconies, plants and wall units, cars parked below',
  ),
  project(
    'government-building',
    'Concrete ministry with round and triangular openings in evening sun, two people on the wet road',
  ),
  project(
    'campus',
    'Brick university building with deep verandas, students in its court, seen from the shade',
  ),
  project(
    'hospital',
    'Hospital at dusk with lit wards and a teal stair tower, an ambulance below its canopy',
  ),
  project(
    'mosque',
    'Modern brick mosque at dusk, light through its perforated walls, people on their way to it',
  ),
  project(
    'factory',
    'Brick factory with a saw-tooth roof, four outdoor units, a lorry and workers in its yard',
  ),
  project(
    'convention-hall',
    'Convention hall at dusk with lamps behind its tall glass, strings of lights on the forecourt',
  ),

  gallery(
    'pipe-rack',
    'Insulated refrigerant pipes on five rows of brackets along a service shaft',
  ),
  gallery(
    'rooftop-rows',
    'Two rows of VRF outdoor units on a roof in Dhaka at low sun, pipes on racks beside a walkway',
  ),
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
    'Five white VRF outdoor units before a slatted screen on a roof terrace at dusk',
    'house/vrf-hall.png',
  ),
  wide(
    'chiller-hall',
    'Modular chillers with clad pipes on a plant deck in evening sun, two technicians beside them',
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
