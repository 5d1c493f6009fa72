import type { BrandPage, Section, SectionedPage, SectionPart } from '@shishir/contract';

type Texts = Partial<Pick<Section, 'label' | 'text' | 'kind' | 'link' | 'link_text' | 'picture'>>;

const page = (page_key: SectionedPage, sections: [SectionPart, string, Texts?][]): Section[] =>
  sections.map(([part, title, texts], index) => ({
    ...{ id: index + 1, page_key, part, title, status: 'active' as const, position: index },
    ...{ label: null, text: null, kind: null, link: null, link_text: null },
    ...{ image: null, picture: null, updated_at: '2026-11-21T04:00:00.000Z' },
    ...texts,
  }));

const brandPage = (key: BrandPage, name: string) =>
  page(`brand-${key}`, [
    [
      'banner',
      `${name} air conditioning`,
      {
        text: `{company} is an official distributor of ${name}.`,
        link: `https://${key}.com/`,
        link_text: `${key}.com`,
      },
    ],
    ['search', name, { text: 'For search engines.' }],
    ['intro', 'History', { text: 'Two dates.' }],
    ['event', 'Founded', { label: '1912', text: 'In an office.', link_text: 'An encyclopedia' }],
    ['event', 'First chiller', { label: '1930', text: 'In a factory.', link_text: 'A newspaper' }],
    ['equipment', 'Chillers', { text: 'For large buildings.', kind: 'chiller' }],
    ['equipment', 'Pumps', { text: 'For chilled water.' }],
    ['solution', 'VRF outdoor units', { text: 'For many rooms.', kind: 'outdoor_unit' }],
    ['solution', 'Absorption chillers', { text: 'Run on steam.' }],
    [
      'closing',
      `Planning with ${name}?`,
      { text: 'Send the drawing.', link_text: 'Get a quotation' },
    ],
  ]);

const controlPanel = {
  ...{ key: 'gallery/control-panel', width: 960, height: 720, blur: '' },
  alt: 'Shows a control panel',
};

