import type { SectionSeed } from './section-seed';

/** Sections of the page 'information-split'. */
export const informationSplit: SectionSeed[] = [
  {
    part: 'banner',
    title: 'Split Type Air Conditioners',
    text: 'One unit inside, one outside, joined by a pair of copper pipes: the simplest way to cool a single room. For bedrooms, shops and small offices.',
    link_text: 'Ask for a split AC',
  },
  {
    part: 'search',
    title: 'Split Type Air Conditioners',
    text: 'Split ACs in Bangladesh: which size for which room, inverter or not, what installation needs, and answers to common questions.',
  },
  {
    part: 'list',
    title: 'When a split is right',
    text: `- One to four rooms, each used at its own hours
- An outside wall or a balcony within about 15 m of pipe
- A rented flat: the unit can move with you
- A room that must run alone at night, such as a server room or a guard room`,
  },
  {
    part: 'list',
    title: 'When something else is better',
    text: `- Five or more rooms in one building: one VRF outdoor unit takes less roof than five small ones
- A room where nothing may show: a slim duct above the ceiling
- Halls and shops above about 800 sq ft: cassettes spread the air better
- Kitchens and workshops: hot, greasy or dusty air blocks a small coil in weeks`,
  },
  {
    part: 'list',
    title: 'What installation needs',
    text: `- A dedicated circuit with the right breaker and tested earthing
- A drain that falls all the way, tested with a bucket of water
- Air for the outdoor unit: 30 cm behind it, nothing in front of it
- Pipes evacuated with a pump and held under vacuum, not flushed with refrigerant
- A spot a technician can reach without a rope`,
  },
  {
    part: 'block',
    title: 'Which size',
    text: `A ton is 12,000 BTU/h, or 3.52 kW. In a shaded bedroom of normal height, one ton is enough for about {area_1_ton} square feet. The top floor under a bare concrete roof needs about {roof_percent}% more, and a large west window about {west_percent}% more than one to the north.

Larger is not safer. A unit twice the size cools the air in ten minutes and stops before it has removed the moisture. The room is then cold and damp. In the monsoon, when most of the work in Dhaka is drying the air, a unit of the right size running at half speed keeps a room drier than a big one that switches on and off.

Table: Common sizes of split air conditioners

| Class | BTU/h | kW | Shaded bedroom |
| --- | ---: | ---: | ---: |
| 1 ton | 12,000 | 3.52 | {area_1_ton} sq ft |
| 1.5 ton | 18,000 | 5.28 | {area_1_5_ton} sq ft |
| 2 ton | 24,000 | 7.03 | {area_2_ton} sq ft |
| 2.5 ton | 30,000 | 8.79 | {area_2_5_ton} sq ft |
| 3 ton | 36,000 | 10.55 | {area_3_ton} sq ft |

From our [room calculator](/tools/room-size), for a bedroom below another flat, 9.5 ft high, with a small north window and two people or more, cooled at night. Sun, a top floor, glass and people need more. We calculate before we quote.`,
  },
  {
    part: 'question',
    title: 'Is an inverter worth the price?',
    text: 'In a room that is cooled for six hours a day or more, usually yes: the compressor slows down instead of stopping, and starts less often. In a guest room used ten evenings a year it never pays for itself.',
  },
  {
    part: 'question',
    title: 'How long can the pipes be?',
    text: 'Most makers allow 15 to 30 m, with a height limit. Up to about 7 m the factory charge is enough; beyond that, refrigerant has to be added by weight. Check the model’s manual.',
  },
  {
    part: 'question',
    title: 'Why does water drip from the indoor unit?',
    text: 'Nearly always because the drain is blocked or has no fall, or because the filter is so dirty that the coil freezes. Cleaning both twice a year prevents it.',
  },
  {
    part: 'question',
    title: 'Do I need a voltage stabiliser?',
    text: 'Many inverter models accept a wide voltage range, others don’t. Check the label, and measure the evening voltage at your socket before you buy one.',
  },
  {
    part: 'needs',
    title: 'What we need to quote',
    label:
      'We supply split ACs to order. Send us these details and we’ll quote model, price and installation.',
    text: `- Room size: length, width and height
- Which way the windows face, and whether there is a roof above
- People and equipment in the room
- Where the outdoor unit can stand
- District, floor, and whether there is a lift`,
  },
];
