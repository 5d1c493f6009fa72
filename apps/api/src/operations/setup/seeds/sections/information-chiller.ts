import type { SectionSeed } from './section-seed';

/** Sections of the page 'information-chiller'. */
export const informationChiller: SectionSeed[] = [
  {
    part: 'banner',
    title: 'Chillers for Central Air Conditioning',
    text: 'A chiller cools water, pumps carry it through the building, and coils in every hall or room take the heat out of the air. It is the usual choice for air handling units with fine filters, for process cooling, and for towers beyond the reach of refrigerant pipes.',
    link_text: 'Ask for a chiller',
  },
  {
    part: 'search',
    title: 'Chillers for Central Air Conditioning',
    text: 'Air-cooled chillers in Bangladesh: what a chilled water system consists of, when it beats VRF, water flow and pipe sizes by capacity, and what we need to quote.',
  },
  {
    part: 'list',
    title: 'What the system consists of',
    text: `- Chiller modules on the roof or in the yard, in the open air
- Two or more pumps, one of them on standby, with strainers and flexible joints
- Insulated supply and return pipes, with air vents at the high points and drains at the low points
- Expansion tank, make-up water and dosing against rust and scale
- Fan coil units in rooms, air handling units for halls and clean rooms
- A controller that starts modules by load and evens out their running hours`,
  },
  {
    part: 'list',
    title: 'Where it fits',
    text: `- Shopping complexes and convention halls, with one large load in the evening
- Hospitals, for theatres and other rooms with air handling units
- Factories that also need chilled water for a process
- Towers where refrigerant pipes would be too long
- Buildings that will grow: another module joins the same pipes`,
  },
  {
    part: 'list',
    title: 'What we need to quote',
    text: `- Cooling load, or drawings so we can calculate it
- Hours of use, and the lowest load at night
- Water temperatures of existing coils, if any
- Where the chiller can stand, and how far it is from the coils
- Voltage, transformer and generator capacity
- What must keep running while one module is serviced`,
  },
  {
    part: 'block',
    title: 'Chiller or VRF',
    text: `Size alone does not decide. For offices, flats, hotels and clinics up to about ten floors, with rooms used at different hours, several VRF systems are usually the better choice, even at 300 tons: every tenant can have a separate meter. Water wins over long distances and for large air handling units: a water pipe has no length limit that matters here, a leak is water and not refrigerant, and one plant room is easier to look after than forty outdoor units.

Hours of use matter too. A chiller that runs at a fifth of its load most of the day needs several small modules, so one of them runs near its best point while the others rest. If you only cool ten offices after five in the evening, give those offices their own VRF system.`,
  },
  {
    part: 'block',
    title: 'Water flow and pipes',
    text: `Comfort systems are commonly designed for water that leaves at 7 °C and returns at 12 °C. Every ton of cooling then needs about 0.17 litres of water a second. That sets the pump, pipe and shaft size. A larger temperature difference saves pump power, but the coils have to be chosen for it.

Air-cooled modules draw air in through their sides and blow upwards. They need clear space around them and nothing above. A chiller under a roof takes in its own hot air, trips on high pressure in April and uses more power all year. At 40 °C outdoors a module gives less than at the rated 35 °C: we select for the hottest week, not for the label.

Table: Water flow and pipe size by capacity

| Cooling | Heat | Water flow | Per hour | Main pipe, estimate |
| --- | ---: | ---: | ---: | ---: |
| 20 TR | 70 kW | 3.4 L/s | 12 m³/h | DN 65 |
| 50 TR | 176 kW | 8.4 L/s | 30 m³/h | DN 100 |
| 100 TR | 352 kW | 16.8 L/s | 60 m³/h | DN 125 |
| 200 TR | 703 kW | 33.6 L/s | 121 m³/h | DN 150 |
| 300 TR | 1,055 kW | 50.4 L/s | 181 m³/h | DN 200 |

Calculated for plain water, a difference of 5 K and steel pipe at 1 to 2 m/s. For preliminary planning: length, fittings and the pump curve decide.`,
  },
  {
    part: 'block',
    title: 'After the first year',
    text: 'Most trouble in chilled water systems comes from the water. It is filled once, no one tests it, and after three years the coils are half blocked. We flush the pipes before the chiller is connected, treat the water and take a sample at every service visit. The second cause is dust on the outdoor coils: near a main road in Dhaka they need washing four times a year.',
  },
  {
    part: 'needs',
    title: 'What we need to quote',
    label:
      'We supply chillers to order. Send us these details and we’ll send you a selection and a price.',
    text: `- Cooling load, or the drawings of the building
- Where the chiller can stand
- Hours of use per week
- Transformer and generator capacity`,
  },
];
