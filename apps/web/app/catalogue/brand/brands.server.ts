import type { CategoryKind } from '@shishir/contract';

/** Dated event in a maker's history. An entry needs a source. */
export interface HistoryEntry {
  /** The year, as `datetime` of the entry. */
  year: string;
  title: string;
  text: string;
  source: string;
}

/** A picture of the catalogue: of a category, or of its first product by index. */
export interface PictureChoice {
  kind: CategoryKind;
  nth?: number;
}

/** A kind of unit on the maker's own site. */
export interface MakerCategory {
  title: string;
  text: string;
  picture?: PictureChoice;
}

export interface Solution {
  title: string;
  text: string;
  picture?: PictureChoice;
  /** Selects products of the brand; without it the units are on enquiry. */
  products?: { kind?: CategoryKind; wind_free?: 'true' };
}

/** Texts of a brand's page. Products, projects and pictures come from the database. */
export interface Brand {
  /** As in the products' `brand`. */
  name: string;
  title: string;
  description: string;
  /** Follows the company's name: '... is an official distributor of ...'. */
  lead: string;
  /** Picture of the banner. */
  picture: PictureChoice;
  /** The maker's website. */
  site: { name: string; url: string };
  history: { intro: string; entries: HistoryEntry[] };
  categories: MakerCategory[];
  solutions: Solution[];
}

const samsung: Brand = {
  name: 'Samsung',
  title: 'Samsung air conditioning',
  description:
    'Samsung VRF outdoor units, cassettes, ducted and wall units, ventilation and chillers in Bangladesh, with capacities and prices, from an official distributor.',
  lead: 'is an official distributor of Samsung air conditioning in Bangladesh: VRF outdoor units, cassettes, ducted and wall units, ventilation and chillers.',
  picture: { kind: 'four_way_cassette' },
  site: { name: 'samsung.com', url: 'https://www.samsung.com/bd/' },
  history: {
    intro: 'Five dates in Samsung’s air conditioning business.',
    entries: [
      {
        year: '1969',
        title: 'Samsung Electronics is founded',
        text: 'In South Korea, as part of the Samsung group.',
        source: 'Samsung Electronics, company history',
      },
      {
        year: '2016',
        title: 'First Wind-Free air conditioner',
        text: 'It cools a room through a panel of small holes, without a cold draught.',
        source: 'Yonhap News, 17 July 2022',
      },
      {
        year: '2022',
        title: '7 million units in Korea',
        text: 'Wind-Free air conditioners sold in the home market in the first six years.',
        source: 'Yonhap News, 17 July 2022',
      },
      {
        year: '2024',
        title: 'Joint venture with Lennox',
        text: 'For the North American market.',
        source: 'Heise online, May 2025',
      },
      {
        year: '2025',
        title: 'Agreement to buy FläktGroup',
        text: 'A German manufacturer of central air handling and ventilation, founded in 1918.',
        source: 'Korea JoongAng Daily, 14 May 2025',
      },
    ],
  },
  categories: [
    {
      title: 'Room air conditioners',
      text: 'For one room: an indoor and an outdoor unit.',
      picture: { kind: 'split' },
    },
    {
      title: 'VRF systems',
      text: 'One outdoor unit, many rooms.',
      picture: { kind: 'outdoor_unit' },
    },
    {
      title: 'Chillers',
      text: 'Chilled water for large buildings.',
      picture: { kind: 'chiller' },
    },
    {
      title: 'Ventilation',
      text: 'Fresh air with energy recovery.',
      picture: { kind: 'ventilation' },
    },
  ],
  solutions: [
    {
      title: 'Wind-Free cassettes and wall units',
      text: 'Once the room is cool, the louvres close and cold air seeps through small holes.',
      picture: { kind: 'four_way_cassette', nth: 2 },
      products: { wind_free: 'true' },
    },
    {
      title: '360 Cassette',
      text: 'A round panel with an outlet along its whole edge. For showrooms, cafés and lobbies where people sit on every side of the unit.',
      picture: { kind: 'round_cassette', nth: 2 },
      products: { kind: 'round_cassette' },
    },
    {
      title: 'VRF outdoor units',
      text: 'One outdoor unit for the rooms of a floor or a whole building. The inverter compressors follow the load of the rooms in use.',
      picture: { kind: 'outdoor_unit', nth: 2 },
      products: { kind: 'outdoor_unit' },
    },
  ],
};

