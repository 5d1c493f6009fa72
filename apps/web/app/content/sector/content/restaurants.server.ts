import type { SectorContent } from '../sector-content';
import { outdoorAir } from './design-values.server';

export const RESTAURANTS: SectorContent = {
  name: 'Restaurants',
  label: 'Air conditioning for restaurants',
  title: 'Cool guests, and no smell from the next table',
  description:
    'How to cool a restaurant in Bangladesh: dining room, kitchen hood and make-up air, pressure and smell, outdoor air to ASHRAE 62.1, and the units that fit.',
  lead: 'A full dining room has three times the heat load of an empty one, and the kitchen behind it pulls out air all day. We plan both together, because the air of one becomes the air of the other.',
  intro:
    'When a restaurant can’t be kept cool, the unit is seldom too small. Usually the kitchen hood pulls the cooled air out of the dining room, and hot air from the street comes in through the door to replace it. So the first thing we measure is air, not temperature.',
  blocks: [
    {
      title: 'Dining room: cool heads, warm plates',
      text: 'A draught over a table cools the food before the guest. 360 cassettes send the air along the ceiling in a full circle; it comes down slowly, far from the unit. Below an open slab they hang free, which suits a café with a bare ceiling. We plan for the busiest hour: each guest brings about 100 W of heat, and as much again in moisture and hot dishes.',
      picture: { kind: 'round_cassette' },
      link: { to: '/products/360_cassette', text: '360 cassettes' },
    },
    {
      title: 'Kitchen: first the hood, then the cooling',
      text: 'Without a hood, no air conditioner keeps a kitchen cool against open flames. The hood takes out heat and grease at the source; it needs its own fan, grease filters that are washed every week, and a duct that can be opened for cleaning. For the cooks we bring cooled air to where they stand, from a ducted unit in the next room. A cassette above the range clogs with grease within weeks.',
      picture: { kind: 'big_duct', view: 2 },
      link: { to: '/products/big-duct', text: 'Ducted units' },
    },
    {
      title: 'Make-up air decides where the smell goes',
      text: 'Whatever the hood takes out has to come in somewhere. We bring about 80 to 90% of it straight into the kitchen through a fan with a filter, and let the rest flow in from the dining room. That keeps the kitchen at slightly lower pressure than the dining room: smells stay where they belong, and the street door doesn’t whistle. Toilets get their own exhaust.',
      picture: { kind: 'ventilation' },
      link: { to: '/products/ventilation', text: 'Ventilation units' },
    },
    {
      title: 'Cold rooms and back of house',
      text: 'If the condensing unit of a cold room is inside the store, it heats that store day and night. We put it outdoors or give its heat a way out. A cold room with a strip curtain and a door closer uses markedly less power, and the ice on its coil stays thin. If a small restaurant has six upright refrigerators, one walk-in cold room often takes less floor space and less power.',
      picture: { kind: 'cold_room' },
      link: { to: '/products/cold-room', text: 'Cold storage' },
    },
  ],
  design: {
    title: 'Outdoor air by room',
    text: 'The share for each person and the share for the floor are added together. Dining rooms have a high floor share, because tables, food and nearby kitchens smell even when no one sits there. The hood exhaust is calculated separately from its length, its height above the range and the type of fire.',
    table: outdoorAir('Outdoor air by room in a restaurant', [
      { name: 'Dining room', density: 70, perPerson: 3.8, perArea: 0.9 },
      { name: 'Fast food, cafeteria', density: 100, perPerson: 3.8, perArea: 0.9 },
      { name: 'Kitchen', density: 20, perPerson: 3.8, perArea: 0.6 },
      { name: 'Banquet hall', density: 120, perPerson: 3.8, perArea: 0.3 },
    ]),
  },
  fits: [
    {
      kind: 'round_cassette',
      rooms: 'Dining room, café',
      why: 'Air in every direction, no corner left out. Can hang below an open slab.',
    },
    {
      kind: 'four_way_cassette',
      rooms: 'Dining room with a tiled ceiling',
      why: 'One flat panel. A side above a table can be closed.',
    },
    {
      kind: 'big_duct',
      rooms: 'Banquet hall, cooks’ line',
      why: 'Enough pressure for long ducts and fine filters.',
    },
    {
      kind: 'ventilation',
      rooms: 'Fresh air for guests',
      why: 'Recovers part of the cooling from clean exhaust. Never connected to a kitchen hood.',
    },
    {
      kind: 'cold_room',
      rooms: 'Store',
      why: 'Walk-in cold rooms and freezer rooms, built to fit your space.',
    },
    {
      kind: 'outdoor_unit',
      rooms: 'Roof or yard',
      why: 'One system for dining room, office and private rooms, each set separately.',
    },
  ],
  retrofit: {
    title: 'Retrofit between closing and opening',
    text: 'We work from midnight to ten in the morning and leave the dining room clean. The first step is often not a new unit but a balanced hood: a smaller fan, make-up air and clean filters can win back much of the cooling. Then we replace units one by one, and reuse old pipes if they are clean, tight and the right size.',
  },
  consultancy:
    'Send us the plan with seats and kitchen equipment, the opening hours and a photo of the hood. You get cooling, air quantities and a price range from an engineer, and advice on what to change first.',
};
