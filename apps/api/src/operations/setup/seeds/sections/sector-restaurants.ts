import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-restaurants'. */
export const sectorRestaurants: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for restaurants',
    title: 'Guests feel cool, and smell only their own dish',
    text: 'A full dining room has three times the heat of an empty one, and the kitchen behind it pulls out air all day. We plan both together, because the air of one becomes the air of the other.',
  },
  {
    part: 'search',
    title: 'Air conditioning for restaurants',
    text: 'How to cool a restaurant in Bangladesh: dining room, kitchen hood and make-up air, pressure and smell, outdoor air after ASHRAE 62.1, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'When a restaurant cannot be kept cool, the unit is seldom too small. Mostly the kitchen hood sucks the cooled air out of the dining room, and hot air from the street comes in through the door to replace it. The first thing we measure is therefore air, not temperature.',
  },
  {
    part: 'block',
    title: 'Dining room: cool heads, warm plates',
    text: 'A stream of air on a table cools the food before the guest. 360 cassettes send the air along the ceiling in a full circle; it comes down slowly and far from the unit. Below an open slab they hang free, which suits a café with a raw ceiling. We plan for the busiest hour: each guest brings about 100 W of heat, and as much again in moisture and hot dishes.',
    kind: 'round_cassette',
    link: '/products/360_cassette',
    link_text: '360 cassettes',
  },
  {
    part: 'block',
    title: 'Kitchen: first the hood, then the cooling',
    text: 'No air conditioner keeps a kitchen cool against open flames without a hood. The hood takes out heat and grease where they arise; it needs its own fan, grease filters that are washed every week, and a duct that can be opened for cleaning. For the cooks we bring cooled air to the place where they stand, from a ducted unit in the next room. A cassette above the range is blocked with grease within weeks.',
    kind: 'big_duct',
    picture: 'products/big-duct-detail',
    link: '/products/big-duct',
    link_text: 'Ducted units',
  },
  {
    part: 'block',
    title: 'Make-up air decides about the smell',
    text: 'Whatever the hood takes out has to come in somewhere. We bring about 80 to 90 % of it straight into the kitchen through a fan with a filter, and let the rest flow in from the dining room. So the kitchen is always a little below the dining room in pressure: smell stays where it belongs, and the door to the street does not whistle. Toilets get an exhaust of their own.',
    kind: 'ventilation',
    link: '/products/ventilation',
    link_text: 'Ventilation units',
  },
  {
    part: 'block',
    title: 'Cold rooms and the back of the house',
    text: 'A condensing unit of a cold room inside the store heats that store day and night. We set it outdoors, or give its heat a way out. A cold room with a strip curtain and a door closer uses markedly less, and the ice on its coil stays thin. Where a small restaurant has six upright refrigerators, one walk-in cold room often takes less floor and less power.',
    kind: 'cold_room',
    link: '/products/cold-room',
    link_text: 'Cold storage',
  },
  {
    part: 'design',
    title: 'Outdoor air by room',
    text: `The part for each person and the part for the floor are added. Dining rooms have a high part for the floor, since tables, food and kitchens nearby smell even when nobody sits there. The exhaust of the hood is calculated separately from its length, its height above the range and the kind of fire.

Table: Outdoor air by room of a restaurant

| Room | People per 100 m² | Per person | Per m² of floor | Together, per person |
| --- | ---: | ---: | ---: | ---: |
| Dining room | 70 | 3.8 L/s | 0.9 L/s | 18 m³/h |
| Fast food, cafeteria | 100 | 3.8 L/s | 0.9 L/s | 17 m³/h |
| Kitchen | 20 | 3.8 L/s | 0.6 L/s | 24 m³/h |
| Banquet hall | 120 | 3.8 L/s | 0.3 L/s | 15 m³/h |

After ANSI/ASHRAE Standard 62.1, ventilation rate procedure: outdoor air in the breathing zone, before the correction for how the air is distributed. 100 m² is 1,076 sq ft. For first planning; your building code and your consultant’s figures take precedence.`,
  },
  {
    part: 'fit',
    title: 'Dining room, café',
    text: 'Air all round, no corner left out. May hang below an open slab.',
    kind: 'round_cassette',
  },
  {
    part: 'fit',
    title: 'Dining room with a tiled ceiling',
    text: 'Sits in one tile. A side above a table can be closed.',
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
    text: 'Recovers part of the cooling from clean exhaust. Never joined to a kitchen hood.',
    kind: 'ventilation',
  },
  {
    part: 'fit',
    title: 'Store',
    text: 'Walk-in cold and freezer rooms, built to your space.',
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
    text: 'We work from midnight to ten in the morning and leave the dining room clean. The first step is often not a new unit but a balanced hood: a smaller fan, make-up air and clean filters can win back a good part of the cooling. Then we replace units one by one, and use old pipes again where they are clean, tight and of the right size.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send the plan with seats and kitchen equipment, the opening hours and a photo of the hood. An engineer answers with cooling, air quantities and a price range, and tells you what to change first.',
  },
];
