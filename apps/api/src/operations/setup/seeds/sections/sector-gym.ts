import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-gym'. */
export const sectorGym: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for gym',
    title: 'Dry air for people who sweat',
    text: 'Somebody on a treadmill gives off four times the heat of somebody at a desk, and most of it as moisture. A gym that is only cooled becomes cold and sticky. It has to be dried.',
  },
  {
    part: 'search',
    title: 'Air conditioning for gym',
    text: 'How to cool a gym or a sports hall in Bangladesh: moisture, fresh air after ASHRAE 62.1, changing rooms, ducts and noise, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'Thirty people at hard exercise bring about 15 kW into a room, two thirds of it as water vapour. Add the outdoor air that they need, and a gym of 3,000 square feet wants two to three times the capacity of an office of that size. Whoever sizes it by area gets mould behind the mirrors.',
  },
  {
    part: 'block',
    title: 'The training floor: much air, slowly',
    text: 'Below an open slab, round fabric or steel ducts over the whole length spread the air without a jet: nobody wants one on a wet back. A high static duct unit in a side room feeds them, and its filters can be changed without a ladder between the machines. Aim for 20 to 24 °C on the floor, and for air that moves a little everywhere, with slow ceiling fans where the height allows.',
    kind: 'big_duct',
    link: '/products/big-duct',
    link_text: 'High static ducts',
  },
  {
    part: 'block',
    title: 'Moisture decides the size',
    text: 'A unit takes out moisture only while its compressor runs and its coil is cold. So we do not add a large reserve, divide the load over two units, and choose coils that dry well. In the morning, when the hall is cool but the air is wet, a dehumidifier keeps mats and walls dry with little cooling. The target is 40 to 60 % relative humidity at all hours, also at night when nobody is there.',
    kind: 'dehumidifier',
    link: '/products/dehumidifier',
    link_text: 'Dehumidifier systems',
  },
  {
    part: 'block',
    title: 'Fresh air, and where it must not go',
    text: 'For each person at full effort the table below asks for four times the outdoor air of office work. An energy recovery ventilator brings it in and keeps back part of the cooling and, with a paper core, part of the dryness. Changing rooms and showers get an exhaust of their own that runs whenever the gym is open: their wet air never goes back into the hall, and the smell stays behind the door.',
    kind: 'ventilation',
    link: '/products/ventilation',
    link_text: 'Ventilation units',
  },
  {
    part: 'block',
    title: 'Studios, music and neighbours',
    text: 'A yoga studio wants warmth and silence, the spinning room beside it cold air and noise: each needs its own unit and its own fresh air. We keep outdoor units away from bedroom windows, on rubber mounts, and tell you their sound level in dB(A) at the neighbour’s window before they stand there. Filters in a gym fill with lint in weeks. We plan them where your staff can pull and wash them.',
    kind: 'outdoor_unit',
    link: '/products/outdoor',
    link_text: 'VRF outdoor units',
  },
  {
    part: 'design',
    title: 'Outdoor air by room',
    text: `Count the people of the evening peak, and use the defaults only where you do not know them. Showers and changing rooms are not in the table, since they are exhausted and not supplied.

Table: Outdoor air by room of a gym

| Room | People per 100 m² | Per person | Per m² of floor | Together, per person |
| --- | ---: | ---: | ---: | ---: |
| Weight room | 10 | 10 L/s | 0.3 L/s | 47 m³/h |
| Aerobics, spinning | 40 | 10 L/s | 0.3 L/s | 39 m³/h |
| Sports hall, play area | 7 | 10 L/s | 0.9 L/s | 82 m³/h |
| Spectators | 150 | 3.8 L/s | 0.3 L/s | 14 m³/h |
| Reception | 30 | 2.5 L/s | 0.3 L/s | 13 m³/h |

After ANSI/ASHRAE Standard 62.1, ventilation rate procedure: outdoor air in the breathing zone, before the correction for how the air is distributed. 100 m² is 1,076 sq ft. For first planning; your building code and your consultant’s figures take precedence.`,
  },
  {
    part: 'fit',
    title: 'Training floor',
    text: 'Pressure for long ducts and good filters, the machine in a side room.',
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
    text: 'Even air from one ceiling tile, quiet in Wind-Free mode.',
    kind: 'four_way_cassette',
  },
  {
    part: 'fit',
    title: 'Pool, mats, cool mornings',
    text: 'Dries when there is little to cool.',
    kind: 'dehumidifier',
  },
  {
    part: 'fit',
    title: 'Fresh air',
    text: 'Much outdoor air, with part of the cooling recovered.',
    kind: 'ventilation',
  },
  {
    part: 'fit',
    title: 'Roof',
    text: 'Inverter units that go down with the load in the morning.',
    kind: 'outdoor_unit',
  },
  {
    part: 'retrofit',
    title: 'Retrofit after hours',
    text: 'Members leave at eleven, and we start. Often the present units are large enough, and what is missing is air: a ventilator, an exhaust for the showers and a second duct change more than another ton of cooling. We log temperature, humidity and carbon dioxide for a week first, and show you the curves before we offer anything.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send the plan, the height, the number of members at the busiest hour and what each room is for. An engineer answers with cooling, drying, fresh air and a price range.',
  },
];
