import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-showrooms'. */
export const sectorShowrooms: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for showrooms',
    title: 'Light on the goods, cooling out of sight',
    text: 'Glass to the street, a door that opens all day, lights over every shelf: a showroom has the heat of a room twice its size. We cool the customers, not the ceiling or the pavement.',
  },
  {
    part: 'search',
    title: 'Air conditioning for showrooms',
    text: 'How to cool a shop or a showroom in Bangladesh: glass fronts, open doors, high ceilings and spotlights, outdoor air to ASHRAE 62.1, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'A showroom is judged in the first ten seconds. If the air at the door is warm, people turn round; if it is icy, they don’t try on a jacket. So the entrance gets as much of our attention as the rest of the floor put together.',
  },
  {
    part: 'block',
    title: 'High ceiling: cool the lower three metres',
    text: 'In a five-metre-high hall, the warm air above the lights does no harm as long as it stays there. We bring in cool air at shelf height and let the heat collect above, where part of it leaves with the exhaust. 360 cassettes hang below an open ceiling and look as if they were meant to be seen. Round ducts do the same over long aisles.',
    kind: 'round_cassette',
    link: '/products/360_cassette',
    link_text: '360 cassettes',
  },
  {
    part: 'block',
    title: 'Door and glass front',
    text: 'An open door of two by two and a half metres can let in more heat than all the customers bring. An air curtain of the right width holds most of it back; slight overpressure in the shop, from more fresh air than exhaust, does the rest. Behind west glass we place a separate row of outlets, and recommend a film or an awning before a larger unit: bare west glass costs about a ton for every {glass_per_ton} square feet.',
    kind: 'big_duct',
    link: '/products/big-duct',
    link_text: 'Ducted units',
  },
  {
    part: 'block',
    title: 'Lights are heat',
    text: 'Every watt of light becomes a watt of heat. Old halogen spots at 50 W per square metre needed more cooling than the people below them. With LED at 10 to 15 W the same floor needs clearly less. If you’re changing the lights anyway, tell us first: the new air conditioning can be smaller, and the saving goes toward the lights.',
    kind: 'medium_duct',
    link: '/products/medium-duct',
    link_text: 'Medium static ducts',
  },
  {
    part: 'block',
    title: 'Opening hours, back rooms and stock',
    text: 'The sales floor runs from ten to nine, the office until six, the store for leather or electronics day and night at a fixed humidity. Three circuits of one VRF system, or a small unit for the store alone, serve them without cooling everything for one. A controller with the shop’s hours starts at half past nine, not when someone remembers.',
    kind: 'outdoor_unit',
    link: '/products/outdoor',
    link_text: 'VRF outdoor units',
  },
  {
    part: 'design',
    title: 'Outdoor air by room',
    text: `Goods give off more than people think: new furniture, shoes and textiles smell for months, which is why sales floors have a high floor share. On festival days a shop holds three times its usual number; we design for a busy Saturday and let the doors help on festival days.

Table: Outdoor air by room in a showroom

| Room | People per 100 m² | Per person | Per m² of floor | Total, per person |
| --- | ---: | ---: | ---: | ---: |
| Sales floor | 15 | 3.8 L/s | 0.6 L/s | 28 m³/h |
| Common area of a mall | 40 | 3.8 L/s | 0.3 L/s | 16 m³/h |
| Supermarket | 8 | 3.8 L/s | 0.3 L/s | 27 m³/h |
| Beauty salon | 25 | 10 L/s | 0.6 L/s | 45 m³/h |
| Office behind the shop | 5 | 2.5 L/s | 0.3 L/s | 31 m³/h |

From ANSI/ASHRAE Standard 62.1, ventilation rate procedure: outdoor air in the breathing zone, before the correction for air distribution. 100 m² is 1,076 sq ft. For preliminary planning; your building code and your consultant’s figures take precedence.`,
  },
  {
    part: 'fit',
    title: 'Open ceiling, showpiece',
    text: 'Round, made to be seen. Even air in every direction.',
    kind: 'round_cassette',
  },
  {
    part: 'fit',
    title: 'Sales floor with a tiled ceiling',
    text: 'Sides facing a fitting room or a till can be closed.',
    kind: 'four_way_cassette',
  },
  {
    part: 'fit',
    title: 'Boutique, jeweller',
    text: 'Only a narrow slot shows. Quiet, for medium duct runs.',
    kind: 'medium_duct',
  },
  {
    part: 'fit',
    title: 'Car or furniture hall',
    text: 'Long ducts and long-throw outlets for high rooms.',
    kind: 'big_duct',
  },
  {
    part: 'fit',
    title: 'Single-storey store',
    text: 'All equipment on the roof, no floor area lost.',
    kind: 'rooftop_package',
  },
  {
    part: 'fit',
    title: 'Roof or rear wall',
    text: 'One per shop, so each pays for its own power.',
    kind: 'outdoor_unit',
  },
  {
    part: 'retrofit',
    title: 'Retrofit without closing the shop',
    text: 'We work after closing time and hand the floor back swept before you open. The new units go in first, while the old ones still run; we switch over in one night. In a mall we agree lifts, hot works and roof access with the management in advance. Ducts stay if they are tight and clean, and get new outlets if the layout has changed.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send us the plan with shelves and lights, the ceiling height, photos of the front and the opening hours. You get capacity, outlets, the door and a price range from an engineer, who will work with your interior designer on what shows.',
  },
];
