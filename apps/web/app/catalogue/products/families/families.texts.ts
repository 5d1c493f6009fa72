import type { CategoryKind } from '@shishir/contract';
import { formatTaka, groupThousands } from '@shishir/format';

const NUMBERS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const families = (count: number) =>
  count === 1
    ? 'One product family'
    : `${inWords(count).replace(/^./, (letter) => letter.toUpperCase())} product families`;
const models = (count: number) => (count === 1 ? '1 model' : `${groupThousands(count)} models`);

/** Numbers of families: all, and those with models. */
interface FamilyCounts {
  all: number;
  listed: number;
}

/** Returns the number of families on enquiry as the end of a sentence. */
const onEnquiry = ({ all, listed }: FamilyCounts) =>
  all > listed ? `, ${inWords(all - listed)} on enquiry.` : '.';
/** Returns the number of families with models as the start of a sentence. */
const listedOf = (counts: FamilyCounts) =>
  counts.all > counts.listed
    ? `${families(counts.all)}: ${inWords(counts.listed)}`
    : families(counts.all);

/** Use of a family in one or two sentences. Others show the start of their description. */
const uses: Partial<Record<CategoryKind, string>> = {
  outdoor_unit: 'Stands on the roof or a balcony and serves many rooms through one pair of pipes.',
  round_cassette:
    'Round ceiling panel with air in every direction. For lobbies, shops and high rooms.',
  four_way_cassette:
    'Square ceiling panel with air in four directions. For offices, classrooms and shops.',
  two_way_cassette: 'Long ceiling panel with air in two directions. For corridors and long rooms.',
  one_way_cassette: 'Narrow ceiling panel with air in one direction. For bedrooms and hotel rooms.',
  big_duct: 'Powerful fan for long duct runs. One unit cools a hall or several rooms.',
  medium_duct: 'Hidden above the ceiling, for medium duct runs in offices and restaurants.',
  slim_duct: 'Flat body, hidden above the ceiling. For bedrooms and small offices.',
  wall_mounted: 'Hangs on the wall and needs no false ceiling. For bedrooms and small rooms.',
  ceiling_mounted:
    'Hangs below the slab and throws air far into the room. For halls without a false ceiling.',
  floor_standing: 'Stands on the floor against a wall. For shops and waiting rooms.',
  ventilation: 'Brings in fresh air, removes stale air and recovers part of the cooling.',
  air_handling_unit: 'Filters and cools the air of a whole floor through ducts.',
  chiller: 'Air-cooled modules, set side by side to match the load.',
  split: 'One unit indoors and one outdoors, for a single room.',
  rooftop_package: 'Cooling, fan and filter in one cabinet on the roof, connected to ducts.',
  cold_room: 'Insulated room for food, medicine or flowers, built to your size.',
  dehumidifier: 'Takes moisture out of the air in stores, archives and workshops.',
  filter: 'Air filters for everything from coarse dust to fine particles.',
};

/** Texts of the page of all families that only the server renders. */
export const familiesTexts = {
  home: 'Home',
  products: 'Products',
  /** Texts below the heading of the page. */
  lead: {
    none: 'Nothing is listed yet. Tell us what you need.',
    onEnquiry: (count: number) => `${families(count)}, supplied on enquiry.`,
    priced: (counts: FamilyCounts) =>
      `${listedOf(counts)} with sizes and prices${onEnquiry(counts)}`,
    unpriced: (counts: FamilyCounts) =>
      `${listedOf(counts)} with sizes (prices on request)${onEnquiry(counts)}`,
    partlyPriced: (counts: FamilyCounts, withoutPrice: string[]) =>
      `${listedOf(counts)} with sizes and prices (${withoutPrice.join(' and ').toLowerCase()} prices on request)${onEnquiry(counts)}`,
  },
  finder: {
    label: 'By capacity or model',
    field: 'Search by capacity or model',
    placeholder: '1.5 ton, 5 kW or a model',
    search: 'Search',
    classes: 'Models by capacity',
    tons: (capacity: number) => `${capacity} ton`,
    /** Next to the capacity. */
    models: (count: number) => (count === 1 ? '1 model' : String(count)),
  },
  view: {
    label: 'View',
    families: 'Families',
    models,
  },
  axis: { capacity: 'Capacity in TR', price: 'Price, BDT' },
  row: {
    models,
    onRequest: 'Price on request',
    priceFrom: (price: number) => `From ${formatTaka(price)}`,
    capacity: (tr: string) => `${tr} TR`,
    capacities: (from: string, to: string) => `${from} to ${to} TR`,
    airflows: (from: string, to: string) => `${from} to ${to} m³/h`,
  },
  onEnquiry: {
    title: 'Supplied on enquiry',
    text: 'Made to order. Send us the room or the load and we’ll quote.',
    ask: 'Ask for a price',
  },
  groups: {
    outdoor: {
      title: 'Outdoor units',
      text: 'One outdoor unit serves the indoor units of a floor or a building. Together they form a VRF system.',
    },
    indoor: {
      title: 'Indoor units',
      text: 'Each one needs an outdoor unit. Prices are for the indoor unit only.',
    },
    water: {
      title: 'Chilled water',
      text: 'For large buildings. The chiller cools water; pumps carry it to air handlers and fan coils.',
    },
    air: {
      title: 'Fresh air',
      text: 'Ventilators move air; they don’t cool. They are sized by airflow.',
    },
    other: { title: 'Other equipment', text: 'Listed with sizes and prices.' },
  },
  uses,
};
