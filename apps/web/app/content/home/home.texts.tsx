import { counted } from '@shishir/format';
import type { ReactNode } from 'react';

/** Product range of each maker, by its name. */
const RANGES: Record<string, string> = {
  Samsung: 'VRF, cassettes, ducted units and chillers.',
  Haier: 'Air conditioners.',
  EBARA: 'Chillers and pumps.',
};

/** 'Samsung, Haier and EBARA'. */
const listed = (names: string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Texts of the home page. */
export const homeTexts = {
  title: 'Air conditioning in Bangladesh',
  description: (company: string) =>
    `VRF systems, cassettes, chillers and ventilation for homes, offices and hospitals: sized, supplied and serviced across Bangladesh by ${company}.`,
  hero: {
    title: 'Cold air, without the wind.',
    lead: 'Wind-Free cassettes, VRF systems and chillers for homes, offices and hospitals. Sized, supplied and serviced across Bangladesh.',
    size: 'Find the right size',
    sales: 'Talk to sales',
    picture:
      'A 4-way cassette in a ceiling, seen from below: cold air falls softly from its four slots',
  },
  facts: {
    modelsUnit: (count: number) => (count === 1 ? 'model' : 'models'),
    models: 'in the catalogue',
    pricedModels: (priced: number) =>
      priced === 1 ? 'in the catalogue, 1 with a price' : `in the catalogue, ${priced} with prices`,
    capacity: 'cooling, from one room to a building',
    projectsUnit: (count: number) => (count === 1 ? 'project' : 'projects'),
    projects: 'with location and capacity',
    hours: (days: string) => `${days}, by phone`,
  },
  welcome: {
    title: (company: string) => `Welcome to ${company}`,
    /** `office` and `warehouse` are cities. */
    text: (makers: string[], office?: string | null, warehouse?: string | null) => {
      const brands = `We are an authorised distributor of ${listed(makers)}.`;
      const work = 'We size, supply, install and service air conditioning across Bangladesh';
      if (!office) return `${brands} ${work}.`;
      if (!warehouse) return `${brands} ${work}, with an office in ${office}.`;
      return `${brands} ${work}, with an office in ${office}, and our own warehouse and workshop in ${warehouse}.`;
    },
    more: 'About us',
    about: (company: string) => `About ${company}`,
  },
  windFree: {
    title: 'Still air, even cold',
    text: 'Once the room is cool, the louvres close. Cold air seeps through 15,672 micro holes in the 4-way panel and sinks slowly, so no one sits in a draught.',
    link: 'Wind-Free units',
  },
  saving: {
    title: 'Less electricity in Wind-Free mode',
    figure: (small: (text: string) => ReactNode) => (
      <>
        {small('up to ')}55%{small(' less energy')}
      </>
    ),
    /** Continues the figure. */
    text: 'than the same unit in fast cooling.',
    fastCooling: 'Fast cooling',
    windFree: 'Wind-Free',
  },
  team: {
    title: 'One team from survey to service',
    steps: [
      { title: 'Survey.', text: 'We measure rooms, sun and power supply.' },
      { title: 'Design.', text: 'You get sizes, drawings and a price.' },
      { title: 'Installation.', text: 'Pressure test, vacuum, start-up report.' },
      { title: 'Service.', text: 'Cleaning and checks twice a year.' },
    ],
  },
  warranty: {
    title: 'Every unit comes straight from the manufacturer',
    text: 'Supplied from our own warehouse, fully documented.',
    card: 'Serial number and warranty card with every unit',
    spareParts: 'Spare parts kept in stock',
    sparePartsIn: (city: string) => `Spare parts kept in ${city}`,
    prices: 'Prices online, in taka',
  },
  notes: [
    'Manufacturer’s figure for the 4-way Wind-Free panel. Other panels have other numbers.',
    'Manufacturer’s claim: power in Wind-Free mode compared with fast cooling. The saving in your room depends on load, set temperature and hours.',
  ],
  vrf: {
    title: 'One outdoor unit. A whole building.',
    lead: 'A VRF system sends each room the cooling it needs through two thin copper pipes. Every room sets its own temperature.',
    class: 'Class',
    capacity: 'Capacity',
    price: 'Outdoor unit from',
    link: 'See outdoor units',
  },
  map: {
    title: 'Every model on one scale',
    products: 'All Products',
    /** Square feet of an office that one ton cools. */
    lead: (from: number, to: number) =>
      `Each dot is a model. Find your capacity and see which types offer it. In offices, one ton cools roughly ${from}–${to} sq ft; we check before we quote.`,
    failed: {
      title: 'We couldn’t load the products',
      text: 'Connection lost. Please try again, or call us.',
    },
    price: 'Unit from',
    range: (from: string, to: string) => `${from} to ${to} TR`,
    officeArea: 'Office area, sq ft',
    ventilation: 'Fresh air. Not a cooling unit.',
    models: (count: number, hidden: (text: string) => ReactNode) => (
      <>
        {count}
        {hidden(count === 1 ? ' model' : ' models')}
      </>
    ),
    onRequest: 'On request',
    plusOutdoorUnit: 'plus outdoor unit',
  },
  industries: {
    title: 'Industries We Serve',
    lead: 'Cooling for every type of building.',
    none: 'No industries available.',
    more: (industry: string, hidden: (text: string) => ReactNode) => (
      <>Learn More{hidden(`: ${industry}`)}</>
    ),
  },
  cassettes: {
    title: 'Three cassettes, flat in the ceiling',
    lead: 'The body is above the ceiling. Only the panel shows.',
    compare: 'Compare cassettes',
    uses: {
      four_way_cassette:
        'Air in four directions. The usual choice for offices, shops and classrooms.',
      round_cassette:
        'Air in every direction. Can hang below an open slab in a café, showroom or lobby.',
      one_way_cassette:
        'A shallow body, for bedrooms, cabins and corridors with little space above the ceiling.',
    },
  },
  featured: {
    title: 'Featured products',
    products: 'All Products',
    note: 'Indoor units need an outdoor unit. Prices per unit, excluding panel, piping, installation and VAT.',
  },
  projects: { title: 'Latest projects', all: 'Our Projects' },
  brands: {
    title: 'Brands',
    ranges: RANGES,
    models: (count: number) => `${counted(count, 'model')} in the catalogue.`,
    onEnquiry: 'On enquiry.',
    range: 'See the range',
    about: (brand: string) => `About ${brand}`,
  },
  call: {
    title: 'Describe the room. We’ll\u00a0give you the size and the price.',
    text: 'Send us the floor area, ceiling height and use. An engineer will reply with a capacity and a price.',
    action: 'Get a quotation',
  },
};
