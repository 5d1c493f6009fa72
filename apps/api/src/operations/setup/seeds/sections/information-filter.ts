import type { SectionSeed } from './section-seed';

/** Sections of the page 'information-filter'. */
export const informationFilter: SectionSeed[] = [
  {
    part: 'banner',
    title: 'Air Filtration Systems',
    text: 'Pre-filters, bag and pleated filters, HEPA cells and the frames that hold them, for air handling units, ducted systems and clean rooms. We size them to your fan, so the air is clean and there is still enough of it.',
    link_text: 'Ask for filters',
  },
  {
    part: 'search',
    title: 'Air Filtration Systems',
    text: 'Air filters in Bangladesh: pre-filters, fine filters and HEPA, what each class captures, when to change them, and how to choose for offices, hospitals and factories.',
  },
  {
    part: 'list',
    title: 'Key features',
    text: `- Coarse, fine and HEPA stages, each with its class marked on the frame
- Standard sizes in stock frames, others made to measure
- Housings with clamps and gaskets, so no air bypasses the filter
- Pressure gauge across each stage: it tells you when to change, not the calendar
- Leak test of HEPA stages after installation, with a report`,
  },
  {
    part: 'list',
    title: 'Applications',
    text: `- Offices and schools on busy roads: fine filters in the fresh air
- Hospitals: HEPA at the outlet of theatres, fine filters for wards
- Pharmaceutical and electronics clean rooms
- Food plants and bakeries
- Textile mills: lint screens before the coils
- Restaurants: grease filters in the hood, carbon for smells`,
  },
  {
    part: 'list',
    title: 'Benefits',
    text: `- Less fine dust in the rooms
- Coils that stay clean and keep their capacity
- Ducts and ceilings without black streaks
- Enough air: the filter area is chosen for your fan
- Products and patients protected where a standard requires it`,
  },
  {
    part: 'block',
    title: 'Which class for which room',
    text: `Dust is not one thing. What you see on the desk is coarse, and the mesh in a cassette catches it. What harms the lungs is fine dust below 2.5 micrometres, and it passes through that mesh as if it weren’t there. The World Health Organization recommends no more than 15 µg/m³ of it as a daily mean; in the dry months Dhaka’s air often holds many times that. To remove it, the fresh air needs a filter of at least ePM1 50%, or better 80%.

A finer filter is not always better. Each stage costs pressure, and a fan built for a mesh delivers hardly any air through a HEPA cell. A split unit or a standard cassette has no room for a fine filter. It belongs in a ducted unit with enough pressure, in an air handling unit, or upstream of an energy recovery ventilator.

Filters work in series. A cheap coarse stage takes the bulk, so the fine stage lasts months and the HEPA stage years. Without the first stage you change the expensive ones several times as often.

Table: Filter classes and what they capture

| Class | Formerly | Captures | Used for | Change at |
| --- | --- | --- | --- | ---: |
| ISO Coarse 60% | G4 | Lint, sand, insects | First stage | 150 Pa |
| ISO ePM10 50% | M5 | Pollen, coarse dust | Shops, second stage | 200 Pa |
| ISO ePM1 50% | F7 | Half of the finest dust | Offices, schools | 200 Pa |
| ISO ePM1 80% | F9 | Most of it, some smoke | Wards, before HEPA, busy roads | 300 Pa |
| H13 | HEPA | 99.95% at the worst-case size | Theatres, clean rooms | 500 Pa |
| H14 | HEPA | 99.995% at the worst-case size | Sterile filling | 500 Pa |

Classes to ISO 16890; H13 and H14 to EN 1822. The former EN 779 names are close, not equal. Pressures are typical planning values; check the filter’s data sheet.`,
  },
  {
    part: 'block',
    title: 'Fitting and changing',
    text: `The best filter is useless in a bad frame. A two-millimetre gap around a HEPA cell lets more dust through than the whole cell. We check frames and gaskets first, then the filters. A used filter goes straight into a bag, so its dust does not end up on the coil behind it.

Write the pressure on the day of the change next to the gauge. When it has risen to the value in the table, the filter is full, whether that takes two months next to a building site or nine in a garden. Washing a pleated paper filter destroys it; only meshes and some synthetic pre-filters can be washed. We keep a list of sizes for each building and bring the right ones to the visit.`,
  },
  {
    part: 'needs',
    title: 'What we need to quote',
    label:
      'We supply filters to order. Send us these details, or a photo of the label on the old ones, and we’ll quote sizes, classes and price.',
    text: `- Sizes and classes on the existing frames
- Airflow, or the model of the fan or unit
- What the room is used for
- How many, and how often you change them`,
  },
];
