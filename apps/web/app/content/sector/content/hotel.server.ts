import type { SectorContent } from '../sector-content';
import { outdoorAir } from './design-values.server';

export const HOTEL: SectorContent = {
  name: 'Hotel',
  label: 'Air conditioning for hotels',
  title: 'Quiet rooms, each the way its guest likes it',
  description:
    'How to cool a hotel in Bangladesh: guest rooms, corridors and bathrooms, banquet halls, outdoor air to ASHRAE 62.1, and the units that fit.',
  lead: 'A guest forgives a small room, but not a loud one. We plan guest rooms for silence, public rooms for crowds, and both for a bill that follows occupancy.',
  intro:
    'A hotel is two buildings in one: sixty small rooms with sixty set points, most of them empty by day, and a lobby, restaurants and halls that are full for a few hours. One type of system rarely suits both, so we separate them first, then choose.',
  blocks: [
    {
      title: 'Guest rooms: quiet first',
      text: 'Most guest rooms have a lowered ceiling in the entrance, by the bathroom door: the right place for a slim duct that blows toward the window, above the bed and not onto it. Without such a ceiling, a 1-way cassette at the wall needs a void barely deeper than a beam. We choose the unit so it meets the room’s load at medium speed, because high speed is what guests hear.',
      picture: { kind: 'one_way_cassette' },
      link: { to: '/products/1-way-cassette', text: '1-way cassettes' },
    },
    {
      title: 'Many rooms on one system',
      text: 'On a VRF system, one outdoor unit serves the rooms of a floor and works only for those that are occupied. The maker states how many indoor units a larger system takes; how many make sense is another question. We prefer one system per floor or wing: if one needs service, the guests of that wing can be moved and no one else notices.',
      picture: { kind: 'outdoor_unit', gallery: 'gallery/rooftop-rows' },
      figures: [{ value: 'up to 26 indoor units', label: 'on a larger system', note: 1 }],
      link: { to: '/products/outdoor', text: 'VRF outdoor units' },
    },
    {
      title: 'Bathroom, corridor and fresh air',
      text: 'Air moves one way through a guest room: in from an energy recovery ventilator or a fresh air unit, across the bedroom and out through the bathroom. Towels dry, and the corridor smells of nothing. Damp walls behind wardrobes, common near the sea in Cox’s Bazar, come from rooms that are cooled without changing the air. So empty rooms get a little air too.',
      picture: { kind: 'ventilation' },
      link: { to: '/products/ventilation', text: 'Ventilation units' },
    },
    {
      title: 'Key card, window, laundry',
      text: 'A key card switch that cuts the power leaves the room hot and damp for the returning guest, who then sets 16 °C. A set-back is better: 27 °C while the card is out, and off only while the window is open. The laundry gets its own exhaust and spot cooling at the ironing stations. Banquet halls get their own system, with air handling for the full number of guests.',
      picture: { kind: 'outdoor_unit', gallery: 'gallery/control-panel' },
    },
  ],
  design: {
    title: 'Outdoor air by room',
    text: 'A guest room for two needs about 40 m³/h, which is also about what its bathroom exhausts. Public rooms are sized by people and controlled by carbon dioxide: a banquet hall for 300 runs at a tenth on most days.',
    table: outdoorAir('Outdoor air by room in a hotel', [
      { name: 'Guest room', density: 10, perPerson: 2.5, perArea: 0.3 },
      { name: 'Lobby', density: 30, perPerson: 3.8, perArea: 0.3 },
      { name: 'Restaurant', density: 70, perPerson: 3.8, perArea: 0.9 },
      { name: 'Banquet and conference', density: 120, perPerson: 2.5, perArea: 0.3 },
      { name: 'Laundry', density: 10, perPerson: 2.5, perArea: 0.6 },
    ]),
  },
  fits: [
    {
      kind: 'slim_duct',
      rooms: 'Guest room with a lowered entrance',
      why: 'Out of sight above the door. Blows toward the window.',
    },
    {
      kind: 'one_way_cassette',
      rooms: 'Guest room, corridor',
      why: 'A shallow body and a narrow panel at the wall.',
    },
    {
      kind: 'round_cassette',
      rooms: 'Lobby, restaurant',
      why: 'Even air for open rooms, without a cold corner.',
    },
    {
      kind: 'big_duct',
      rooms: 'Banquet hall',
      why: 'Long ducts, with the unit outside the hall.',
    },
    {
      kind: 'ventilation',
      rooms: 'Fresh air for rooms',
      why: 'Recovers part of the cooling. Steamy bathrooms exhaust separately.',
    },
    {
      kind: 'chiller',
      rooms: 'Large hotels',
      why: 'Chilled water for around a hundred rooms and air handling units.',
    },
  ],
  retrofit: {
    title: 'Retrofit with guests in the house',
    text: 'We take one wing or floor at a time, usually between ten in the morning and six in the evening, and never above an occupied room. A guest room is out of service for two to three days. If old fan coils still have good pipes, quiet new units on the existing water can be enough. You get the room schedule in advance, so the front desk can plan.',
  },
  consultancy:
    'Send us the room list, the floor plans and the occupancy over the year. You get systems, riser sizes, plant space and a price range from an engineer, for a new building or a single wing.',
  notes: [
    {
      text: 'Manufacturer’s claim for a larger VRF system. The number depends on the outdoor unit, the sizes of the indoor units and the pipe length; the selection for your building decides.',
    },
  ],
};
