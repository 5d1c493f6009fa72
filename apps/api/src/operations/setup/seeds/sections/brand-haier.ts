import type { SectionSeed } from './section-seed';

/** Sections of the page 'brand-haier'. */
export const brandHaier: SectionSeed[] = [
  {
    part: 'banner',
    title: 'Haier air conditioning',
    text: '{company} is an authorised distributor of Haier air conditioning in Bangladesh: room air conditioners, VRF systems, cassettes and ducted units, all on enquiry.',
    kind: 'split',
    link: 'https://www.haier.com/',
    link_text: 'haier.com',
  },
  {
    part: 'search',
    title: 'Haier air conditioning',
    text: 'Haier room air conditioners, VRF systems, cassettes and ducted units in Bangladesh on enquiry, from an authorised distributor.',
  },
  { part: 'intro', title: 'History', text: 'Four dates in Haier’s history.' },
  {
    part: 'event',
    label: '1984',
    title: 'Qingdao Refrigerator is founded',
    text: 'In Qingdao, China. The company later becomes Haier.',
    link_text: 'South China Morning Post, topic Haier',
  },
  {
    part: 'event',
    label: '2012',
    title: 'Control of Fisher & Paykel',
    text: 'A New Zealand maker of home appliances, in which Haier had held a fifth since 2009.',
    link_text: 'South China Morning Post, topic Haier',
  },
  {
    part: 'event',
    label: '2016',
    title: 'GE Appliances joins Haier',
    text: 'Haier buys the American home appliance maker in June.',
    link_text: 'South China Morning Post, topic Haier',
  },
  {
    part: 'event',
    label: '2024',
    title: 'Carrier Commercial Refrigeration',
    text: 'With this business Haier enters refrigeration for food shops and cold stores.',
    link_text: 'Haier Smart Home, press release, 2 October 2024',
  },
  {
    part: 'equipment',
    title: 'Room air conditioners',
    text: 'For one room: an indoor and an outdoor unit.',
    kind: 'split',
  },
  {
    part: 'equipment',
    title: 'VRF systems',
    text: 'One outdoor unit, many rooms.',
    kind: 'outdoor_unit',
  },
  {
    part: 'equipment',
    title: 'Cassettes and ducted units',
    text: 'For shops and offices, in or above the ceiling.',
    kind: 'four_way_cassette',
  },
  {
    part: 'equipment',
    title: 'Commercial refrigeration',
    text: 'For food shops and cold stores.',
    kind: 'cold_room',
  },
  {
    part: 'solution',
    title: 'Split air conditioners with inverter',
    text: 'For flats, shops and small offices: one indoor and one outdoor unit for each room. We calculate the capacity of each room before we recommend a model.',
    kind: 'split',
  },
  {
    part: 'solution',
    title: 'VRF for villas and small offices',
    text: 'One outdoor unit for all rooms, if a wall or roof has no space for one unit per room.',
    kind: 'outdoor_unit',
  },
  {
    part: 'solution',
    title: 'Ducted units for shops',
    text: 'The unit is above the ceiling; only the grilles show. For shops and restaurants with a low ceiling void.',
    kind: 'slim_duct',
  },
  {
    part: 'closing',
    title: 'Planning with Haier? Send us the drawing.',
    text: 'We choose the units room by room, check the pipe lengths and give you a price list with delivery times.',
    link_text: 'Get a quotation',
  },
];
