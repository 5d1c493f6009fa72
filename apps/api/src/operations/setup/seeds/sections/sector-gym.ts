import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-gym'. */
export const sectorGym: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for gyms',
    title: 'Dry air for people who sweat',
    text: 'Someone on a treadmill gives off four times the heat of someone at a desk, most of it as moisture. A gym that is only cooled gets cold and sticky. It has to be dried.',
  },
  {
    part: 'search',
    title: 'Air conditioning for gyms',
    text: 'How to cool a gym or sports hall in Bangladesh: moisture, fresh air to ASHRAE 62.1, changing rooms, ducts and noise, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'Thirty people training hard put about 15 kW into a room, 60% of it as water vapour. Add the outdoor air they need, and a gym of 3,000 square feet has {gym_times} times the load of an office that size, {gym_moist_percent}% of it moisture. Whoever sizes it by area gets mould behind the mirrors.',
  },
  {
    part: 'block',
    title: 'The training floor: plenty of air, slowly',
    text: 'Below an open slab, round fabric or steel ducts along the whole length spread the air without a jet: no one wants one on a wet back. A high static duct unit in a side room feeds them, and its filters can be changed without a ladder between the machines. Aim for 20 to 24 °C on the floor and a little air movement everywhere, with slow ceiling fans if the height allows.',
    kind: 'big_duct',
    link: '/products/big-duct',
    link_text: 'High static ducts',
  },
  {
    part: 'block',
    title: 'Moisture sets the size',
    text: 'A unit removes moisture only while its compressor runs and its coil is cold. So we don’t add a large reserve; we split the load over two units and choose coils that dry well. In the morning, when the hall is cool but the air is humid, a dehumidifier keeps mats and walls dry with little cooling. The target is 40 to 60% relative humidity around the clock, even at night when no one is there.',
    kind: 'dehumidifier',
    link: '/products/dehumidifier',
    link_text: 'Dehumidifier systems',
  },
  {
    part: 'block',
    title: 'Fresh air, and where it must not go',
    text: 'For each person at full effort, the table below asks for four times the outdoor air of office work. An energy recovery ventilator brings it in and recovers part of the cooling and, with a paper core, part of the dryness. Changing rooms and showers get their own exhaust, which runs whenever the gym is open: humid air never goes back into the hall, and the smell stays behind the door.',
    kind: 'ventilation',
    link: '/products/ventilation',
    link_text: 'Ventilation units',
  },
  {
    part: 'block',
    title: 'Studios, music and neighbours',
    text: 'A yoga studio wants warmth and silence, the spinning room next door cold air and noise: each needs its own unit and its own fresh air. We keep outdoor units away from bedroom windows, on rubber mounts, and tell you the sound level in dB(A) at the neighbour’s window before we install them. Filters in a gym fill with lint within weeks. We put them where your staff can pull them out and wash them.',
    kind: 'outdoor_unit',
    link: '/products/outdoor',
    link_text: 'VRF outdoor units',
  },
  {
    part: 'design',
    title: 'Outdoor air by room',
    text: `Count the people at the evening peak, and use the defaults only if you don’t know the number. Showers and changing rooms are not in the table because they are exhausted, not supplied.

Table: Outdoor air by room in a gym

| Room | People per 100 m² | Per person | Per m² of floor | Total, per person |
| --- | ---: | ---: | ---: | ---: |
| Weight room | 10 | 10 L/s | 0.3 L/s | 47 m³/h |
| Aerobics, spinning | 40 | 10 L/s | 0.3 L/s | 39 m³/h |
| Sports hall, play area | 7 | 10 L/s | 0.9 L/s | 82 m³/h |
| Spectators | 150 | 3.8 L/s | 0.3 L/s | 14 m³/h |
| Reception | 30 | 2.5 L/s | 0.3 L/s | 13 m³/h |

From ANSI/ASHRAE Standard 62.1, ventilation rate procedure: outdoor air in the breathing zone, before the correction for air distribution. 100 m² is 1,076 sq ft. For preliminary planning; your building code and your consultant’s figures take precedence.`,
  },
  {
    part: 'fit',
    title: 'Training floor',
    text: 'Enough pressure for long ducts and good filters, with the unit in a side room.',
    kind: 'big_duct',
  },
  {
    part: 'fit',
    title: 'Small studio',
    text: 'Hangs below the slab and throws the air far. Easy to clean.',
    kind: 'ceiling_mounted',
  },
  {
    part: 'fit',
    title: 'Reception, spa, offices',
    text: 'Even air from one flat panel, quiet in Wind-Free mode.',
    kind: 'four_way_cassette',
  },
  {
    part: 'fit',
    title: 'Pool, mats, cool mornings',
    text: 'Dries the air when there is little to cool.',
    kind: 'dehumidifier',
  },
  {
    part: 'fit',
    title: 'Fresh air',
    text: 'Plenty of outdoor air, with part of the cooling recovered.',
    kind: 'ventilation',
  },
  {
    part: 'fit',
    title: 'Roof',
    text: 'Inverter units that turn down with the morning load.',
    kind: 'outdoor_unit',
  },
  {
    part: 'retrofit',
    title: 'Retrofit after hours',
    text: 'Members leave at eleven, and we start. Often the existing units are large enough and what’s missing is air: a ventilator, an exhaust for the showers and a second duct do more than another ton of cooling. We log temperature, humidity and carbon dioxide for a week first, and show you the curves before we quote anything.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send us the plan, the ceiling height, the number of members at the busiest hour and what each room is for. You get cooling, drying, fresh air and a price range from an engineer.',
  },
];
