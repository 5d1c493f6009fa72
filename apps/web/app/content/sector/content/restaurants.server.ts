import type { SectorContent } from '../sector-content';
import { outdoorAir } from './design-values.server';

export const RESTAURANTS: SectorContent = {
  name: 'Restaurants',
  label: 'Air conditioning for restaurants',
  title: 'Guests feel cool, and smell only their own dish',
  description:
    'How to cool a restaurant in Bangladesh: dining room, kitchen hood and make-up air, pressure and smell, outdoor air after ASHRAE 62.1, and the units that fit.',
  lead: 'A full dining room has three times the heat of an empty one, and the kitchen behind it pulls out air all day. We plan both together, because the air of one becomes the air of the other.',
  intro:
    'When a restaurant cannot be kept cool, the unit is seldom too small. Mostly the kitchen hood sucks the cooled air out of the dining room, and hot air from the street comes in through the door to replace it. The first thing we measure is therefore air, not temperature.',
  blocks: [
    {
      title: 'Dining room: cool heads, warm plates',
      text: 'A stream of air on a table cools the food before the guest. 360 cassettes send the air along the ceiling in a full circle; it comes down slowly and far from the unit. Below an open slab they hang free, which suits a café with a raw ceiling. We plan for the busiest hour: each guest brings about 100 W of heat, and as much again in moisture and hot dishes.',
      picture: { kind: 'round_cassette' },
      link: { to: '/products/360_cassette', text: '360 cassettes' },
    },
    {
      title: 'Kitchen: first the hood, then the cooling',
      text: 'No air conditioner keeps a kitchen cool against open flames without a hood. The hood takes out heat and grease where they arise; it needs its own fan, grease filters that are washed every week, and a duct that can be opened for cleaning. For the cooks we bring cooled air to the place where they stand, from a ducted unit in the next room. A cassette above the range is blocked with grease within weeks.',
      picture: { kind: 'big_duct', view: 2 },
      link: { to: '/products/big-duct', text: 'Ducted units' },
    },
    {
      title: 'Make-up air decides about the smell',
      text: 'Whatever the hood takes out has to come in somewhere. We bring about 80 to 90 % of it straight into the kitchen through a fan with a filter, and let the rest flow in from the dining room. So the kitchen is always a little below the dining room in pressure: smell stays where it belongs, and the door to the street does not whistle. Toilets get an exhaust of their own.',
      picture: { kind: 'ventilation' },
      link: { to: '/products/ventilation', text: 'Ventilation units' },
    },
    {
      title: 'Cold rooms and the back of the house',
      text: 'A condensing unit of a cold room inside the store heats that store day and night. We set it outdoors, or give its heat a way out. A cold room with a strip curtain and a door closer uses markedly less, and the ice on its coil stays thin. Where a small restaurant has six upright refrigerators, one walk-in cold room often takes less floor and less power.',
      picture: { kind: 'cold_room' },
      link: { to: '/products/cold-room', text: 'Cold storage' },
    },
  ],
  design: {
    title: 'Outdoor air by room',
    text: 'The part for each person and the part for the floor are added. Dining rooms have a high part for the floor, since tables, food and kitchens nearby smell even when nobody sits there. The exhaust of the hood is calculated separately from its length, its height above the range and the kind of fire.',
    table: outdoorAir('Outdoor air by room of a restaurant', [
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
      why: 'Air all round, no corner left out. May hang below an open slab.',
    },
    {
      kind: 'four_way_cassette',
      rooms: 'Dining room with a tiled ceiling',
      why: 'Sits in one tile. A side above a table can be closed.',
    },
    {
      kind: 'big_duct',
      rooms: 'Banquet hall, cooks’ line',
      why: 'Enough pressure for long ducts and fine filters.',
    },
    {
      kind: 'ventilation',
      rooms: 'Fresh air for guests',
      why: 'Recovers part of the cooling from clean exhaust. Never joined to a kitchen hood.',
    },
    {
      kind: 'cold_room',
      rooms: 'Store',
      why: 'Walk-in cold and freezer rooms, built to your space.',
    },
    {
      kind: 'outdoor_unit',
      rooms: 'Roof or yard',
      why: 'One system for dining room, office and private rooms, each set separately.',
    },
  ],
  retrofit: {
    title: 'Retrofit between closing and opening',
    text: 'We work from midnight to ten in the morning and leave the dining room clean. The first step is often not a new unit but a balanced hood: a smaller fan, make-up air and clean filters can win back a good part of the cooling. Then we replace units one by one, and use old pipes again where they are clean, tight and of the right size.',
  },
  consultancy:
    'Send the plan with seats and kitchen equipment, the opening hours and a photo of the hood. An engineer answers with cooling, air quantities and a price range, and tells you what to change first.',
};
