import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-school'. */
export const sectorSchool: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for school',
    title: 'Classrooms in which pupils stay awake',
    text: 'Forty pupils in one room give off as much heat as two electric kettles, and make the air stale in twenty minutes. A classroom needs quiet cooling and, above all, fresh air.',
  },
  {
    part: 'search',
    title: 'Air conditioning for school',
    text: 'How to cool a school or college in Bangladesh: classrooms of 40, fresh air after ASHRAE 62.1, timetables, laboratories and halls, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'A school has rooms that are full for forty minutes and empty for twenty, long holidays, and a budget that is fixed in advance. So we look for systems that follow the timetable by themselves, that a caretaker can run, and whose parts are still to be had in ten years.',
  },
  {
    part: 'block',
    title: 'A classroom of forty',
    text: 'Each pupil gives off about 70 to 100 W, the projector and lamps some 500 W more. With sun on one wall, and fresh air through a recovery ventilator, a room of 600 square feet needs about 4 to 5 tons. We use two units in place of one: the air is more even, and a lesson goes on if one fails. They hang along the inner side, so that nobody sits in the stream and the teacher need not speak against a fan.',
    kind: 'four_way_cassette',
    link: '/products/4-way-cassette',
    link_text: '4 way cassettes',
  },
  {
    part: 'block',
    title: 'No false ceiling? That is no obstacle',
    text: 'Many classrooms have a bare slab with fans, and a false ceiling would cost light and height. Ceiling mounted units hang below the slab and throw the air the length of the room; pipes run along the corridor wall in a closed tray, out of reach of small hands. The ceiling fans stay: with a slow fan 27 °C feels like 25, and two degrees less cooling save a good part of the bill.',
    kind: 'ceiling_mounted',
    link: '/products/ceiling-mounted',
    link_text: 'Ceiling mounted units',
  },
  {
    part: 'block',
    title: 'Fresh air is part of the lesson',
    text: 'A room unit only moves the air that is there. With closed windows and forty pupils the carbon dioxide passes 2,500 ppm before the lesson ends, and attention falls with it. An energy recovery ventilator for every one or two classrooms brings outdoor air in through a filter and cools it with the air that leaves. Open windows do the same in January, and ruin the bill in June.',
    kind: 'ventilation',
    link: '/products/ventilation',
    link_text: 'Ventilation units',
  },
  {
    part: 'block',
    title: 'Timetable, limits, holidays',
    text: 'A central controller starts each room ten minutes before the lesson, ends after it, and keeps the set point between 24 and 27 °C whatever is pressed on the wall. Holidays are entered once a year. The bursar sees how many hours each block ran. It needs no computer on the site, only somebody who has been shown how to use it: that is part of the handover.',
    kind: 'outdoor_unit',
    picture: 'gallery/control-panel',
  },
  {
    part: 'design',
    title: 'Outdoor air by room',
    text: `For a class, take the real number of pupils: forty pupils of ten years need about 40 × 5 L/s, and the floor in addition. Laboratories with chemicals need a fume cupboard with its own exhaust on top of this.

Table: Outdoor air by room of a school

| Room | People per 100 m² | Per person | Per m² of floor | Together, per person |
| --- | ---: | ---: | ---: | ---: |
| Classroom, age 5 to 8 | 25 | 5 L/s | 0.6 L/s | 27 m³/h |
| Classroom, age 9 and over | 35 | 5 L/s | 0.6 L/s | 24 m³/h |
| Lecture room | 65 | 3.8 L/s | 0.3 L/s | 15 m³/h |
| Science laboratory | 25 | 5 L/s | 0.9 L/s | 31 m³/h |
| Computer laboratory | 25 | 5 L/s | 0.6 L/s | 27 m³/h |
| Library | 10 | 2.5 L/s | 0.6 L/s | 31 m³/h |
| Multi-use hall | 100 | 3.8 L/s | 0.3 L/s | 15 m³/h |

After ANSI/ASHRAE Standard 62.1, ventilation rate procedure: outdoor air in the breathing zone, before the correction for how the air is distributed. 100 m² is 1,076 sq ft. For first planning; your building code and your consultant’s figures take precedence.`,
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
    text: 'Two units give even air, and a spare when one is in service.',
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
    text: 'Air from above through long ducts, the machine outside the hall.',
    kind: 'big_duct',
  },
  {
    part: 'fit',
    title: 'Fresh air',
    text: 'Outdoor air through a filter, cooled by the air that leaves.',
    kind: 'ventilation',
  },
  {
    part: 'fit',
    title: 'Roof',
    text: 'One per block, so that examinations in one go on when another is in service.',
    kind: 'outdoor_unit',
  },
  {
    part: 'retrofit',
    title: 'Retrofit in the holidays',
    text: 'A block of twelve classrooms takes about four weeks, so most of it fits into one holiday. We survey during term, order early and start on the first free day. Window units come out and their openings are closed properly. Wiring that is too thin for the new load is the usual surprise: we check it at the survey, and price it openly.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send the number of rooms, pupils per room and the timetable, with a plan if there is one. An engineer answers with capacities, fresh air and a price in stages, so that you can start with one block.',
  },
];
