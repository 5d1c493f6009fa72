import type { SectionedPage } from '@shishir/contract';
import type { SectionSeed } from './section-seed';

/** Passages of a published text that were corrected later. */
interface Correction extends Pick<SectionSeed, 'part' | 'title'> {
  page_key: SectionedPage;
  passages: [old: string, corrected: string][];
}

/**
 * Corrections of texts that older databases have. A text is only corrected if it is the published one as a whole, so
 * that edits of staff are kept.
 */
export const CORRECTIONS: Correction[] = [
  {
    page_key: 'wind-free',
    part: 'block',
    title: 'What it does not do',
    passages: [
      [
        'It does not dry the air by itself. At low fan speed the coil is cold and removes moisture, but in the wettest weeks of the monsoon an oversized unit rests too often. So we size it for the load, and not one step larger.',
        'It removes less moisture than ordinary cooling: at low load the compressor runs slowly and may stop. On humid, mild days use dry mode or ordinary cooling for an hour. An oversized unit rests even more often, so we size it for the load, and not one step larger.',
      ],
    ],
  },
  {
    page_key: 'sector-gym',
    part: 'intro',
    title: 'Introduction',
    passages: [
      ['two thirds of it as water vapour', '60% of it as water vapour'],
      [
        'needs two to three times the capacity of an office that size.',
        'has {gym_times} times the load of an office that size, {gym_moist_percent}% of it moisture.',
      ],
    ],
  },
  {
    page_key: 'information-chiller',
    part: 'banner',
    title: 'Chillers for Central Air Conditioning',
    passages: [
      [
        'It is the usual choice from about 100 tons of cooling, and wherever air handling units with fine filters are needed.',
        'It is the usual choice for air handling units with fine filters, for process cooling, and for towers beyond the reach of refrigerant pipes.',
      ],
    ],
  },
  {
    page_key: 'information-chiller',
    part: 'block',
    title: 'Chiller or VRF',
    passages: [
      [
        `Up to about 60 tons, a VRF system usually costs less to buy and install, and every tenant can have a separate meter. From about 100 tons, or over long distances, water starts to win: a water pipe has no length limit that matters here, a leak is water and not refrigerant, and one plant room is easier to look after than forty outdoor units.

In between, either works; hours of use decide.`,
        `Size alone does not decide. For offices, flats, hotels and clinics up to about ten floors, with rooms used at different hours, several VRF systems are usually the better choice, even at 300 tons: every tenant can have a separate meter. Water wins over long distances and for large air handling units: a water pipe has no length limit that matters here, a leak is water and not refrigerant, and one plant room is easier to look after than forty outdoor units.

Hours of use matter too.`,
      ],
    ],
  },
  {
    page_key: 'sector-hospital',
    part: 'block',
    title: 'Theatres: not a cassette, an air handling unit',
    passages: [
      [
        'a HEPA filter at the outlet and higher pressure',
        'a final filter of MERV 16 or HEPA and higher pressure',
      ],
    ],
  },
  {
    page_key: 'sector-hospital',
    part: 'design',
    title: 'Air changes by room',
    passages: [
      [
        `| Room | Total, per hour | Outdoor, per hour | Pressure | Temperature | System |
| --- | ---: | ---: | --- | ---: | --- |
| Patient room | 4 | 2 | Neutral | 21–24 °C | VRF cassette + ventilator |
| Intensive care | 6 | 2 | Neutral | 21–24 °C | Air handling unit |
| Operating theatre | 20 | 4 | Higher | 20–24 °C | Air handling unit, HEPA |
| Isolation room | 12 | 2 | Lower | 21–24 °C | Own unit, all air exhausted |

From ANSI/ASHRAE/ASHE Standard 170, Ventilation of Health Care Facilities. Abridged,`,
        `| Room | Total, per hour | Outdoor, per hour | Pressure | Temperature | Final filter | System |
| --- | ---: | ---: | --- | ---: | --- | --- |
| Patient room | 4 | 2 | Neutral | 21–24 °C | MERV 14 for outdoor air | VRF cassette + ventilator |
| Intensive care | 6 | 2 | Neutral | 21–24 °C | MERV 14 | Air handling unit |
| Operating theatre | 20 | 4 | Higher | 20–24 °C | MERV 16 or HEPA, by type of surgery | Air handling unit |
| Isolation room | 12 | 2 | Lower | 21–24 °C | MERV 14 | Own unit, all air exhausted |

From ANSI/ASHRAE/ASHE Standard 170-2021, Ventilation of Health Care Facilities. MERV 14 is about ISO ePM1 70 to 80%. Abridged,`,
      ],
    ],
  },
  {
    page_key: 'information-filter',
    part: 'block',
    title: 'Which class for which room',
    passages: [
      [
        `| ISO ePM1 50% | F7 | Half of the finest dust | Offices, schools, wards | 200 Pa |
| ISO ePM1 80% | F9 | Most of it, some smoke | Before HEPA, busy roads | 300 Pa |`,
        `| ISO ePM1 50% | F7 | Half of the finest dust | Offices, schools | 200 Pa |
| ISO ePM1 80% | F9 | Most of it, some smoke | Wards, before HEPA, busy roads | 300 Pa |`,
      ],
    ],
  },
  {
    page_key: 'home',
    part: 'scale',
    title: 'Every model on one scale',
    passages: [
      [
        'Find your capacity and see which types offer it. In offices, one ton cools roughly {office_area} sq ft; we check',
        'Drag the line to your size to see which units come in it and what they cost. In offices, one ton cools roughly {office_area} sq ft by our room calculator; we check',
      ],
    ],
  },
  {
    page_key: 'information-split',
    part: 'block',
    title: 'Which size',
    passages: [
      [
        'one ton is enough for about 120 to 150 square feet. The top floor under a flat concrete roof, a west window without a curtain, or six people in the room each need more: half a ton extra is common, sometimes a full one.',
        'one ton is enough for about {area_1_ton} square feet. The top floor under a bare concrete roof needs about {roof_percent}% more, and a large west window about {west_percent}% more than one to the north.',
      ],
      ['| Room, rule of thumb |', '| Shaded bedroom |'],
      ['| 3.52 | 120 to 150 sq ft |', '| 3.52 | {area_1_ton} sq ft |'],
      ['| 180 to 225 sq ft |', '| {area_1_5_ton} sq ft |'],
      ['| 240 to 300 sq ft |', '| {area_2_ton} sq ft |'],
      ['| 300 to 375 sq ft |', '| {area_2_5_ton} sq ft |'],
      ['| 360 to 450 sq ft |', '| {area_3_ton} sq ft |'],
      [
        '120 to 150 sq ft per ton, for a shaded room about 9 ft high with few people. Sun, a top floor',
        'From our [room calculator](/tools/room-size), for a bedroom below another flat, 9.5 ft high, with a small north window and two people or more, cooled at night. Sun, a top floor',
      ],
    ],
  },
  {
    page_key: 'sector-home',
    part: 'block',
    title: 'Top floor and west side',
    passages: [
      [
        'needs half as much capacity again as the same',
        'needs about {roof_percent}% more capacity than the same',
      ],
    ],
  },
  {
    page_key: 'sector-home',
    part: 'design',
    title: 'How many tons for each room',
    passages: [
      [
        'Rules of thumb for planning power and pipes. The first figure of each pair is for a room with a good curtain and few people, the second for glass, guests and cooking nearby.',
        'Results of our [room calculator](/tools/room-size) for planning power and pipes. The first figure of each pair is the likely one, the second the high one.',
      ],
      ['| Shaded, flat above |', '| Flat above |'],
      ['| 0.7 to 0.8 TR | 1.0 to 1.25 TR |', '| {bedroom_100} TR | {bedroom_100_roof} TR |'],
      ['| 0.8 to 1.0 TR | 1.2 to 1.5 TR |', '| {bedroom_120} TR | {bedroom_120_roof} TR |'],
      ['| 1.5 to 1.9 TR | 2.2 to 2.8 TR |', '| {bedroom_224} TR | {bedroom_224_roof} TR |'],
      ['| 2.6 to 3.2 TR | 3.8 to 4.8 TR |', '| {living_384} TR | {living_384_roof} TR |'],
      [
        'A rule of thumb from common practice: 120 to 150 sq ft per ton in a shaded room, 80 to 100 under a flat roof, 9 to 10 ft high. For preliminary',
        'Nominal capacity of the unit. Bedrooms have a small north window and are cooled at night, the living room has a large west window with a curtain; 9.5 ft high, bare roof. For preliminary',
      ],
    ],
  },
  {
    page_key: 'sector-school',
    part: 'block',
    title: 'A classroom of forty',
    passages: [
      [
        'With sun on one wall, and fresh air through a recovery ventilator, a room of 600 square feet needs about 4 to 5 tons.',
        'With south windows and the fresh air of the table below, a room of 600 square feet needs {classroom_600} tons; a recovery ventilator that saves 60% brings that to {classroom_600_recovered}.',
      ],
    ],
  },
  {
    page_key: 'sector-showrooms',
    part: 'block',
    title: 'Door and glass front',
    passages: [
      [
        'glass in the sun costs about a ton for every 60 to 80 square feet.',
        'bare west glass costs about a ton for every {glass_per_ton} square feet.',
      ],
    ],
  },
];
