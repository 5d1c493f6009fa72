import type { CategoryGroup } from '@shishir/contract';
import { counted, formatTaka, groupThousands } from '@shishir/format';

const millimetres = (side: number) => `${groupThousands(side)} mm`;
const range = (min: string, max: string) => `${min} to ${max}`;

const SIDES = {
  width: { name: 'Width', direction: 'wide' },
  height: { name: 'Height', direction: 'high' },
  depth: { name: 'Depth', direction: 'deep' },
};

/** Texts of list pages that only the server renders. */
export const categoryPageTexts = {
  home: 'Home',
  products: 'Products',
  heading: (category: string) => `${category} Products`,
  titleOfPage: (heading: string, page: number) => `${heading}, page ${page}`,
  all: {
    heading: 'All Products',
    description:
      'VRF outdoor and indoor units, cassettes, ducts, wall-mounted units, ventilation and chillers, with capacities in TR and kW and prices in taka.',
  },
  groupLeads: {
    duct: 'Out of sight above the ceiling: slim for flats and hotel rooms, medium for shops and offices, big for halls.',
  } satisfies Record<CategoryGroup, string>,
  unknown: {
    title: 'No products found',
    description: 'There’s no category with this name.',
  },
  /** Descriptions for search engines. */
  description: {
    ofTitle: (title: string) => `${title} products.`,
    withFacts: (description: string, facts: string[]) => `${description} ${facts.join(', ')}.`,
    models: (count: number) => counted(count, 'model'),
    capacities: (min: string, max: string) => `${min} to ${max} TR`,
    priceFrom: (price: number) => `from ${formatTaka(price)}`,
  },
  notes: {
    ignored: (values: string[]) => `Ignored because not recognised: ${values.join(', ')}.`,
    value: (parameter: string, value: string) => `${parameter} “${value}”`,
    /** Names of parameters other than filters with values to tick. */
    parameters: {
      tr_min: 'Smallest capacity',
      tr_max: 'Largest capacity',
      flow_min: 'Smallest airflow',
      flow_max: 'Largest airflow',
      price_min: 'Lowest price',
      price_max: 'Highest price',
      sort: 'Sort by',
      page: 'Page',
      view: 'View',
    },
  },
  facts: {
    range,
    sizes: 'Sizes',
    capacity: 'Cooling capacity',
    refrigerant: 'Refrigerant',
    bodyHeight: 'Body height',
    bodyWidth: 'Body width',
    either: (one: string, other: string) => `${one} or ${other}`,
    price: 'Price',
    onRequest: 'On request',
    priceFrom: 'Price from',
  },
  /** Values that all sizes share, as parts of a sentence. */
  same: {
    compressor: (inverterType: string): string =>
      inverterType === 'Inverter' ? 'inverter compressor' : 'non-inverter compressor',
    heatPump: 'heat pump (cools and heats)',
    cop: (cop: string) => `COP ${cop}`,
    wide: (width: number) => `${millimetres(width)} wide`,
    high: (height: number) => `${millimetres(height)} high`,
    deep: (depth: number) => `${millimetres(depth)} deep`,
  },
  ladder: {
    range,
    /** Columns with their unit, which phones show next to the value. */
    columns: {
      tr: { title: 'TR', unit: 'TR' },
      kw: { title: 'kW', unit: 'kW' },
      inputKw: { title: 'Input, kW', unit: 'kW input' },
      inputW: { title: 'Input, W', unit: 'W input' },
      cop: { title: 'COP', unit: 'COP' },
      sound: { title: 'Sound, dB(A)', unit: 'dB(A)' },
      weight: { title: 'Weight, kg', unit: 'kg' },
      /** Sides that differ between the sizes. */
      size: (sides: ('width' | 'height' | 'depth')[]) => {
        const only = sides.length === 1 ? SIDES[sides[0]!] : null;
        return {
          title: `${only?.name ?? sides.map((side) => SIDES[side].name[0]).join(' × ')}, mm`,
          unit: only ? `mm ${only.direction}` : 'mm',
        };
      },
    },
    copNote: 'COP is cooling capacity divided by power input at rated conditions (see data sheet).',
  },
  help: {
    building: {
      title: 'Which size for your building?',
      questions: [
        'Rooms, with area and use',
        'Free space on the roof or balcony',
        'Longest pipe run and height difference',
      ],
      tool: 'Plan a VRF system',
    },
    room: {
      title: 'Which size for your room?',
      questions: [
        'Floor area and ceiling height',
        'Which way the windows face, and whether the room is under the roof',
        'How many people and how much equipment',
      ],
      tool: 'Size your room',
    },
    air: {
      title: 'How much fresh air do you need?',
      questions: ['Rooms, with area and use', 'Number of people', 'Where fresh air can come in'],
    },
    plant: {
      title: 'Which modules for your building?',
      questions: [
        'Cooling load, or area and use of the building',
        'Water temperatures, and whether you need pumps',
        'Where the modules will stand and crane access',
      ],
    },
  },
  cabinets: {
    title: 'How big are they?',
    /** `size` is the largest, for example '34 HP'. */
    upTo: (size: string) => `Cabinets up to ${size}, drawn to one scale.`,
    clearance: 'Leave clearance for airflow and service (see data sheet).',
    person: '1.75 m',
    size: (width: number, height: number) =>
      `${groupThousands(width)} mm wide, ${millimetres(height)} high`,
    sizes: range,
    /** Two of the largest cabinets as one system. */
    joined: {
      size: (width: number) => `2 × ${groupThousands(width)} mm wide`,
      note: (size: string) => `above ${size}: two cabinets, one system, on enquiry`,
    },
  },
};
