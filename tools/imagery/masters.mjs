/**
 * What Blender renders, in the order of the queue. `subject` is the module and the variant that it builds.
 */
const UNITS = [
  ['vrf-outdoor-twin', 'vrf_outdoor:twin'],
  ['vrf-outdoor-single', 'vrf_outdoor:single'],
  ['1-way-cassette', 'cassette_1way:wind_free'],
  ['big-duct', 'duct:big'],
  ['medium-duct', 'duct:medium'],
  ['ceiling-mounted', 'ceiling_mounted'],
  ['ventilation', 'ventilator'],
  ['split-pair', 'split_pair'],
  ['rooftop-package', 'rooftop'],
  ['cold-room', 'cold_room'],
  ['dehumidifier', 'dehumidifier'],
  ['filter', 'air_filter'],
  ['4-way-cassette', 'cassette_4way:wind_free'],
  ['360-cassette', 'cassette_360'],
  ['wall-mounted', 'wall_mounted:wind_free'],
  ['slim-duct', 'duct:slim'],
  ['chiller', 'chiller'],
];

const unit = (view) => (known) => {
  const [folder, subject] = known;
  return { folder: `products/${folder}`, subject: `products.${subject}`, view, samples: 24 };
};

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
const place = (folder, subject, samples) => (view) => ({
  folder,
  subject: `places.${subject}`,
  view,
  samples,
});

const WORKS = ['pipe-rack', 'rooftop-rows', 'plant-room', 'open-ceiling', 'control-panel'];
const HOUSE = ['vrf-hall', 'chiller-hall', 'warehouse', 'workshop'];

export const MASTERS = [
  ...PROJECTS.map(place('projects', 'projects', 18)),
  ...WORKS.map(place('gallery', 'works', 20)),
  { folder: 'gallery', subject: 'products.manifold', view: 'commissioning', samples: 24 },
  ...HOUSE.map(place('house', 'house', 20)),
  ...['lobby'].map(place('scenes', 'lobby', 32)),
  ...UNITS.map(unit('detail')),
  ...UNITS.map(unit('three-quarter')),
  ...SECTORS.map(place('industries', 'sectors', 24)),
  ...UNITS.map(unit('front')),
];
