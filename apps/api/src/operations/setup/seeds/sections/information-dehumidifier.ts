import type { SectionSeed } from './section-seed';

/** Sections of the page 'information-dehumidifier'. */
export const informationDehumidifier: SectionSeed[] = [
  {
    part: 'banner',
    title: 'Dehumidifier Systems',
    text: 'For rooms that have to stay dry while the air outside holds 24 grams of water in every kilogram. We supply condensing and desiccant dehumidifiers, standalone or built into the air conditioning, and measure the humidity after handover.',
    link_text: 'Ask about a dehumidifier',
  },
  {
    part: 'search',
    title: 'Dehumidifier Systems',
    text: 'Dehumidifiers in Bangladesh for pharmaceutical plants, stores, archives and laboratories: condensing or desiccant, typical humidity by room, how to find the size.',
  },
  {
    part: 'list',
    title: 'Sectors',
    text: `- Pharmaceuticals: granulation, tablet and capsule rooms, packing
- Food: powders, biscuits, spices, tea, cold store lobbies
- Textile and leather: stores for finished goods before shipment
- Archives, libraries, museums and bank vaults
- Laboratories, electronics and battery assembly
- Seed stores and printing houses
- Swimming pool halls and basements`,
  },
  {
    part: 'list',
    title: 'Condensing dehumidifiers',
    text: `- Cool the air below its dew point, let the water run off, and warm the air again
- Work best above 20 °C and down to about 45% relative humidity
- Need a drain or a tank, and a socket
- Return their power to the room as heat, so the air conditioning must be sized for it`,
  },
  {
    part: 'list',
    title: 'Desiccant dehumidifiers',
    text: `- A slowly turning wheel absorbs the water; hot air drives it out again
- Reach below 30%, and work at low temperatures, even in cold stores
- Need a duct to the outside for the humid air, and heat from power, steam or gas
- Warm the air by 10 K or more: a cooling coil downstream is usual`,
  },
  {
    part: 'block',
    title: 'How to find the size',
    text: `The volume of the room says little. What matters is how much water comes in. The first source is outdoor air. In July, Dhaka air at 32 °C and 80% relative humidity carries about 24 g of water per kilogram; a room at 24 °C and 50% holds about 9 g. So each 100 m³/h of outdoor air brings in some 1.7 litres of water an hour, or 40 litres a day. An open door lets in several times as much.

The second source is people, about 50 to 100 g an hour each at light work. The third is the product and the process: wet floors, washed vessels, drying goods. Only when these are known does a catalogue figure mean something, and it needs careful reading: litres per day are commonly stated for 30 °C and 80%. In a room held at 24 °C and 50%, the same unit removes half of that or less.

So the cheapest dehumidifier is often a door closer, a lobby, or a fan that no longer blows outdoor air into the store. We look for these first.

Table: Typical humidity by room

| Room | Temperature | Relative humidity | Usual type |
| --- | ---: | ---: | --- |
| Paper archive, library | 20–24 °C | 45–55% | Condensing |
| Finished garments and leather | 25–30 °C | 55–65% | Condensing |
| Electronics assembly | 22–26 °C | 40–60% | Condensing |
| Tablet packing | 22–25 °C | 40–50% | Condensing or desiccant |
| Effervescent products | 22–25 °C | below 25% | Desiccant |
| Seed store | 10–18 °C | 30–45% | Desiccant |
| Pool hall | 28–30 °C | 50–60% | Condensing, corrosion-proof |

Common practice, for orientation. The specification of your product or auditor takes precedence.`,
  },
  {
    part: 'block',
    title: 'Supply and service',
    text: `We are an authorised distributor of air-conditioning brands, and supply dehumidifiers to order together with the cooling they need: the two work against each other if they are planned separately. Each system is handed over with a record of temperature and humidity over several days. Filters are cleaned every month or two, the wheel and belt of a desiccant unit are checked once a year, and the humidity sensor is compared with a calibrated one at every visit.

For a first answer, call us or send the enquiry form with the room, the target and what goes in and out.`,
  },
  {
    part: 'needs',
    title: 'What we need to quote',
    label:
      'We supply dehumidifiers to order. Send us these details and we’ll quote type, size and price.',
    text: `- Room size, and what is stored or made in it
- Target temperature and humidity
- Outdoor air, doors and how often they open
- People in the room, and wet processes
- Power, steam or gas on site`,
  },
];