/** Sections of some pages, shorter than those of the product. */
export const sections: Section[] = [
  ...page('sector-hospital', [
    ['banner', 'Air for each room', { label: 'Air conditioning for hospitals', text: 'The lead.' }],
    ['search', 'Hospitals', { text: 'For search engines.' }],
    ['intro', 'Introduction', { text: 'A ward is not an office.' }],
    ['block', 'Theatres', { text: 'Twenty air changes.[1]', kind: 'chiller' }],
    ['figure', 'of air an hour[2]', { label: '20 changes' }],
    ['block', 'Filters', { kind: 'filter', link: '/products/chiller', link_text: 'All filters' }],
    ['block', 'Controls', { kind: 'outdoor_unit', picture: controlPanel }],
    [
      'design',
      'Air changes by room',
      {
        text: 'Per hour.\n\nTable: Air changes\n\n| Room | Changes |\n| --- | ---: |\n| Theatre | 20 |\n\nAfter a standard.',
      },
    ],
    ['fit', 'Wards', { text: 'Fresh air.', kind: 'ventilation' }],
    ['fit', 'Plant', { text: 'Chilled water.', kind: 'chiller' }],
    ['fit', 'Roof', { text: 'Outdoor units.', kind: 'outdoor_unit' }],
    ['retrofit', 'Retrofit ward by ward', { text: 'At night.' }],
    ['consultancy', 'Get Consultancy', { text: 'Send the plans.' }],
    ['note', 'Note 1', { text: 'After a standard.' }],
    ['note', 'Note 2', { text: 'By the manufacturer.' }],
  ]),
  ...page('information-cold_room', [
    ['banner', 'Cold Storage Solutions', { text: 'The lead.', link_text: 'Ask for a cold room' }],
    ['search', 'Cold rooms', { text: 'For search engines.' }],
    ['list', 'Key features', { text: '- Panels\n- A door that opens from inside' }],
    [
      'block',
      'What decides the size',
      {
        text: 'The goods.\n\nTable: Typical cold rooms\n\n| Room | Inside |\n| --- | ---: |\n| Fish freezer | −18 °C |',
      },
    ],
  ]),
  ...page('information-chiller', [
    ['banner', 'Chillers for Central Air Conditioning', { link_text: 'Ask for a chiller' }],
  ]),
  ...page('information-split', [
    ['banner', 'Split Type Air Conditioners', { link_text: 'Ask for a split AC' }],
    ['question', 'How long can the pipes be?', { text: 'Up to 15 m.' }],
    [
      'needs',
      'What we need to quote',
      { label: 'We supply split ACs to order.', text: '- Room size\n- Address' },
    ],
  ]),
  ...page('wind-free', [
    ['banner', 'Wind-Free cooling', { text: 'The lead.' }],
    ['search', 'Wind-Free cooling', { text: 'For search engines.' }],
    ['intro', 'Introduction', { text: 'It does not blow.' }],
    ['step', 'Fast cooling first', { text: 'Below 0.15 m/s.[1]' }],
    ['figure', 'micro air holes [2]', { label: '15,672', text: 'In one panel.' }],
    ['figure', 'energy saving [3]', { label: 'up to 55%', text: 'Of two modes.' }],
    ['fit', '360 Cassette', { kind: 'round_cassette', text: 'For lobbies.' }],
    ['block', 'What it does not do', { text: 'It brings no fresh air.' }],
    ['question', 'Is it quieter?', { text: 'Yes.' }],
    ['note', 'Note 1', { text: 'A standard.' }],
    ['note', 'Note 2', { text: 'A panel.' }],
    ['note', 'Note 3', { text: 'A claim.' }],
    ['closing', 'Describe the room', { text: 'Send the area.', link_text: 'Contact Us' }],
  ]),
  ...brandPage('samsung', 'Samsung'),
  ...brandPage('haier', 'Haier'),
  ...brandPage('ebara', 'EBARA'),
  ...page('about', [
    ['banner', 'The people behind the cooling', { text: 'The lead.' }],
    ['search', 'About Us', { text: 'For search engines.' }],
    ['figure', 'happy clients', { label: '150+', text: 'Homes and factories.' }],
    ['contact', 'Communication', { text: 'You call a person.' }],
    ['service', 'After Sales Service', { text: 'We stay after handover.' }],
    ['step', 'Day 1', { text: 'Handed over' }],
    ['step', 'Every year', { text: 'Full check' }],
    ['intro', 'Who We Are', { text: '{company} is an authorised distributor.' }],
    ['intro', 'What We Do', { text: 'Any building.\n\nOur warehouse is in {warehouse_city}.' }],
    ['event', 'First workshop', { label: '2009', text: 'Three technicians.' }],
    ['person', 'VRF engineer', { label: 'IK', text: 'Calculates the load.' }],
    ['certificate', 'Trade licence', { label: '2026', text: 'Renewed each July.' }],
    ['note', 'Demonstration', { text: 'Demonstration data.' }],
    ['block', 'Mission', { text: 'To cool every room.' }],
    ['block', 'Vision', { text: 'To be asked first.' }],
    ['block', 'Quality Policy', { text: 'Measured before we leave.' }],
    ['closing', 'Talk to an engineer', { text: 'About the room.', link_text: 'Contact Us' }],
  ]),
  ...page('privacy', [
    ['banner', 'Privacy', { text: 'The lead.' }],
    ['search', 'Privacy', { text: 'For search engines.' }],
    [
      'block',
      'When you write to us',
      {
        text: 'We store it.\n\nTable: Messages\n\n| What | How long |\n| --- | --- |\n| Your IP address | {keep_address_days} days |\n| The CV | {keep_application_days} days, {unknown} |',
      },
    ],
    ['block', 'In your browser', { text: 'No cookies.' }],
  ]),
  ...page('home', [
    [
      'banner',
      'Cold air, without the wind.',
      { text: 'The lead.', link: '/tools/room-size', link_text: 'Find the right size' },
    ],
    ['search', 'Air conditioning', { text: 'Sized by {company}.' }],
    ['mode', 'Fast cooling', { text: 'Louvres open.' }],
    ['mode', 'Wind-Free', { text: 'Louvres closed.[1]' }],
    [
      'intro',
      'Welcome to {company}',
      {
        text: 'We sell Samsung. We work everywhere, with an office in {office_city}, and a workshop in {warehouse_city}.',
        link: '/about-us',
        link_text: 'About {company}',
      },
    ],
    [
      'block',
      'Still air',
      {
        text: 'It does not blow.[1]',
        kind: 'four_way_cassette',
        link: '/wind-free',
        link_text: 'Wind-Free units',
      },
    ],
    ['figure', 'Less electricity', { label: 'up to 55% less energy', text: 'than before.[2]' }],
    ['block', 'One team'],
    ['step', 'Survey.', { text: 'We measure rooms.' }],
    ['step', 'Service.', { text: 'Twice a year.' }],
    [
      'block',
      'From the maker',
      { text: 'Documented.\n\n- Warranty card\n- Parts in {warehouse_city}' },
    ],
    ['note', 'Note 1', { text: 'Manufacturer’s figure.' }],
    ['note', 'Note 2', { text: 'Manufacturer’s claim.' }],
    [
      'equipment',
      'One outdoor unit',
      { text: 'Two pipes.', kind: 'outdoor_unit', link_text: 'See outdoor units' },
    ],
    [
      'scale',
      'Every model on one scale',
      {
        text: 'One ton cools {office_area} sq ft.',
        link: '/products',
        link_text: 'All Products',
      },
    ],
    ['industries', 'Industries We Serve', { text: 'For every building.' }],
    ['comparison', 'Three cassettes', { link_text: 'Compare cassettes' }],
    ['fit', '4-way cassette', { text: 'For offices.', kind: 'four_way_cassette' }],
    ['fit', '360 cassette', { text: 'For lobbies.', kind: 'round_cassette' }],
    ['fit', '1-way cassette', { text: 'For bedrooms.', kind: 'one_way_cassette' }],
    ['featured', 'Featured products', { text: 'Prices per unit.' }],
    ['projects', 'Latest projects', { link: '/our-projects', link_text: 'Our Projects' }],
    ['brands', 'Brands'],
    ['brand', 'Samsung', { text: 'VRF.', link: '/brand/samsung' }],
    ['brand', 'Haier', { text: 'Air conditioners.', link: '/brand/haier' }],
    ['closing', 'Describe the room', { text: 'Send the area.', link_text: 'Get a quotation' }],
  ]),
];
