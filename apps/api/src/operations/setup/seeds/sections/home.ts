import type { SectionSeed } from './section-seed';

/** Sections of the page 'home'. */
export const home: SectionSeed[] = [
  {
    part: 'banner',
    title: 'Cold air, without the wind.',
    text: 'Wind-Free cassettes, VRF systems and chillers for homes, offices and hospitals. Sized, supplied and serviced across Bangladesh.',
    link: '/tools/room-size',
    link_text: 'Find the right size',
  },
  {
    part: 'search',
    title: 'Air conditioning in Bangladesh',
    text: 'VRF systems, cassettes, chillers and ventilation for homes, offices and hospitals: sized, supplied and serviced across Bangladesh by {company}.',
  },
  {
    part: 'intro',
    title: 'Welcome to {company}',
    text: 'We are an authorised distributor of Samsung, Haier and EBARA. We size, supply, install and service air conditioning across Bangladesh, with an office in {office_city}, and our own warehouse and workshop in {warehouse_city}.',
    link: '/about-us',
    link_text: 'About {company}',
  },
  {
    part: 'block',
    title: 'Still air, even cold',
    text: 'Once the room is cool, the louvres close. Cold air seeps through 15,672 micro holes in the 4-way panel and sinks slowly, so no one sits in a draught.[1]',
    kind: 'four_way_cassette',
    link: '/wind-free',
    link_text: 'Wind-Free units',
  },
  {
    part: 'figure',
    title: 'Less electricity in Wind-Free mode',
    label: 'up to 55% less energy',
    text: 'than the same unit in fast cooling.[2]',
  },
  { part: 'block', title: 'One team from survey to service' },
  { part: 'step', title: 'Survey.', text: 'We measure rooms, sun and power supply.' },
  { part: 'step', title: 'Design.', text: 'You get sizes, drawings and a price.' },
  { part: 'step', title: 'Installation.', text: 'Pressure test, vacuum, start-up report.' },
  { part: 'step', title: 'Service.', text: 'Cleaning and checks twice a year.' },
  {
    part: 'block',
    title: 'Every unit comes straight from the manufacturer',
    text: `Supplied from our own warehouse, fully documented.

- Serial number and warranty card with every unit
- Spare parts kept in {warehouse_city}
- Prices online, in taka`,
  },
  {
    part: 'note',
    title: 'Note 1',
    text: 'Manufacturer’s figure for the 4-way Wind-Free panel. Other panels have other numbers.',
  },
  {
    part: 'note',
    title: 'Note 2',
    text: 'Manufacturer’s claim: power in Wind-Free mode compared with fast cooling. The saving in your room depends on load, set temperature and hours.',
  },
  {
    part: 'equipment',
    title: 'One outdoor unit. A whole building.',
    text: 'A VRF system sends each room the cooling it needs through two thin copper pipes. Every room sets its own temperature.',
    kind: 'outdoor_unit',
    link_text: 'See outdoor units',
  },
  {
    part: 'scale',
    title: 'Every model on one scale',
    text: 'Each dot is a model. Drag the line to your size to see which units come in it and what they cost. In offices, one ton cools roughly {office_area} sq ft by our room calculator; we check before we quote.',
    link: '/products',
    link_text: 'All Products',
  },
  {
    part: 'industries',
    title: 'Industries We Serve',
    text: 'Cooling for every type of building.',
  },
  {
    part: 'comparison',
    title: 'Three cassettes, flat in the ceiling',
    text: 'The body is above the ceiling. Only the panel shows.',
    link_text: 'Compare cassettes',
  },
  {
    part: 'fit',
    title: '4-way cassette',
    text: 'Air in four directions. The usual choice for offices, shops and classrooms.',
    kind: 'four_way_cassette',
  },
  {
    part: 'fit',
    title: '360 cassette',
    text: 'Air in every direction. Can hang below an open slab in a café, showroom or lobby.',
    kind: 'round_cassette',
  },
  {
    part: 'fit',
    title: '1-way cassette',
    text: 'A shallow body, for bedrooms, cabins and corridors with little space above the ceiling.',
    kind: 'one_way_cassette',
  },
  {
    part: 'featured',
    title: 'Featured products',
    text: 'Indoor units need an outdoor unit. Prices per unit, excluding panel, piping, installation and VAT.',
    link: '/products',
    link_text: 'All Products',
  },
  {
    part: 'projects',
    title: 'Latest projects',
    link: '/our-projects',
    link_text: 'Our Projects',
  },
  { part: 'brands', title: 'Brands' },
  {
    part: 'brand',
    title: 'Samsung',
    text: 'VRF, cassettes, ducted units and chillers.',
    link: '/brand/samsung',
  },
  { part: 'brand', title: 'Haier', text: 'Air conditioners.', link: '/brand/haier' },
  { part: 'brand', title: 'EBARA', text: 'Chillers and pumps.', link: '/brand/ebara' },
  {
    part: 'closing',
    title: 'Describe the room. We’ll\u00a0give you the size and the price.',
    text: 'Send us the floor area, ceiling height and use. An engineer will reply with a capacity and a price.',
    link_text: 'Get a quotation',
  },
  {
    part: 'mode',
    title: 'Fast cooling',
    text: 'Louvres open. Air leaves on four sides and circulates until the room is cold.',
  },
  {
    part: 'mode',
    title: 'Wind-Free',
    text: 'Louvres closed. Cold air sinks slowly through 15,672 micro holes in the panel.[1]',
  },
];
