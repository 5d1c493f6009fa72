/**
 * What Blender renders, in the order of the queue. `subject` is the module and the variant that it builds.
 * A dim inside and fine folds need more samples than a lit unit.
 */
const SAMPLES = 22;
const IN_ROOMS = 20;

const CATALOGUE = [
  ['big-duct', 'duct:big'],
  ['medium-duct', 'duct:medium'],
  ['slim-duct', 'duct:slim'],
  ['360-cassette', 'cassette_360'],
  ['wall-mounted', 'wall_mounted:wind_free'],
  // Bare fins, a pixel wide: fewer samples show them in patches.
  ['chiller', 'chiller:large', 48],
  ['chiller-small', 'chiller:small', 48],
  ['vrf-outdoor-twin', 'vrf_outdoor:twin'],
  ['vrf-outdoor-single', 'vrf_outdoor:single'],
  ['1-way-cassette', 'cassette_1way:wind_free'],
  ['4-way-cassette', 'cassette_4way:wind_free'],
  ['ceiling-mounted', 'ceiling_mounted'],
  ['ventilation', 'ventilator'],
];
const ON_REQUEST = [
  ['split-pair', 'split_pair'],
  ['rooftop-package', 'rooftop'],
  ['dehumidifier', 'dehumidifier'],
  ['cold-room', 'cold_room', 48],
  ['filter', 'air_filter', 40],
];
const unit =
  (view) =>
  ([folder, subject, samples = SAMPLES]) => ({
    folder: `products/${folder}`,
    subject: `products.${subject}`,
    view,
    samples,
  });
const threeViews = (units) =>
  ['three-quarter', 'detail', 'front'].flatMap((view) => units.map(unit(view)));

const SECTORS = [
  'home',
  'office',
  'restaurants',
  'school',
  'showrooms',
  'hotel',
  'hospital',
  'gym',
];
const PROJECTS = [
  'shopping-complex',
  'corporate-tower',
  'apartments',
  'government-building',
  'campus',
  'hospital',
  'mosque',
  'factory',
  'convention-hall',
];
const place =
  (folder, subject, samples = IN_ROOMS) =>
  (view) => ({
    folder,
    subject: `places.${subject}`,
    view,
    samples,
  });

const WORKS = ['pipe-rack', 'rooftop-rows', 'plant-room', 'open-ceiling', 'control-panel'];
const HOUSE = ['vrf-hall', 'chiller-hall', 'warehouse', 'workshop'];

export const MASTERS = [
  // Under an open sky and bright lamps noise is gone sooner.
  ...PROJECTS.map(place('projects', 'projects', 24)),
  ...WORKS.map(place('gallery', 'works', 28)),
  { folder: 'gallery', subject: 'products.manifold', view: 'commissioning', samples: SAMPLES },
  ...HOUSE.map(place('house', 'house')),
  ...['lobby'].map(place('scenes', 'lobby', 44)),
  ...['hero'].map(place('scenes', 'hero', 40)),
  { folder: 'scenes', subject: 'products.vrf_sizes', view: 'vrf-sizes', samples: SAMPLES },
  ...threeViews(CATALOGUE),
  ...threeViews(ON_REQUEST),
  ...SECTORS.map(place('industries', 'sectors')),
];
