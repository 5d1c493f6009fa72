/**
 * The demonstration pictures: which master each is made from, what part of it, and what is seen.
 * `render` is a file of the masters folder, `drawing` one of `drawings/`. `cut` is [left, top, width, height]
 * in the master's pixels; without it the whole master is taken.
 */

/** Widths and heights by kind: a unit, a room, a room across the whole page. */
export const SIZES = {
  product: { width: 1280, height: 960 },
  scene: { width: 1280, height: 960 },
  wide: { width: 1600, height: 900 },
};

const render = (name) => ({ render: `imagery/${name}.png` });
const drawing = (name) => ({ drawing: `${name}.svg` });
const product = (key, alt, master, cut) => ({
  key: `products/${key}`,
  kind: 'product',
  alt,
  master,
  cut,
});
const industry = (name, alt) => ({
  key: `industries/${name}`,
  kind: 'scene',
  alt,
  master: drawing(`scene-${name}`),
});

export const PICTURES = [
  product(
    'vrf-outdoor-front',
    'White VRF outdoor unit with two fans on top',
    render('vrf_outdoor'),
  ),
  product(
    'vrf-outdoor-fans',
    'The two fan guards and the control display of a VRF outdoor unit',
    render('vrf_outdoor'),
    [300, 70, 740, 555],
  ),
  product(
    'vrf-outdoor-coil',
    'Air inlet louvres on the front and the open coil on the side of a VRF outdoor unit',
    render('vrf_outdoor'),
    [330, 385, 740, 555],
  ),

  product(
    '360-cassette-front',
    'Round 360 cassette in a ceiling, with a lit ring round the middle',
    render('round_cassette_360'),
  ),
  product(
    '360-cassette-outlet',
    'The round air outlet and the sensor of a 360 cassette',
    render('round_cassette_360'),
    [470, 160, 740, 555],
  ),
  product(
    '360-cassette-ring',
    'The inlet slots and the lit ring of a 360 cassette',
    render('round_cassette_360'),
    [190, 300, 740, 555],
  ),

  product(
    '4-way-cassette-front',
    'Square 4 way cassette in a ceiling, all four louvres open',
    render('four_way_cassette'),
  ),
  product('4-way-cassette-detail', 'The air inlet grille and two louvres of a 4 way cassette', {
    render: 'design/reference/public/img/4-way-cassette-detail.webp',
  }),
  product(
    '4-way-cassette-side',
    'Drawing of a 4 way cassette from the side: body above the ceiling, air falling to both sides',
    drawing('unit-4-way-cassette-side'),
  ),

  product(
    '1-way-cassette-front',
    'Drawing of a 1 way cassette from below: inlet grille and one perforated outlet',
    drawing('unit-1-way-cassette'),
  ),
  product(
    '1-way-cassette-side',
    'Drawing of a 1 way cassette from its end: air falling to one side',
    drawing('unit-1-way-cassette-side'),
  ),

  product(
    'big-duct-front',
    'Drawing of a high static duct unit from the outlet side',
    drawing('unit-big-duct'),
  ),
  product(
    'big-duct-side',
    'Drawing of a high static duct unit hung from the slab: air in through the filter, out into the duct',
    drawing('unit-big-duct-side'),
  ),
  product(
    'medium-duct-front',
    'Drawing of a medium static duct unit from the outlet side',
    drawing('unit-medium-duct'),
  ),
  product(
    'medium-duct-side',
    'Drawing of a medium static duct unit hung from the slab: air in through the filter, out into the duct',
    drawing('unit-medium-duct-side'),
  ),
  product(
    'slim-duct-front',
    'Flat duct unit of galvanised steel with a wide air outlet',
    render('slim_duct'),
  ),
  product(
    'slim-duct-connections',
    'Copper connections, drain and control box at the end of a slim duct unit',
    render('slim_duct'),
    [500, 300, 740, 555],
  ),

  product(
    'wall-mounted-front',
    'Wall mounted unit with a finely perforated front, louvre half open',
    render('wall_mounted'),
  ),
  product(
    'wall-mounted-display',
    'The display and the open louvre of a wall mounted unit',
    render('wall_mounted'),
    [520, 210, 740, 555],
  ),
  product(
    'wall-mounted-outlet',
    'The perforated front and the air outlet of a wall mounted unit',
    render('wall_mounted'),
    [70, 240, 740, 555],
  ),

  product(
    'ceiling-mounted-front',
    'Drawing of a ceiling mounted unit, air falling from one long outlet',
    drawing('unit-ceiling-mounted'),
  ),
  product(
    'ventilation-front',
    'Drawing of an energy recovery ventilator: fresh and used air cross in the heat exchanger',
    drawing('unit-ventilation'),
  ),
  product(
    'chiller-front',
    'Modular air cooled chiller with two fans above slanted coils',
    render('modular_chiller'),
  ),
  product(
    'chiller-controls',
    'Control displays, vents and water connections in the base of a modular chiller',
    render('modular_chiller'),
    [262, 360, 800, 600],
  ),
  product(
    'rooftop-package',
    'Drawing of a rooftop package unit on its kerb, supply and return duct below',
    drawing('unit-rooftop-package'),
  ),
  product(
    'cold-room',
    'Drawing of a cold room with its door open, cold air falling from the unit cooler',
    drawing('unit-cold-room'),
  ),
  product(
    'dehumidifier',
    'Drawing of a dehumidifier: moist air in at the sides, dry air out on top',
    drawing('unit-dehumidifier'),
  ),
  product(
    'filter',
    'Drawing of an air filter: dusty air in, clean air out',
    drawing('unit-filter'),
  ),

  industry('home', 'Section through a living room with a wall mounted unit above the sofa'),
  industry('office', 'Section through an office with two cassettes above the desks'),
  industry('restaurants', 'Section through a dining room with air from a ceiling duct'),
  industry('school', 'Section through a classroom with a cassette above the desks'),
  industry('showrooms', 'Section through a car showroom at night with air from a ceiling duct'),
  industry('hotel', 'Section through a hotel room at night with air from a ceiling duct'),
  industry('hospital', 'Section through a ward with a cassette beside the bed'),
  industry('gym', 'Section through a gym with cool air above the equipment'),

  {
    key: 'scenes/lobby',
    kind: 'wide',
    alt: 'Bright office lobby with two 4 way cassettes in the ceiling',
    master: render('lobby'),
  },
];
