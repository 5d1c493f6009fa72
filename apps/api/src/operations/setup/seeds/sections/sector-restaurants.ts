import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-restaurants'. */
export const sectorRestaurants: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for restaurants',
    title: 'Cool guests, and no smell from the next table',
    text: 'A full dining room has three times the heat load of an empty one, and the kitchen behind it pulls out air all day. We plan both together, because the air of one becomes the air of the other.',
  },
  {
    part: 'search',
    title: 'Air conditioning for restaurants',
    text: 'How to cool a restaurant in Bangladesh: dining room, kitchen hood and make-up air, pressure and smell, outdoor air to ASHRAE 62.1, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'When a restaurant can’t be kept cool, the unit is seldom too small. Usually the kitchen hood pulls the cooled air out of the dining room, and hot air from the street comes in through the door to replace it. So the first thing we measure is air, not temperature.',
  },
  {
    part: 'block',
    title: 'Dining room: cool heads, warm plates',
    text: 'A draught over a table cools the food before the guest. 360 cassettes send the air along the ceiling in a full circle; it comes down slowly, far from the unit. Below an open slab they hang free, which suits a café with a bare ceiling. We plan for the busiest hour: each guest brings about 100 W of heat, and as much again in moisture and hot dishes.',
    kind: 'round_cassette',
    link: '/products/360_cassette',
    link_text: '360 cassettes',
  },
  {
    part: 'block',
    title: 'Kitchen: first the hood, then the cooling',
    text: 'Without a hood, no air conditioner keeps a kitchen cool against open flames. The hood takes out heat and grease at the source; it needs its own fan, grease filters that are washed every week, and a duct that can be opened for cleaning. For the cooks we bring cooled air to where they stand, from a ducted unit in the next room. A cassette above the range clogs with grease within weeks.',
    kind: 'big_duct',
    link: '/products/big-duct',
    link_text: 'Ducted units',
  },
  {
    part: 'block',
    title: 'Make-up air decides where the smell goes',
    text: 'Whatever the hood takes out has to come in somewhere. We bring about 80 to 90% of it straight into the kitchen through a fan with a filter, and let the rest flow in from the dining room. That keeps the kitchen at slightly lower pressure than the dining room: smells stay where they belong, and the street door doesn’t whistle. Toilets get their own exhaust.',
    kind: 'ventilation',
    link: '/products/ventilation',
    link_text: 'Ventilation units',
  },
  {
    part: 'block',
    title: 'Cold rooms and back of house',
    text: 'If the condensing unit of a cold room is inside the store, it heats that store day and night. We put it outdoors or give its heat a way out. A cold room with a strip curtain and a door closer uses markedly less power, and the ice on its coil stays thin. If a small restaurant has six upright refrigerators, one walk-in cold room often takes less floor space and less power.',
    kind: 'cold_room',
    link: '/products/cold-room',
    link_text: 'Cold storage',
  },
  {
    part: 'design',
    title: 'Outdoor air by room',
    text: `The share for each person and the share for the floor are added together. Dining rooms have a high floor share, because tables, food and nearby kitchens smell even when no one sits there. The hood exhaust is calculated separately from its length, its height above the range and the type of fire.

Table: Outdoor air by room in a restaurant

| Room | People per 100 m² | Per person | Per m² of floor | Total, per person |
| --- | ---: | ---: | ---: | ---: |
| Dining room | 70 | 3.8 L/s | 0.9 L/s | 18 m³/h |
| Fast food, cafeteria | 100 | 3.8 L/s | 0.9 L/s | 17 m³/h |
| Kitchen | 20 | 3.8 L/s | 0.6 L/s | 24 m³/h |
| Banquet hall | 120 | 3.8 L/s | 0.3 L/s | 15 m³/h |

From ANSI/ASHRAE Standard 62.1, ventilation rate procedure: outdoor air in the breathing zone, before the correction for air distribution. 100 m² is 1,076 sq ft. For preliminary planning; your building code and your consultant’s figures take precedence.`,
  },
  {
    part: 'fit',
    title: 'Dining room, café',
    text: 'Air in every direction, no corner left out. Can hang below an open slab.',
    kind: 'round_cassette',
  },
  {
    part: 'fit',
    title: 'Dining room with a tiled ceiling',
    text: 'One flat panel. A side above a table can be closed.',
    kind: 'four_way_cassette',
  },
  {
    part: 'fit',
    title: 'Banquet hall, cooks’ line',
    text: 'Enough pressure for long ducts and fine filters.',
    kind: 'big_duct',
  },
  {
    part: 'fit',
    title: 'Fresh air for guests',
    text: 'Recovers part of the cooling from clean exhaust. Never connected to a kitchen hood.',
    kind: 'ventilation',
  },
  {
    part: 'fit',
    title: 'Store',
    text: 'Walk-in cold rooms and freezer rooms, built to fit your space.',
    kind: 'cold_room',
  },
  {
    part: 'fit',
    title: 'Roof or yard',
    text: 'One system for dining room, office and private rooms, each set separately.',
    kind: 'outdoor_unit',
  },
  {
    part: 'retrofit',
    title: 'Retrofit between closing and opening',
    text: 'We work from midnight to ten in the morning and leave the dining room clean. The first step is often not a new unit but a balanced hood: a smaller fan, make-up air and clean filters can win back much of the cooling. Then we replace units one by one, and reuse old pipes if they are clean, tight and the right size.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send us the plan with seats and kitchen equipment, the opening hours and a photo of the hood. You get cooling, air quantities and a price range from an engineer, and advice on what to change first.',
  },
];