const haier: Brand = {
  name: 'Haier',
  title: 'Haier air conditioning',
  description:
    'Haier room air conditioners, VRF systems, cassettes and ducted units in Bangladesh on enquiry, from an authorised distributor.',
  lead: 'is an authorised distributor of Haier air conditioning in Bangladesh: room air conditioners, VRF systems, cassettes and ducted units, all on enquiry.',
  picture: { kind: 'split' },
  site: { name: 'haier.com', url: 'https://www.haier.com/' },
  history: {
    intro: 'Four dates in Haier’s history.',
    entries: [
      {
        year: '1984',
        title: 'Qingdao Refrigerator is founded',
        text: 'In Qingdao, China. The company later becomes Haier.',
        source: 'South China Morning Post, topic Haier',
      },
      {
        year: '2012',
        title: 'Control of Fisher & Paykel',
        text: 'A New Zealand maker of home appliances, in which Haier had held a fifth since 2009.',
        source: 'South China Morning Post, topic Haier',
      },
      {
        year: '2016',
        title: 'GE Appliances joins Haier',
        text: 'Haier buys the American home appliance maker in June.',
        source: 'South China Morning Post, topic Haier',
      },
      {
        year: '2024',
        title: 'Carrier Commercial Refrigeration',
        text: 'With this business Haier enters refrigeration for food shops and cold stores.',
        source: 'Haier Smart Home, press release, 2 October 2024',
      },
    ],
  },
  categories: [
    {
      title: 'Room air conditioners',
      text: 'For one room: an indoor and an outdoor unit.',
      picture: { kind: 'split' },
    },
    {
      title: 'VRF systems',
      text: 'One outdoor unit, many rooms.',
      picture: { kind: 'outdoor_unit' },
    },
    {
      title: 'Cassettes and ducted units',
      text: 'For shops and offices, in or above the ceiling.',
      picture: { kind: 'four_way_cassette' },
    },
    {
      title: 'Commercial refrigeration',
      text: 'For food shops and cold stores.',
      picture: { kind: 'cold_room' },
    },
  ],
  solutions: [
    {
      title: 'Split air conditioners with inverter',
      text: 'For flats, shops and small offices: one indoor and one outdoor unit for each room. We calculate the capacity of each room before we recommend a model.',
      picture: { kind: 'split' },
    },
    {
      title: 'VRF for villas and small offices',
      text: 'One outdoor unit for all rooms, if a wall or roof has no space for one unit per room.',
      picture: { kind: 'outdoor_unit' },
    },
    {
      title: 'Ducted units for shops',
      text: 'The unit is above the ceiling; only the grilles show. For shops and restaurants with a low ceiling void.',
      picture: { kind: 'slim_duct' },
    },
  ],
};

const ebara: Brand = {
  name: 'EBARA',
  title: 'EBARA chillers and pumps',
  description:
    'EBARA chillers, pumps and chilled water systems for large buildings and factories in Bangladesh on enquiry, from an authorised distributor.',
  lead: 'is an authorised distributor of EBARA in Bangladesh: chillers and pumps for hospitals, shopping complexes and factories, all on enquiry.',
  picture: { kind: 'chiller' },
  site: { name: 'ebara.com', url: 'https://www.ebara.com/' },
  history: {
    intro: 'Four dates in EBARA’s history.',
    entries: [
      {
        year: '1912',
        title: 'Inokuty Type Machinery Office',
        text: 'Issey Hatakeyama opens an office in Tokyo that designs and sells centrifugal pumps.',
        source: 'EBARA Corporation, story of its foundation',
      },
      {
        year: '1920',
        title: 'The office becomes Ebara',
        text: 'Incorporated under today’s name.',
        source: 'Encyclopedia Nipponica, Ebara Corporation',
      },
      {
        year: '1930',
        title: 'First centrifugal chiller made in Japan',
        text: 'Developed together with Takasago Thermal Engineering.',
        source: 'EBARA Refrigeration Equipment & Systems, 9 August 2010',
      },
      {
        year: '2010',
        title: 'Mechanical Engineering Heritage',
        text: 'The Japan Society of Mechanical Engineers lists a chiller of that series, built in 1937.',
        source: 'EBARA Refrigeration Equipment & Systems, 9 August 2010',
      },
    ],
  },
  categories: [
    { title: 'Chillers', text: 'Chilled water for large buildings and processes.' },
    { title: 'Pumps', text: 'For chilled water, condenser water and water supply.' },
    { title: 'Cooling towers', text: 'They reject the heat of water-cooled chillers.' },
    { title: 'Fans', text: 'For ventilation and smoke extraction.' },
  ],
  solutions: [
    {
      title: 'Electric chillers',
      text: 'Chilled water for hospitals, shopping complexes and multi-storey offices. We compare air-cooled and water-cooled chillers by the space, water and electricity they need.',
    },
    {
      title: 'Absorption chillers',
      text: 'They run on steam, hot water or gas instead of electricity. For factories with steam or generator heat to spare.',
    },
    {
      title: 'Chilled water pumps',
      text: 'Chosen to match the building’s pipework, so that the furthest floor gets the water it needs. We size them together with the chiller.',
    },
  ],
};

/** An address of a brand's page. */
interface BrandAddress {
  brand: Brand;
  /** The canonical path. */
  path: string;
  /** Replaces the title of the brand. */
  title?: string;
  keywords?: string;
}

const SAMSUNG_AC: BrandAddress = {
  brand: samsung,
  path: '/samsung-ac',
  title: 'Samsung AC & VRF in Bangladesh',
  keywords:
    'Samsung AC, Samsung VRF, Samsung AC price in Bangladesh, VRF system, Wind-Free, cassette AC, ducted AC, chiller, Dhaka',
};

/** Addresses of all brand pages. */
export const BRAND_ADDRESSES: Record<string, BrandAddress> = {
  '/samsung-ac': SAMSUNG_AC,
  '/samsung-vrf': SAMSUNG_AC,
  '/brand/samsung': { brand: samsung, path: '/brand/samsung' },
  '/brand/haier': { brand: haier, path: '/brand/haier' },
  '/brand/ebara': { brand: ebara, path: '/brand/ebara' },
};
