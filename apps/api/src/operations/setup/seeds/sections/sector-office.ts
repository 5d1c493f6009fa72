import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-office'. */
export const sectorOffice: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for offices',
    title: 'One office, many temperatures',
    text: 'The desks by the glass are hot at four, the meeting room is hot when it’s full, and the server room is always hot. One system can serve all three if each has its own unit and control.',
  },
  {
    part: 'search',
    title: 'Air conditioning for offices',
    text: 'How to cool an office in Bangladesh: open floors, meeting rooms, fresh air per person to ASHRAE 62.1, tenants and metering, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'Complaints in offices are rarely about capacity. They are about a draught on the neck, a meeting room that is stuffy after half an hour, and a bill that is the same on holidays. All three are solved on the drawing board, before the ceiling is closed.',
  },
  {
    part: 'block',
    title: 'Open floor: many small units, not a few large ones',
    text: '4-way cassettes of 2 to 3 tons in a regular grid cool an open floor evenly, and each can be set a degree apart. We plan a separate row within 4 m of the glass, because it needs cooling in December when the core does not. A louvre above a desk can be closed, and the grid follows the lights so partitions can move later.',
    kind: 'four_way_cassette',
    link: '/products/4-way-cassette',
    link_text: '4-way cassettes',
  },
  {
    part: 'block',
    title: 'Meeting rooms: empty most of the day',
    text: 'A meeting room is used for a few hours and cooled for ten. Units with a motion sensor detect that it’s empty and act in steps: first Wind-Free mode, later standby. The maker states a large saving for this. What you’ll save depends on how often your rooms are empty, so treat it as an upper limit, not a forecast.',
    kind: 'four_way_cassette',
    link: '/wind-free',
    link_text: 'The Wind-Free range',
  },
  { part: 'figure', label: '30 minutes', title: 'without movement, then Wind-Free mode [1]' },
  { part: 'figure', label: '60 minutes', title: 'without movement, then standby [1]' },
  { part: 'figure', label: 'up to 52%', title: 'energy reduction [2]' },
  {
    part: 'block',
    title: 'Fresh air: people get tired before they get hot',
    text: 'A cassette recirculates room air and brings in none from outside. Ten people in a closed meeting room make it stale in half an hour: they yawn, and someone turns the temperature down. An energy recovery ventilator above the ceiling exchanges the air and recovers part of the cooling. Next to a main road it gets a fine filter upstream. We size it by people, as the table shows.',
    kind: 'ventilation',
    link: '/products/ventilation',
    link_text: 'Ventilation units',
  },
  {
    part: 'block',
    title: 'Tenants, meters and the server room',
    text: 'In a rented building every tenant gets a separate outdoor unit and meter: no dispute about the bill, and no floor without cooling because another has a leak. Server rooms never share a system that is switched off at night. They get two units, each large enough on its own, that change over every week and report faults to a phone.',
    kind: 'outdoor_unit',
    link: '/products/outdoor',
    link_text: 'VRF outdoor units',
  },
  {
    part: 'design',
    title: 'Outdoor air by room',
    text: `How much outdoor air a room needs: a share for each person, and a share for the carpets and furniture on its floor. The number of people is a default for rooms whose use isn’t known yet. A meeting room for twelve is sized for twelve.

Table: Outdoor air by room in an office

| Room | People per 100 m² | Per person | Per m² of floor | Total, per person |
| --- | ---: | ---: | ---: | ---: |
| Office space | 5 | 2.5 L/s | 0.3 L/s | 31 m³/h |
| Reception | 30 | 2.5 L/s | 0.3 L/s | 13 m³/h |
| Meeting room | 50 | 2.5 L/s | 0.3 L/s | 11 m³/h |
| Training room | 65 | 3.8 L/s | 0.3 L/s | 15 m³/h |
| Canteen | 100 | 3.8 L/s | 0.9 L/s | 17 m³/h |

From ANSI/ASHRAE Standard 62.1, ventilation rate procedure: outdoor air in the breathing zone, before the correction for air distribution. 100 m² is 1,076 sq ft. For preliminary planning; your building code and your consultant’s figures take precedence.`,
  },
  {
    part: 'fit',
    title: 'Single office, corridor',
    text: 'A shallow body and a narrow panel, for rooms with a low ceiling void.',
    kind: 'one_way_cassette',
  },
  {
    part: 'fit',
    title: 'Open floor, meeting room',
    text: 'Even air from one flat panel. Sides above desks can be closed.',
    kind: 'four_way_cassette',
  },
  {
    part: 'fit',
    title: 'Board room, reception',
    text: 'Out of sight, with space for a better filter in the return duct.',
    kind: 'medium_duct',
  },
  {
    part: 'fit',
    title: 'Fresh air',
    text: 'Exchanges the air and recovers part of the cooling. It does not cool the room.',
    kind: 'ventilation',
  },
  {
    part: 'fit',
    title: 'Roof',
    text: 'One per floor or per tenant, each with a meter.',
    kind: 'outdoor_unit',
  },
  {
    part: 'fit',
    title: 'Towers',
    text: 'Chilled water, if refrigerant pipes would be too long.',
    kind: 'chiller',
  },
  {
    part: 'retrofit',
    title: 'Retrofit floor by floor',
    text: 'We change an office while it works: at night and on Fridays, half a floor at a time, with the old system running in the other half. Ducts that are sound and clean stay; refrigerant pipes stay if their size and wall thickness suit the new system and they pass the pressure test. Old refrigerant is recovered into cylinders, not vented.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send us floor plans with the seats marked, the working hours and the number of tenants. You get zones, systems, fresh air and a price range from an engineer, even if your consultant already has a design.',
  },
  {
    part: 'note',
    title: 'Note 1',
    text: 'Manufacturer’s claim for Wind-Free units with a motion sensor. The data sheet shows whether a model has the sensor.',
  },
  {
    part: 'note',
    title: 'Note 2',
    text: 'Manufacturer’s claim for the same function, stated as a maximum without test conditions. Don’t base a payback calculation on it or compare it with figures for Wind-Free cooling against fast cooling.',
  },
];
