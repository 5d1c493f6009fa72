import type { CategoryKind } from '@shishir/contract';

/** Use of a family in one or two sentences. Other kinds show the first sentence of their description. */
export const FAMILY_TEXTS: Partial<Record<CategoryKind, string>> = {
  outdoor_unit: 'Stands on the roof or a balcony and serves many rooms through one pair of pipes.',
  round_cassette: 'Round ceiling panel that blows to all sides. For lobbies, shops and high rooms.',
  four_way_cassette:
    'Square ceiling panel that blows to four sides. For offices, classrooms and shops.',
  two_way_cassette: 'Long ceiling panel that blows to two sides. For corridors and long rooms.',
  one_way_cassette: 'Narrow ceiling panel that blows to one side. For bedrooms and hotel rooms.',
  big_duct: 'Strong fan for long ducts. One unit cools a hall or several rooms.',
  medium_duct: 'Hidden above the ceiling, for ducts of middle length. For offices and restaurants.',
  slim_duct: 'Flat body, hidden above the ceiling. For bedrooms and small offices.',
  wall_mounted: 'Hangs on the wall and needs no false ceiling. For bedrooms and small rooms.',
  ceiling_mounted:
    'Hangs below the slab and blows far into the room. For halls without a false ceiling.',
  floor_standing: 'Stands on the floor in front of a wall. For shops and waiting rooms.',
  ventilation: 'Brings fresh air in, takes used air out and recovers part of the cooling.',
  air_handling_unit: 'Filters and cools the air of a whole floor through ducts.',
  chiller: 'Air cooled modules that stand side by side and add up to the load.',
  split: 'One unit inside and one outside, for a single room.',
  rooftop_package: 'Cooling, fan and filter in one cabinet on the roof, joined to ducts.',
  cold_room: 'Insulated room for food, medicine or flowers, built to your size.',
  dehumidifier: 'Takes moisture out of the air in stores, archives and workshops.',
  filter: 'Air filters from coarse dust to fine particles.',
};

export interface FamilyGroup {
  title: string;
  text: string;
  has: (kind: CategoryKind) => boolean;
}

const WATER: readonly CategoryKind[] = ['chiller', 'air_handling_unit'];
const INDOOR = /cassette|duct|mounted|standing/;

/** Families that are bought together, in the order of the page. The last group takes the rest. */
export const FAMILY_GROUPS: FamilyGroup[] = [
  {
    title: 'Outdoor units',
    text: 'One outdoor unit serves the indoor units of a floor or a building. Together they are a VRF system.',
    has: (kind) => kind === 'outdoor_unit',
  },
  {
    title: 'Indoor units',
    text: 'Each one needs an outdoor unit. The price is for the indoor unit alone.',
    has: (kind) => INDOOR.test(kind),
  },
  {
    title: 'Chilled water',
    text: 'For large buildings. The chiller cools water, pumps carry it to air handlers and fan coils.',
    has: (kind) => WATER.includes(kind),
  },
  {
    title: 'Fresh air',
    text: 'Ventilators exchange air and do not cool a room, so their sizes are air flows.',
    has: (kind) => kind === 'ventilation',
  },
  { title: 'Other equipment', text: 'Listed with sizes and prices.', has: () => true },
];
