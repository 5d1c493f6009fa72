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
    passages: [['two thirds of it as water vapour', '60% of it as water vapour']],
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
];
