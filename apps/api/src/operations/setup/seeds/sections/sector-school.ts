import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-school'. */
export const sectorSchool: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for schools',
    title: 'Classrooms where pupils stay awake',
    text: 'Forty pupils in one room give off as much heat as two electric kettles and make the air stale in twenty minutes. A classroom needs quiet cooling and, above all, fresh air.',
  },
  {
    part: 'search',
    title: 'Air conditioning for schools',
    text: 'How to cool a school or college in Bangladesh: classrooms of 40, fresh air to ASHRAE 62.1, timetables, laboratories and halls, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'A school has rooms that are full for forty minutes and empty for twenty, long holidays, and a budget fixed in advance. So we look for systems that follow the timetable by themselves, that a caretaker can run, and whose parts will still be available in ten years.',
  },
  {
    part: 'block',
    title: 'A classroom of forty',
    text: 'Each pupil gives off about 70 to 100 W; the projector and lights add some 500 W. With south windows and the fresh air of the table below, a room of 600 square feet needs {classroom_600} tons; a recovery ventilator that saves 60% brings that to {classroom_600_recovered}. We use two units instead of one: the air is more even, and lessons go on if one fails. They hang along the inner side, so no one sits in a draught and the teacher does not have to talk over a fan.',
    kind: 'four_way_cassette',
    link: '/products/4-way-cassette',
    link_text: '4-way cassettes',
  },
  {
    part: 'block',
    title: 'No false ceiling? No problem',
    text: 'Many classrooms have a bare slab with fans, and a false ceiling would cost light and height. Ceiling mounted units hang below the slab and throw the air the length of the room; pipes run along the corridor wall in a closed tray, out of reach of small hands. The ceiling fans stay: with a slow fan, 27 °C feels like 25, and two degrees less cooling saves a good part of the bill.',
    kind: 'ceiling_mounted',
    link: '/products/ceiling-mounted',
    link_text: 'Ceiling mounted units',
  },
  {
    part: 'block',
    title: 'Fresh air is part of the lesson',
    text: 'A room unit only moves the air that is already there. With closed windows and forty pupils, carbon dioxide passes 2,500 ppm before the lesson ends, and attention drops with it. An energy recovery ventilator for every one or two classrooms brings in outdoor air through a filter and cools it with the outgoing air. Open windows do the same in January, and ruin the bill in June.',
    kind: 'ventilation',
    link: '/products/ventilation',
    link_text: 'Ventilation units',
  },
  {
    part: 'block',
    title: 'Timetable, limits, holidays',
    text: 'A central controller starts each room ten minutes before the lesson, stops it afterwards, and keeps the set point between 24 and 27 °C whatever is pressed on the wall. Holidays are entered once a year. The bursar sees how many hours each block ran. It needs no computer on site, only someone who has been shown how to use it; that is part of the handover.',
    kind: 'outdoor_unit',
  },
  {
    part: 'design',
    title: 'Outdoor air by room',
    text: `For a class, use the real number of pupils: forty ten-year-olds need about 40 × 5 L/s, plus the share for the floor. Laboratories with chemicals also need a fume cupboard with its own exhaust.

Table: Outdoor air by room in a school

| Room | People per 100 m² | Per person | Per m² of floor | Total, per person |
| --- | ---: | ---: | ---: | ---: |
| Classroom, age 5 to 8 | 25 | 5 L/s | 0.6 L/s | 27 m³/h |
| Classroom, age 9 and over | 35 | 5 L/s | 0.6 L/s | 24 m³/h |
| Lecture room | 65 | 3.8 L/s | 0.3 L/s | 15 m³/h |
| Science laboratory | 25 | 5 L/s | 0.9 L/s | 31 m³/h |
| Computer laboratory | 25 | 5 L/s | 0.6 L/s | 27 m³/h |
| Library | 10 | 2.5 L/s | 0.6 L/s | 31 m³/h |
| Multi-use hall | 100 | 3.8 L/s | 0.3 L/s | 15 m³/h |

From ANSI/ASHRAE Standard 62.1, ventilation rate procedure: outdoor air in the breathing zone, before the correction for air distribution. 100 m² is 1,076 sq ft. For preliminary planning; your building code and your consultant’s figures take precedence.`,
  },
  {
    part: 'fit',
    title: 'Classroom with a bare slab',
    text: 'Needs no false ceiling. Throws the air far into the room.',
    kind: 'ceiling_mounted',
  },
  {
    part: 'fit',
    title: 'Classroom with a false ceiling',
    text: 'Two units give even air, and one keeps running while the other is serviced.',
    kind: 'four_way_cassette',
  },
  {
    part: 'fit',
    title: 'Offices, staff rooms',
    text: 'Small sizes on the same outdoor unit as the classrooms.',
    kind: 'wall_mounted',
  },
  {
    part: 'fit',
    title: 'Auditorium, library',
    text: 'Air from above through long ducts, with the unit outside the hall.',
    kind: 'big_duct',
  },
  {
    part: 'fit',
    title: 'Fresh air',
    text: 'Outdoor air through a filter, cooled by the outgoing air.',
    kind: 'ventilation',
  },
  {
    part: 'fit',
    title: 'Roof',
    text: 'One per block, so examinations in one go on while another is serviced.',
    kind: 'outdoor_unit',
  },
  {
    part: 'retrofit',
    title: 'Retrofit in the holidays',
    text: 'A block of twelve classrooms takes about four weeks, so most of it fits into one holiday. We survey during term, order early and start on the first free day. Window units come out and their openings are closed properly. Wiring that is too thin for the new load is the usual surprise: we check it in the survey and price it openly.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send us the number of rooms, pupils per room and the timetable, with a plan if you have one. You get capacities, fresh air and a price in stages from an engineer, so you can start with one block.',
  },
];
