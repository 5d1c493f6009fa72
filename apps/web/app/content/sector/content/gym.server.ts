import type { SectorContent } from '../sector-content';
import { outdoorAir } from './design-values.server';

export const GYM: SectorContent = {
  name: 'Gym',
  label: 'Air conditioning for gym',
  title: 'Dry air for people who sweat',
  description:
    'How to cool a gym or a sports hall in Bangladesh: moisture, fresh air after ASHRAE 62.1, changing rooms, ducts and noise, and the units that fit.',
  lead: 'Somebody on a treadmill gives off four times the heat of somebody at a desk, and most of it as moisture. A gym that is only cooled becomes cold and sticky. It has to be dried.',
  intro:
    'Thirty people at hard exercise bring about 15 kW into a room, two thirds of it as water vapour. Add the outdoor air that they need, and a gym of 3,000 square feet wants two to three times the capacity of an office of that size. Whoever sizes it by area gets mould behind the mirrors.',
  blocks: [
    {
      title: 'The training floor: much air, slowly',
      text: 'Below an open slab, round fabric or steel ducts over the whole length spread the air without a jet: nobody wants one on a wet back. A high static duct unit in a side room feeds them, and its filters can be changed without a ladder between the machines. Aim for 20 to 24 °C on the floor, and for air that moves a little everywhere, with slow ceiling fans where the height allows.',
      picture: { kind: 'big_duct' },
      link: { to: '/products/big-duct', text: 'High static ducts' },
    },
    {
      title: 'Moisture decides the size',
      text: 'A unit takes out moisture only while its compressor runs and its coil is cold. So we do not add a large reserve, divide the load over two units, and choose coils that dry well. In the morning, when the hall is cool but the air is wet, a dehumidifier keeps mats and walls dry with little cooling. The target is 40 to 60 % relative humidity at all hours, also at night when nobody is there.',
      picture: { kind: 'dehumidifier' },
      link: { to: '/products/dehumidifier', text: 'Dehumidifier systems' },
    },
    {
      title: 'Fresh air, and where it must not go',
      text: 'For each person at full effort the table below asks for four times the outdoor air of office work. An energy recovery ventilator brings it in and keeps back part of the cooling and, with a paper core, part of the dryness. Changing rooms and showers get an exhaust of their own that runs whenever the gym is open: their wet air never goes back into the hall, and the smell stays behind the door.',
      picture: { kind: 'ventilation' },
      link: { to: '/products/ventilation', text: 'Ventilation units' },
    },
    {
      title: 'Studios, music and neighbours',
      text: 'A yoga studio wants warmth and silence, the spinning room beside it cold air and noise: each needs its own unit and its own fresh air. We keep outdoor units away from bedroom windows, on rubber mounts, and tell you their sound level in dB(A) at the neighbour’s window before they stand there. Filters in a gym fill with lint in weeks. We plan them where your staff can pull and wash them.',
      picture: { kind: 'outdoor_unit' },
      link: { to: '/products/outdoor', text: 'VRF outdoor units' },
    },
  ],
  design: {
    title: 'Outdoor air by room',
    text: 'Count the people of the evening peak, and use the defaults only where you do not know them. Showers and changing rooms are not in the table, since they are exhausted and not supplied.',
    table: outdoorAir('Outdoor air by room of a gym', [
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
      why: 'Pressure for long ducts and good filters, the machine in a side room.',
    },
    {
      kind: 'ceiling_mounted',
      rooms: 'Small studio',
      why: 'Hangs below the slab and throws the air far. Easy to clean.',
    },
    {
      kind: 'four_way_cassette',
      rooms: 'Reception, spa, offices',
      why: 'Even air from one ceiling tile, quiet in Wind-Free mode.',
    },
    {
      kind: 'dehumidifier',
      rooms: 'Pool, mats, cool mornings',
      why: 'Dries when there is little to cool.',
    },
    {
      kind: 'ventilation',
      rooms: 'Fresh air',
      why: 'Much outdoor air, with part of the cooling recovered.',
    },
    {
      kind: 'outdoor_unit',
      rooms: 'Roof',
      why: 'Inverter units that go down with the load in the morning.',
    },
  ],
  retrofit: {
    title: 'Retrofit after hours',
    text: 'Members leave at eleven, and we start. Often the present units are large enough, and what is missing is air: a ventilator, an exhaust for the showers and a second duct change more than another ton of cooling. We log temperature, humidity and carbon dioxide for a week first, and show you the curves before we offer anything.',
  },
  consultancy:
    'Send the plan, the height, the number of members at the busiest hour and what each room is for. An engineer answers with cooling, drying, fresh air and a price range.',
};
