import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-hospital'. */
export const sectorHospital: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for hospitals',
    title: 'The right air for each room of a hospital',
    text: 'A ward, a theatre and a waiting hall need different temperatures, pressures and filters. We plan them as separate systems that one person can monitor.',
  },
  {
    part: 'search',
    title: 'Air conditioning for hospitals',
    text: 'How to cool a hospital: wards, theatres, intensive care and fresh air, with air changes by room to ASHRAE 170, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'Most of a hospital is comfort cooling: cabins, wards, offices, waiting halls. A small part is not: theatres, intensive care and isolation rooms, where air protects the patient. We keep the two apart from the first drawing.',
  },
  {
    part: 'block',
    title: 'Wards: cool, quiet, no draught',
    text: 'A patient lies still for hours and cannot move out of a cold draught. In wards and cabins we use Wind-Free cassettes: once the room is cool, the louvres close and cold air sinks from the panel. We place the unit over the aisle, not over a bed.',
    kind: 'four_way_cassette',
    link: '/wind-free',
    link_text: 'The Wind-Free range',
  },
  { part: 'figure', label: '24 dB(A)', title: 'sound level [1]' },
  { part: 'figure', label: '0.6 °C', title: 'temperature deviation [1]' },
  {
    part: 'block',
    title: 'Theatres: not a cassette, an air handling unit',
    text: 'A ceiling cassette recirculates room air through a coarse filter and brings in no outdoor air. An operating theatre needs about 20 air changes an hour, a final filter of MERV 16 or HEPA and higher pressure than the corridor. That is a job for an air handling unit on chilled water. If a plan shows a cassette in a theatre, we say so.',
    kind: 'filter',
    link: '/products/chiller',
    link_text: 'Chillers and water systems',
  },
  {
    part: 'block',
    title: 'Fresh air without wasting the cooling',
    text: 'Outdoor air in Dhaka is hot and humid for eight months. Every cubic metre that comes in has to be cooled and dried. Energy recovery ventilators use the outgoing air to cool the air coming in. Bathrooms, dirty utility and isolation rooms get their own exhaust, never through the recovery unit.',
    kind: 'ventilation',
    link: '/products/ventilation',
    link_text: 'Ventilation units',
  },
  {
    part: 'block',
    title: 'One screen, and a plan for power cuts',
    text: 'The engineer on duty sees every room, its set point and its alarms on one screen, and can limit the wards to 22 to 26 °C. We split outdoor units across the generator’s steps: theatres, intensive care and the vaccine store restart first.',
    kind: 'outdoor_unit',
  },
  { part: 'figure', label: '256', title: 'rooms per management server [2]' },
  {
    part: 'design',
    title: 'Air changes by room',
    text: `Design values consultants commonly use for new buildings. Outdoor air is the share of the total that comes from outside. Your consultant’s figures take precedence.

Table: Air changes by room in a hospital

| Room | Total, per hour | Outdoor, per hour | Pressure | Temperature | Final filter | System |
| --- | ---: | ---: | --- | ---: | --- | --- |
| Patient room | 4 | 2 | Neutral | 21–24 °C | MERV 14 for outdoor air | VRF cassette + ventilator |
| Intensive care | 6 | 2 | Neutral | 21–24 °C | MERV 14 | Air handling unit |
| Operating theatre | 20 | 4 | Higher | 20–24 °C | MERV 16 or HEPA, by type of surgery | Air handling unit |
| Isolation room | 12 | 2 | Lower | 21–24 °C | MERV 14 | Own unit, all air exhausted |

From ANSI/ASHRAE/ASHE Standard 170-2021, Ventilation of Health Care Facilities. MERV 14 is about ISO ePM1 70 to 80%. Abridged, for preliminary planning; the standard sets more conditions per room.`,
  },
  {
    part: 'fit',
    title: 'Cabin, 1 bed',
    text: 'A shallow body for the false ceiling of a cabin. It blows to one side, away from the bed.',
    kind: 'one_way_cassette',
  },
  {
    part: 'fit',
    title: 'Ward, 4 to 6 beds',
    text: 'Cools a ward evenly without a draught on a bed.',
    kind: 'four_way_cassette',
  },
  {
    part: 'fit',
    title: 'Consulting rooms, ICU support',
    text: 'Out of sight, with space for a better filter in the return duct. Several small rooms on one unit.',
    kind: 'medium_duct',
  },
  {
    part: 'fit',
    title: 'Fresh air',
    text: 'Brings in fresh air, removes stale air. It recovers part of the cooling; it does not cool the room.',
    kind: 'ventilation',
  },
  {
    part: 'fit',
    title: 'Roof',
    text: 'One per floor or department, so a fault or a service visit stops only one part.',
    kind: 'outdoor_unit',
  },
  {
    part: 'fit',
    title: 'Operating theatres, large blocks',
    text: 'Chilled water for air handling units with HEPA filters. Modules share the load.',
    kind: 'chiller',
  },
  {
    part: 'retrofit',
    title: 'Retrofit in a running hospital',
    text: 'A hospital cannot close for its air conditioning. We work department by department, at night if needed, keep dust out with sealed screens and hand over each part with a test report. Sound ducts and pipes stay. Before we open a ceiling near patients, we agree the screens and the waste route with your infection-control team.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send us the floor plans and the list of beds and theatres. You get zones, systems, capacities and a price range from an engineer.',
  },
  {
    part: 'note',
    title: 'Note 1',
    text: 'Manufacturer’s claims for Wind-Free units. Both figures depend on model, fan speed and room; check the data sheet of the unit you choose.',
  },
  {
    part: 'note',
    title: 'Note 2',
    text: 'Manufacturer’s claim, maximum for one management server. The actual limit depends on the system and its licence.',
  },
];
