/** The pictures of the units: each has three masters, seen from the side, from the front and close. */
const VIEWS = ['three-quarter', 'front', 'detail'];

const threeViews = (folder, pictures) =>
  pictures.map(([name, alt], index) => ({
    key: `products/${name}`,
    kind: 'product',
    alt,
    master: `products/${folder}/${VIEWS[index]}.png`,
  }));

export const PRODUCT_PICTURES = [
  ...threeViews('vrf-outdoor-single', [
    [
      'vrf-outdoor-front',
      'White VRF outdoor unit with one fan on top, its coils behind wire guards',
    ],
    [
      'vrf-outdoor-face',
      'VRF outdoor unit with one fan from the front: coil above, service panel below',
    ],
    ['vrf-outdoor-fans', 'The fan guard on top of a VRF outdoor unit with one fan'],
  ]),
  ...threeViews('vrf-outdoor-twin', [
    [
      'vrf-outdoor-twin-front',
      'White VRF outdoor unit with two fans on top, its coils behind wire guards',
    ],
    [
      'vrf-outdoor-twin-face',
      'VRF outdoor unit with two fans from the front: coils above, service panels below',
    ],
    ['vrf-outdoor-twin-fans', 'The two fan guards on top of a VRF outdoor unit'],
  ]),
  ...threeViews('360-cassette', [
    ['360-cassette-front', 'Round 360 cassette in a ceiling, with a lit ring round the middle'],
    [
      '360-cassette-face',
      'Round 360 cassette from below: cover, lit ring, inlet slots and the round outlet',
    ],
    ['360-cassette-ring', 'The lit ring, the inlet slots and the round outlet of a 360 cassette'],
  ]),
  ...threeViews('4-way-cassette', [
    ['4-way-cassette-front', 'Square 4 way cassette in a ceiling, fine holes in its four louvres'],
    [
      '4-way-cassette-face',
      'Square 4 way cassette from below: inlet grille, a louvre with fine holes on each side',
    ],
    [
      '4-way-cassette-detail',
      'Two louvres with fine holes and a corner of the inlet grille of a 4 way cassette',
    ],
  ]),
  ...threeViews('1-way-cassette', [
    [
      '1-way-cassette-front',
      'Slim 1 way cassette in a ceiling: inlet slots, a strip of fine holes, one long louvre',
    ],
    [
      '1-way-cassette-face',
      'Slim 1 way cassette from below: inlet slots, a strip of fine holes, the long louvre',
    ],
    [
      '1-way-cassette-side',
      'Inlet slots, fine holes, status light and louvre at the end of a 1 way cassette',
    ],
  ]),

  ...threeViews('big-duct', [
    [
      'big-duct-front',
      'High static duct unit, a tall casing of galvanised steel with its outlet flange',
    ],
    ['big-duct-face', 'High static duct unit from the front: the coil behind its outlet flange'],
    ['big-duct-detail', 'The two fans in the open back of a high static duct unit'],
  ]),
  ...threeViews('medium-duct', [
    [
      'medium-duct-front',
      'Medium static duct unit of galvanised steel: outlet flange, copper connections, electric box',
    ],
    [
      'medium-duct-face',
      'Medium static duct unit from the front: the coil behind its outlet flange',
    ],
    ['medium-duct-detail', 'The two fans in the open back of a medium static duct unit'],
  ]),
  ...threeViews('slim-duct', [
    ['slim-duct-front', 'Flat duct unit of galvanised steel with a wide air outlet'],
    ['slim-duct-face', 'Flat duct unit from the front: the coil behind its wide air outlet'],
    [
      'slim-duct-connections',
      'Copper connections, drain and electric box at the end of a slim duct unit',
    ],
  ]),

  ...threeViews('wall-mounted', [
    ['wall-mounted-front', 'Wall mounted unit with a finely perforated front, louvre half open'],
    ['wall-mounted-face', 'Wall mounted unit from the front: fine holes, lit figures, louvre'],
    [
      'wall-mounted-display',
      'Fine holes, lit figures, receiver and louvre at the right end of a wall mounted unit',
    ],
  ]),
  ...threeViews('ceiling-mounted', [
    [
      'ceiling-mounted-front',
      'White unit mounted below a ceiling: a long outlet with louvres, three inlet grilles',
    ],
    [
      'ceiling-mounted-face',
      'White unit below a ceiling from the front: the long outlet, three inlet grilles behind it',
    ],
    [
      'ceiling-mounted-detail',
      'Two curved louvres in the outlet of a ceiling mounted unit, status light and inlet grilles',
    ],
  ]),
  ...threeViews('ventilation', [
    [
      'ventilation-front',
      'Energy recovery ventilator with two round spigots, access door and electric box',
    ],
    ['ventilation-face', 'Energy recovery ventilator from the front with its two round spigots'],
    [
      'ventilation-detail',
      'Access door with two latches beside a round spigot of an energy recovery ventilator',
    ],
  ]),
  ...threeViews('chiller', [
    ['chiller-front', 'Modular air cooled chiller with two fans above slanted coils'],
    [
      'chiller-face',
      'Modular air cooled chiller from the front: four doors, coils and two fans above',
    ],
    [
      'chiller-controls',
      'Vents, status display and the two water connections in the base of a modular chiller',
    ],
  ]),

  ...threeViews('split-pair', [
    [
      'split-pair',
      'Split air conditioner: wall unit above, outdoor unit below, joined by insulated pipes',
    ],
    ['split-pair-face', 'Split air conditioner from the front: wall unit above the outdoor unit'],
    [
      'split-pair-detail',
      'Outdoor unit of a split air conditioner: fan guard, valve cover, two brass valves with pipes',
    ],
  ]),
  ...threeViews('rooftop-package', [
    [
      'rooftop-package',
      'Rooftop package unit on its kerb: coils and two fans, service doors, fresh air hood',
    ],
    [
      'rooftop-package-face',
      'Rooftop package unit from the front: coils, two service doors, display',
    ],
    ['rooftop-package-detail', 'Two fan guards on the roof of a package unit, coils below'],
  ]),
  ...threeViews('cold-room', [
    [
      'cold-room',
      'White cold room with its door open, a rack with crates inside, the condensing unit on its roof',
    ],
    ['cold-room-face', 'White cold room from the front, crates on a rack behind the open door'],
    [
      'cold-room-detail',
      'Controller that shows minus four degrees and a red lamp beside the door of a cold room',
    ],
  ]),
  ...threeViews('dehumidifier', [
    [
      'dehumidifier',
      'White dehumidifier on castors: inlet louvres, display on the slope, drain hose at the side',
    ],
    [
      'dehumidifier-face',
      'White dehumidifier on castors from the front: display above the inlet louvres',
    ],
    ['dehumidifier-detail', 'Display with three keys before the outlet on top of a dehumidifier'],
  ]),
  ...threeViews('filter', [
    [
      'filter',
      'Three air filters: a deep HEPA cell, a pleated panel in a card frame, a bag filter',
    ],
    ['filter-face', 'HEPA cell and bag filter from the front, a pleated green filter before them'],
    ['filter-detail', 'A pleated green filter before a deep HEPA cell'],
  ]),

  ...threeViews('4-way-cassette-plain', [
    ['4-way-cassette-plain', 'Square 4 way cassette in a ceiling, its four louvres plain'],
    ['4-way-cassette-plain-face', 'Square 4 way cassette with plain louvres from below'],
    [
      '4-way-cassette-plain-detail',
      'Two plain louvres and a corner of the inlet grille of a 4 way cassette',
    ],
  ]),
  ...threeViews('1-way-cassette-plain', [
    [
      '1-way-cassette-plain',
      'Slim 1 way cassette in a ceiling: inlet slots, a plain strip, one long louvre',
    ],
    ['1-way-cassette-plain-face', 'Slim 1 way cassette with a plain strip from below'],
    [
      '1-way-cassette-plain-detail',
      'Inlet slots, plain strip and louvre at the end of a 1 way cassette',
    ],
  ]),
  ...threeViews('wall-mounted-plain', [
    ['wall-mounted-plain', 'Wall mounted unit with a plain white front, louvre half open'],
    ['wall-mounted-plain-face', 'Wall mounted unit with a plain white front, from the front'],
    [
      'wall-mounted-plain-detail',
      'Lit figures, receiver and louvre at the right end of a plain wall mounted unit',
    ],
  ]),
];
