import type { SectorContent } from '../sector-content';
import { outdoorAir } from './design-values.server';

export const SHOWROOMS: SectorContent = {
  name: 'Showrooms',
  label: 'Air conditioning for showrooms',
  title: 'Light on the goods, cooling out of sight',
  description:
    'How to cool a shop or a showroom in Bangladesh: glass fronts, open doors, high ceilings and spotlights, outdoor air to ASHRAE 62.1, and the units that fit.',
  lead: 'Glass to the street, a door that opens all day, lights over every shelf: a showroom has the heat of a room twice its size. We cool the customers, not the ceiling or the pavement.',
  intro:
    'A showroom is judged in the first ten seconds. If the air at the door is warm, people turn round; if it is icy, they don’t try on a jacket. So the entrance gets as much of our attention as the rest of the floor put together.',
  blocks: [
    {
      title: 'High ceiling: cool the lower three metres',
      text: 'In a five-metre-high hall, the warm air above the lights does no harm as long as it stays there. We bring in cool air at shelf height and let the heat collect above, where part of it leaves with the exhaust. 360 cassettes hang below an open ceiling and look as if they were meant to be seen. Round ducts do the same over long aisles.',
      picture: { kind: 'round_cassette', view: 1 },
      link: { to: '/products/360_cassette', text: '360 cassettes' },
    },
    {
      title: 'Door and glass front',
      text: 'An open door of two by two and a half metres can let in more heat than all the customers bring. An air curtain of the right width holds most of it back; slight overpressure in the shop, from more fresh air than exhaust, does the rest. Behind west glass we place a separate row of outlets, and recommend a film or an awning before a larger unit: glass in the sun costs about a ton for every 60 to 80 square feet.',
      picture: { kind: 'big_duct' },
      link: { to: '/products/big-duct', text: 'Ducted units' },
    },
    {
      title: 'Lights are heat',
      text: 'Every watt of light becomes a watt of heat. Old halogen spots at 50 W per square metre needed more cooling than the people below them. With LED at 10 to 15 W the same floor needs clearly less. If you’re changing the lights anyway, tell us first: the new air conditioning can be smaller, and the saving goes toward the lights.',
      picture: { kind: 'medium_duct', gallery: 'gallery/open-ceiling' },
      link: { to: '/products/medium-duct', text: 'Medium static ducts' },
    },
    {
      title: 'Opening hours, back rooms and stock',
      text: 'The sales floor runs from ten to nine, the office until six, the store for leather or electronics day and night at a fixed humidity. Three circuits of one VRF system, or a small unit for the store alone, serve them without cooling everything for one. A controller with the shop’s hours starts at half past nine, not when someone remembers.',
      picture: { kind: 'outdoor_unit' },
      link: { to: '/products/outdoor', text: 'VRF outdoor units' },
    },
  ],
  design: {
    title: 'Outdoor air by room',
    text: 'Goods give off more than people think: new furniture, shoes and textiles smell for months, which is why sales floors have a high floor share. On festival days a shop holds three times its usual number; we design for a busy Saturday and let the doors help on festival days.',
    table: outdoorAir('Outdoor air by room in a showroom', [
      { name: 'Sales floor', density: 15, perPerson: 3.8, perArea: 0.6 },
      { name: 'Common area of a mall', density: 40, perPerson: 3.8, perArea: 0.3 },
      { name: 'Supermarket', density: 8, perPerson: 3.8, perArea: 0.3 },
      { name: 'Beauty salon', density: 25, perPerson: 10, perArea: 0.6 },
      { name: 'Office behind the shop', density: 5, perPerson: 2.5, perArea: 0.3 },
    ]),
  },
  fits: [
    {
      kind: 'round_cassette',
      rooms: 'Open ceiling, showpiece',
      why: 'Round, made to be seen. Even air in every direction.',
    },
    {
      kind: 'four_way_cassette',
      rooms: 'Sales floor with a tiled ceiling',
      why: 'Sides facing a fitting room or a till can be closed.',
    },
    {
      kind: 'medium_duct',
      rooms: 'Boutique, jeweller',
      why: 'Only a narrow slot shows. Quiet, for medium duct runs.',
    },
    {
      kind: 'big_duct',
      rooms: 'Car or furniture hall',
      why: 'Long ducts and long-throw outlets for high rooms.',
    },
    {
      kind: 'rooftop_package',
      rooms: 'Single-storey store',
      why: 'All equipment on the roof, no floor area lost.',
    },
    {
      kind: 'outdoor_unit',
      rooms: 'Roof or rear wall',
      why: 'One per shop, so each pays for its own power.',
    },
  ],
  retrofit: {
    title: 'Retrofit without closing the shop',
    text: 'We work after closing time and hand the floor back swept before you open. The new units go in first, while the old ones still run; we switch over in one night. In a mall we agree lifts, hot works and roof access with the management in advance. Ducts stay if they are tight and clean, and get new outlets if the layout has changed.',
  },
  consultancy:
    'Send us the plan with shelves and lights, the ceiling height, photos of the front and the opening hours. You get capacity, outlets, the door and a price range from an engineer, who will work with your interior designer on what shows.',
};
