/**
 * The pictures of the demonstration: which master each is made from, what part of it, and what is seen.
 * A master is a file of the masters folder. `cut` is [left, top, width, height] in its pixels; without it
 * the whole master is taken.
 */

/** Widths and heights by kind: a unit, a room, a room across the whole page. */
export const SIZES = {
  product: { width: 1280, height: 960 },
  scene: { width: 1280, height: 960 },
  wide: { width: 1600, height: 900 },
};

const studio = (folder, view = 'three-quarter') => `products/${folder}/${view}.png`;
const product = (key, alt, master, cut) => ({
  key: `products/${key}`,
  kind: 'product',
  alt,
  master,
  cut,
});
const scene = (key, alt, master) => ({ key, kind: 'scene', alt, master });
const industry = (name, alt) => scene(`industries/${name}`, alt, `industries/${name}.png`);
const project = (name, alt) => scene(`projects/${name}`, alt, `projects/${name}.png`);
const gallery = (name, alt) => scene(`gallery/${name}`, alt, `gallery/${name}.png`);
const post = (name, alt, master, cut) => ({ ...scene(`blog/${name}`, alt, master), cut });
const wide = (key, alt, master) => ({ key: `scenes/${key}`, kind: 'wide', alt, master });

export const PICTURES = [
  product(
    'vrf-outdoor-front',
    'White VRF outdoor unit with one fan on top, its coils behind wire guards',
    studio('vrf-outdoor-single'),
  ),
  product(
    'vrf-outdoor-fans',
    'The fan guard on top of a VRF outdoor unit with one fan',
    studio('vrf-outdoor-single', 'detail'),
  ),
  product(
    'vrf-outdoor-coil',
    'Status display, pull and warning sign on the service panel of a VRF outdoor unit',
    studio('vrf-outdoor-single'),
    [300, 400, 740, 555],
  ),
  product(
    'vrf-outdoor-twin-front',
    'White VRF outdoor unit with two fans on top, its coils behind wire guards',
    studio('vrf-outdoor-twin'),
  ),
  product(
    'vrf-outdoor-twin-fans',
    'The two fan guards on top of a VRF outdoor unit',
    studio('vrf-outdoor-twin', 'detail'),
  ),
  product(
    'vrf-outdoor-twin-face',
    'VRF outdoor unit with two fans from the front: coils above, service panels below',
    studio('vrf-outdoor-twin', 'front'),
  ),

  product(
    '360-cassette-front',
    'Round 360 cassette in a ceiling, with a lit ring round the middle',
    studio('360-cassette'),
  ),
  product(
    '360-cassette-outlet',
    'The round air outlet and the sensor of a 360 cassette',
    studio('360-cassette'),
    [380, 150, 740, 555],
  ),
  product(
    '360-cassette-ring',
    'The inlet slots and the lit ring of a 360 cassette',
    studio('360-cassette'),
    [160, 240, 740, 555],
  ),

  product(
    '4-way-cassette-front',
    'Square 4 way cassette in a ceiling, fine holes in its four louvres',
    studio('4-way-cassette'),
  ),
  product(
    '4-way-cassette-detail',
    'The inlet grille and two finely perforated louvres of a 4 way cassette',
    studio('4-way-cassette'),
    [330, 100, 740, 555],
  ),
  product(
    '4-way-cassette-side',
    'Sensor, louvres and status display of a 4 way cassette',
    studio('4-way-cassette'),
    [90, 270, 740, 555],
  ),

  product(
    '1-way-cassette-front',
    'Slim 1 way cassette in a ceiling: inlet slots, a strip of fine holes, one long louvre',
    studio('1-way-cassette'),
  ),
  product(
    '1-way-cassette-side',
    'Inlet slots, fine holes and the open louvre at one end of a 1 way cassette',
    studio('1-way-cassette'),
    [80, 150, 740, 555],
  ),

  product(
    'big-duct-front',
    'High static duct unit, a tall casing of galvanised steel with its outlet flange',
    studio('big-duct'),
  ),
  product(
    'big-duct-side',
    'Outlet, copper connections, drain and electric box of a high static duct unit',
    studio('big-duct'),
    [380, 170, 740, 555],
  ),
  product(
    'medium-duct-front',
    'Medium static duct unit of galvanised steel: outlet flange, copper connections, electric box',
    studio('medium-duct'),
  ),
  product(
    'medium-duct-side',
    'Copper connections, drain and electric box at the end of a medium static duct unit',
    studio('medium-duct'),
    [380, 235, 740, 555],
  ),
  product(
    'slim-duct-front',
    'Flat duct unit of galvanised steel with a wide air outlet',
    studio('slim-duct'),
  ),
  product(
    'slim-duct-connections',
    'Copper connections, drain and electric box at the end of a slim duct unit',
    studio('slim-duct'),
    [380, 190, 740, 555],
  ),

  product(
    'wall-mounted-front',
    'Wall mounted unit with a finely perforated front, louvre half open',
    studio('wall-mounted'),
  ),
  product(
    'wall-mounted-display',
    'Lit figures, receiver and open louvre at the right end of a wall mounted unit',
    studio('wall-mounted'),
    [380, 170, 740, 555],
  ),
  product(
    'wall-mounted-outlet',
    'The perforated front and the air outlet of a wall mounted unit',
    studio('wall-mounted'),
    [90, 210, 740, 555],
  ),

  product(
    'ceiling-mounted-front',
    'White unit mounted below a ceiling: a long outlet with louvres, three inlet grilles',
    studio('ceiling-mounted'),
  ),
  product(
    'ventilation-front',
    'Energy recovery ventilator with two round spigots, access door and electric box',
    studio('ventilation'),
  ),
  product(
    'chiller-front',
    'Modular air cooled chiller with two fans above slanted coils',
    studio('chiller'),
  ),
  product(
    'chiller-controls',
    'Vents, status display and the two water connections in the base of a modular chiller',
    studio('chiller'),
    [340, 285, 740, 555],
  ),
  product(
    'split-pair',
    'Split air conditioner: wall unit above, outdoor unit below, joined by insulated pipes',
    studio('split-pair'),
  ),
  product(
    'rooftop-package',
    'Rooftop package unit on its kerb: coils and two fans, service doors, fresh air hood',
    studio('rooftop-package'),
  ),
  product(
    'cold-room',
    'White cold room with its door open, a rack with crates inside, the condensing unit on its roof',
    studio('cold-room'),
  ),
  product(
    'dehumidifier',
    'White dehumidifier on castors: inlet louvres, display on the slope, drain hose at the side',
    studio('dehumidifier'),
  ),
  product(
    'filter',
    'Three air filters: a deep HEPA cell, a pleated panel in a card frame, a bag filter',
    studio('filter'),
  ),

  industry('home', 'Living room with a blue sofa, a wall mounted unit above two pictures'),
  industry('office', 'Open office with two 4 way cassettes in the ceiling above rows of desks'),
  industry('restaurants', 'Dining room with a 360 cassette in the ceiling and a round air duct'),
  industry('school', 'Classroom with two 4 way cassettes in the ceiling above the desks'),
  industry('showrooms', 'Furniture showroom with two 360 cassettes in its high ceiling'),
  industry('hotel', 'Hotel room with a 1 way cassette in the ceiling above the bed'),
  industry('hospital', 'Hospital ward with two beds and a 4 way cassette in the ceiling'),
  industry('gym', 'Gym with treadmills at the window and two round air ducts below the ceiling'),

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
    'Bright office lobby with four 4 way cassettes in the ceiling and a desk before oak slats',
    'scenes/lobby.png',
  ),
  wide(
    'vrf-hall',
    'Two white VRF outdoor units on a low stage in a bright hall, a cassette above them',
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
    'chiller-fans',
    'Close view of fans and slanted coils of a modular chiller',
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
    [180, 20, 740, 555],
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
