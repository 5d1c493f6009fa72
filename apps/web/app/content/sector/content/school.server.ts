import type { SectorContent } from '../sector-content';
import { outdoorAir } from './design-values.server';

export const SCHOOL: SectorContent = {
  name: 'School',
  label: 'Air conditioning for schools',
  title: 'Classrooms where pupils stay awake',
  description:
    'How to cool a school or college in Bangladesh: classrooms of 40, fresh air to ASHRAE 62.1, timetables, laboratories and halls, and the units that fit.',
  lead: 'Forty pupils in one room give off as much heat as two electric kettles and make the air stale in twenty minutes. A classroom needs quiet cooling and, above all, fresh air.',
  intro:
    'A school has rooms that are full for forty minutes and empty for twenty, long holidays, and a budget fixed in advance. So we look for systems that follow the timetable by themselves, that a caretaker can run, and whose parts will still be available in ten years.',
  blocks: [
    {
      title: 'A classroom of forty',
      text: 'Each pupil gives off about 70 to 100 W; the projector and lights add some 500 W. With sun on one wall, and fresh air through a recovery ventilator, a room of 600 square feet needs about 4 to 5 tons. We use two units instead of one: the air is more even, and lessons go on if one fails. They hang along the inner side, so no one sits in a draught and the teacher does not have to talk over a fan.',
      picture: { kind: 'four_way_cassette' },
      link: { to: '/products/4-way-cassette', text: '4-way cassettes' },
    },
    {
      title: 'No false ceiling? No problem',
      text: 'Many classrooms have a bare slab with fans, and a false ceiling would cost light and height. Ceiling mounted units hang below the slab and throw the air the length of the room; pipes run along the corridor wall in a closed tray, out of reach of small hands. The ceiling fans stay: with a slow fan, 27 °C feels like 25, and two degrees less cooling saves a good part of the bill.',
      picture: { kind: 'ceiling_mounted' },
      link: { to: '/products/ceiling-mounted', text: 'Ceiling mounted units' },
    },
    {
      title: 'Fresh air is part of the lesson',
      text: 'A room unit only moves the air that is already there. With closed windows and forty pupils, carbon dioxide passes 2,500 ppm before the lesson ends, and attention drops with it. An energy recovery ventilator for every one or two classrooms brings in outdoor air through a filter and cools it with the outgoing air. Open windows do the same in January, and ruin the bill in June.',
      picture: { kind: 'ventilation' },
      link: { to: '/products/ventilation', text: 'Ventilation units' },
    },
    {
      title: 'Timetable, limits, holidays',
      text: 'A central controller starts each room ten minutes before the lesson, stops it afterwards, and keeps the set point between 24 and 27 °C whatever is pressed on the wall. Holidays are entered once a year. The bursar sees how many hours each block ran. It needs no computer on site, only someone who has been shown how to use it; that is part of the handover.',
      picture: { kind: 'outdoor_unit', gallery: 'gallery/control-panel' },
    },
  ],
  design: {
    title: 'Outdoor air by room',
    text: 'For a class, use the real number of pupils: forty ten-year-olds need about 40 × 5 L/s, plus the share for the floor. Laboratories with chemicals also need a fume cupboard with its own exhaust.',
    table: outdoorAir('Outdoor air by room in a school', [
      { name: 'Classroom, age 5 to 8', density: 25, perPerson: 5, perArea: 0.6 },
      { name: 'Classroom, age 9 and over', density: 35, perPerson: 5, perArea: 0.6 },
      { name: 'Lecture room', density: 65, perPerson: 3.8, perArea: 0.3 },
      { name: 'Science laboratory', density: 25, perPerson: 5, perArea: 0.9 },
      { name: 'Computer laboratory', density: 25, perPerson: 5, perArea: 0.6 },
      { name: 'Library', density: 10, perPerson: 2.5, perArea: 0.6 },
      { name: 'Multi-use hall', density: 100, perPerson: 3.8, perArea: 0.3 },
    ]),
  },
  fits: [
    {
      kind: 'ceiling_mounted',
      rooms: 'Classroom with a bare slab',
      why: 'Needs no false ceiling. Throws the air far into the room.',
    },
    {
      kind: 'four_way_cassette',
      rooms: 'Classroom with a false ceiling',
      why: 'Two units give even air, and one keeps running while the other is serviced.',
    },
    {
      kind: 'wall_mounted',
      rooms: 'Offices, staff rooms',
      why: 'Small sizes on the same outdoor unit as the classrooms.',
    },
    {
      kind: 'big_duct',
      rooms: 'Auditorium, library',
      why: 'Air from above through long ducts, with the unit outside the hall.',
    },
    {
      kind: 'ventilation',
      rooms: 'Fresh air',
      why: 'Outdoor air through a filter, cooled by the outgoing air.',
    },
    {
      kind: 'outdoor_unit',
      rooms: 'Roof',
      why: 'One per block, so examinations in one go on while another is serviced.',
    },
  ],
  retrofit: {
    title: 'Retrofit in the holidays',
    text: 'A block of twelve classrooms takes about four weeks, so most of it fits into one holiday. We survey during term, order early and start on the first free day. Window units come out and their openings are closed properly. Wiring that is too thin for the new load is the usual surprise: we check it in the survey and price it openly.',
  },
  consultancy:
    'Send us the number of rooms, pupils per room and the timetable, with a plan if you have one. You get capacities, fresh air and a price in stages from an engineer, so you can start with one block.',
};
