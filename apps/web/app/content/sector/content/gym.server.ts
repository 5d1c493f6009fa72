import type { SectorContent } from '../sector-content';
import { outdoorAir } from './design-values.server';

export const GYM: SectorContent = {
  name: 'Gym',
  label: 'Air conditioning for gyms',
  title: 'Dry air for people who sweat',
  description:
    'How to cool a gym or sports hall in Bangladesh: moisture, fresh air to ASHRAE 62.1, changing rooms, ducts and noise, and the units that fit.',
  lead: 'Someone on a treadmill gives off four times the heat of someone at a desk, most of it as moisture. A gym that is only cooled gets cold and sticky. It has to be dried.',
  intro:
    'Thirty people training hard put about 15 kW into a room, two thirds of it as water vapour. Add the outdoor air they need, and a gym of 3,000 square feet needs two to three times the capacity of an office that size. Whoever sizes it by area gets mould behind the mirrors.',
  blocks: [
    {
      title: 'The training floor: plenty of air, slowly',
      text: 'Below an open slab, round fabric or steel ducts along the whole length spread the air without a jet: no one wants one on a wet back. A high static duct unit in a side room feeds them, and its filters can be changed without a ladder between the machines. Aim for 20 to 24 °C on the floor and a little air movement everywhere, with slow ceiling fans if the height allows.',
      picture: { kind: 'big_duct' },
      link: { to: '/products/big-duct', text: 'High static ducts' },
    },
    {
      title: 'Moisture sets the size',
      text: 'A unit removes moisture only while its compressor runs and its coil is cold. So we don’t add a large reserve; we split the load over two units and choose coils that dry well. In the morning, when the hall is cool but the air is humid, a dehumidifier keeps mats and walls dry with little cooling. The target is 40 to 60% relative humidity around the clock, even at night when no one is there.',
      picture: { kind: 'dehumidifier' },
      link: { to: '/products/dehumidifier', text: 'Dehumidifier systems' },
    },
    {
      title: 'Fresh air, and where it must not go',
      text: 'For each person at full effort, the table below asks for four times the outdoor air of office work. An energy recovery ventilator brings it in and recovers part of the cooling and, with a paper core, part of the dryness. Changing rooms and showers get their own exhaust, which runs whenever the gym is open: humid air never goes back into the hall, and the smell stays behind the door.',
      picture: { kind: 'ventilation' },
      link: { to: '/products/ventilation', text: 'Ventilation units' },
    },
    {
      title: 'Studios, music and neighbours',
      text: 'A yoga studio wants warmth and silence, the spinning room next door cold air and noise: each needs its own unit and its own fresh air. We keep outdoor units away from bedroom windows, on rubber mounts, and tell you the sound level in dB(A) at the neighbour’s window before we install them. Filters in a gym fill with lint within weeks. We put them where your staff can pull them out and wash them.',
      picture: { kind: 'outdoor_unit' },
      link: { to: '/products/outdoor', text: 'VRF outdoor units' },
    },
  ],
  design: {
    title: 'Outdoor air by room',
    text: 'Count the people at the evening peak, and use the defaults only if you don’t know the number. Showers and changing rooms are not in the table because they are exhausted, not supplied.',
    table: outdoorAir('Outdoor air by room in a gym', [
      { name: 'Weight room', density: 10, perPerson: 10, perArea: 0.3 },
      { name: 'Aerobics, spinning', density: 40, perPerson: 10, perArea: 0.3 },
      { name: 'Sports hall, play area', density: 7, perPerson: 10, perArea: 0.9 },
      { name: 'Spectators', density: 150, perPerson: 3.8, perArea: 0.3 },
      { name: 'Reception', density: 30, perPerson: 2.5, perArea: 0.3 },
    ]),
  },
  fits: [
    {
      kind: 'big_duct',
      rooms: 'Training floor',
      why: 'Enough pressure for long ducts and good filters, with the unit in a side room.',
    },
    {
      kind: 'ceiling_mounted',
      rooms: 'Small studio',
      why: 'Hangs below the slab and throws the air far. Easy to clean.',
    },
    {
      kind: 'four_way_cassette',
      rooms: 'Reception, spa, offices',
      why: 'Even air from one flat panel, quiet in Wind-Free mode.',
    },
    {
      kind: 'dehumidifier',
      rooms: 'Pool, mats, cool mornings',
      why: 'Dries the air when there is little to cool.',
    },
    {
      kind: 'ventilation',
      rooms: 'Fresh air',
      why: 'Plenty of outdoor air, with part of the cooling recovered.',
    },
    {
      kind: 'outdoor_unit',
      rooms: 'Roof',
      why: 'Inverter units that turn down with the morning load.',
    },
  ],
  retrofit: {
    title: 'Retrofit after hours',
    text: 'Members leave at eleven, and we start. Often the existing units are large enough and what’s missing is air: a ventilator, an exhaust for the showers and a second duct do more than another ton of cooling. We log temperature, humidity and carbon dioxide for a week first, and show you the curves before we quote anything.',
  },
  consultancy:
    'Send us the plan, the ceiling height, the number of members at the busiest hour and what each room is for. You get cooling, drying, fresh air and a price range from an engineer.',
};
