import type { SectionSeed } from './section-seed';

/** Sections of the page 'brand-ebara'. */
export const brandEbara: SectionSeed[] = [
  {
    part: 'banner',
    title: 'EBARA chillers and pumps',
    text: '{company} is an authorised distributor of EBARA in Bangladesh: chillers and pumps for hospitals, shopping complexes and factories, all on enquiry.',
    picture: 'brands/chilled-water-plant',
    link: 'https://www.ebara.com/',
    link_text: 'ebara.com',
  },
  {
    part: 'search',
    title: 'EBARA chillers and pumps',
    text: 'EBARA chillers, pumps and chilled water systems for large buildings and factories in Bangladesh on enquiry, from an authorised distributor.',
  },
  { part: 'intro', title: 'History', text: 'Four dates in EBARA’s history.' },
  {
    part: 'event',
    label: '1912',
    title: 'Inokuty Type Machinery Office',
    text: 'Issey Hatakeyama opens an office in Tokyo that designs and sells centrifugal pumps.',
    link_text: 'EBARA Corporation, story of its foundation',
  },
  {
    part: 'event',
    label: '1920',
    title: 'The office becomes Ebara',
    text: 'Incorporated under today’s name.',
    link_text: 'Encyclopedia Nipponica, Ebara Corporation',
  },
  {
    part: 'event',
    label: '1930',
    title: 'First centrifugal chiller made in Japan',
    text: 'Developed together with Takasago Thermal Engineering.',
    link_text: 'EBARA Refrigeration Equipment & Systems, 9 August 2010',
  },
  {
    part: 'event',
    label: '2010',
    title: 'Mechanical Engineering Heritage',
    text: 'The Japan Society of Mechanical Engineers lists a chiller of that series, built in 1937.',
    link_text: 'EBARA Refrigeration Equipment & Systems, 9 August 2010',
  },
  {
    part: 'equipment',
    title: 'Chillers',
    text: 'Chilled water for large buildings and processes.',
    picture: 'brands/centrifugal-chiller',
  },
  {
    part: 'equipment',
    title: 'Pumps',
    text: 'For chilled water, condenser water and water supply.',
    picture: 'brands/pump',
  },
  {
    part: 'equipment',
    title: 'Cooling towers',
    text: 'They reject the heat of water-cooled chillers.',
    picture: 'brands/cooling-tower',
  },
  {
    part: 'equipment',
    title: 'Fans',
    text: 'For ventilation and smoke extraction.',
    picture: 'brands/fan',
  },
  {
    part: 'solution',
    title: 'Electric chillers',
    text: 'Chilled water for hospitals, shopping complexes and multi-storey offices. We compare air-cooled and water-cooled chillers by the space, water and electricity they need.',
    picture: 'brands/centrifugal-chiller',
  },
  {
    part: 'solution',
    title: 'Absorption chillers',
    text: 'They run on steam, hot water or gas instead of electricity. For factories with steam or generator heat to spare.',
    picture: 'brands/absorption-chiller',
  },
  {
    part: 'solution',
    title: 'Chilled water pumps',
    text: 'Chosen to match the building’s pipework, so that the furthest floor gets the water it needs. We size them together with the chiller.',
    picture: 'brands/pump',
  },
  {
    part: 'closing',
    title: 'Planning with EBARA? Send us the drawing.',
    text: 'We choose the units room by room, check the pipe lengths and give you a price list with delivery times.',
    link_text: 'Get a quotation',
  },
];
