import type { SectionSeed } from './section-seed';

/** Sections of the page 'information-cold_room'. */
export const informationColdRoom: SectionSeed[] = [
  {
    part: 'banner',
    title: 'Cold Storage Solutions',
    text: 'Walk-in cold rooms and freezer rooms, planned around what you store and how often the door opens. We supply the panels, the door, the refrigeration unit and the controls, and build it on your site.',
    link_text: 'Ask for a cold room',
  },
  {
    part: 'search',
    title: 'Cold Storage Solutions',
    text: 'Walk-in cold rooms and freezer rooms in Bangladesh: features, applications, what decides the size, and what we need for a quotation.',
  },
  {
    part: 'list',
    title: 'Key features',
    text: `- Sandwich panels 80 to 150 mm thick, joined with cam locks, so the room can be moved later
- Temperatures from +15 °C down to −25 °C
- Door with a heated frame for freezer rooms and a release handle inside
- Controller with an alarm and a temperature log
- Two smaller refrigeration units instead of one, where stock must not be lost`,
  },
  {
    part: 'list',
    title: 'Applications',
    text: `- Fruit, vegetables and dairy: +2 to +8 °C
- Meat and fish: 0 °C fresh, −18 °C frozen
- Vaccines and medicines: +2 to +8 °C with log and alarm
- Flowers and seeds: +2 to +10 °C
- Hotel and restaurant kitchens, supermarkets, distribution stores`,
  },
  {
    part: 'list',
    title: 'Benefits',
    text: `- Less waste: goods keep days or weeks longer
- One temperature throughout the room, measured and recorded
- Lower running cost than many separate refrigerators
- Panels and parts that can be replaced one by one
- Service by the team that built the room`,
  },
  {
    part: 'block',
    title: 'What decides the size',
    text: `The heat that comes through the panels is the smaller part. The larger part is the goods themselves. A ton of vegetables that arrives at 30 °C and must be at 4 °C by the next morning gives off about 28 kWh. If two tons come in every day, the refrigeration unit works mainly on them, however thick the walls are. So the first question is always: how much comes in per day, at what temperature, and when must it be cold?

The second is the door. Each opening lets in warm, humid air. The moisture freezes on the coil and has to be melted off again, and meanwhile the room is not cooled. A strip curtain costs little and halves the air exchange. For a store with frequent openings we add a small lobby or an air curtain.

The third is the power supply. A well-built room that is full and stays closed warms up by about 1 to 2 °C in four hours without power. For vaccines that is too much, so we put the unit on the generator and add an alarm that calls a phone. For vegetables it is usually not a problem.

Table: Typical cold rooms

| Room | Inside, ft | Temperature | Panel | Goods, approx. | Cooling, approx. |
| --- | ---: | ---: | ---: | ---: | ---: |
| Restaurant | 8 × 8 | +4 °C | 80 mm | 2 t | 1.8 kW |
| Pharmacy store | 10 × 12 | +5 °C | 100 mm | 3 t | 2.6 kW |
| Vegetable store | 16 × 20 | +4 °C | 100 mm | 9 t | 6.5 kW |
| Fish freezer | 12 × 16 | −18 °C | 150 mm | 6 t | 5 kW |

Examples only: 2.4 m high, 10% of the goods new each day. A freezer room keeps frozen goods at their temperature. Freezing fresh goods takes a different machine and several times the power.`,
  },
  {
    part: 'block',
    title: 'Floor, location and service',
    text: `A cold room for +4 °C can stand on a level, dry floor with its own floor panels. A freezer room on the ground needs insulation below it, and in the long run a heated or ventilated base: otherwise the ground freezes, swells and lifts the floor. The condensing unit gives off all the heat it takes out of the room, plus its own power, so it belongs outdoors or in a well-ventilated yard, not in the kitchen.

Leave about 10 cm between goods and walls, and keep the airflow in front of the evaporator clear. Check the door gasket and the drain every month; twice a year we clean the condenser, check the defrosting and compare the controller with a calibrated thermometer.`,
  },
  {
    part: 'needs',
    title: 'What we need to quote',
    label:
      'We build cold rooms to order. Send us these details and we’ll send you a drawing, the power demand and a price.',
    text: `- What you store, and at what temperature
- Length, width and height of the space
- How much comes in per day
- Power supply and generator`,
  },
];
