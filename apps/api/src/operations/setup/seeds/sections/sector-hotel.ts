import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-hotel'. */
export const sectorHotel: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for hotels',
    title: 'Quiet rooms, each the way its guest likes it',
    text: 'A guest forgives a small room, but not a loud one. We plan guest rooms for silence, public rooms for crowds, and both for a bill that follows occupancy.',
  },
  {
    part: 'search',
    title: 'Air conditioning for hotels',
    text: 'How to cool a hotel in Bangladesh: guest rooms, corridors and bathrooms, banquet halls, outdoor air to ASHRAE 62.1, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'A hotel is two buildings in one: sixty small rooms with sixty set points, most of them empty by day, and a lobby, restaurants and halls that are full for a few hours. One type of system rarely suits both, so we separate them first, then choose.',
  },
  {
    part: 'block',
    title: 'Guest rooms: quiet first',
    text: 'Most guest rooms have a lowered ceiling in the entrance, by the bathroom door: the right place for a slim duct that blows toward the window, above the bed and not onto it. Without such a ceiling, a 1-way cassette at the wall needs a void barely deeper than a beam. We choose the unit so it meets the room’s load at medium speed, because high speed is what guests hear.',
    kind: 'one_way_cassette',
    link: '/products/1-way-cassette',
    link_text: '1-way cassettes',
  },
  {
    part: 'block',
    title: 'Many rooms on one system',
    text: 'On a VRF system, one outdoor unit serves the rooms of a floor and works only for those that are occupied. The maker states how many indoor units a larger system takes; how many make sense is another question. We prefer one system per floor or wing: if one needs service, the guests of that wing can be moved and no one else notices.',
    kind: 'outdoor_unit',
    link: '/products/outdoor',
    link_text: 'VRF outdoor units',
  },
  { part: 'figure', label: 'up to 26 indoor units', title: 'on a larger system [1]' },
  {
    part: 'block',
    title: 'Bathroom, corridor and fresh air',
    text: 'Air moves one way through a guest room: in from an energy recovery ventilator or a fresh air unit, across the bedroom and out through the bathroom. Towels dry, and the corridor smells of nothing. Damp walls behind wardrobes, common near the sea in Cox’s Bazar, come from rooms that are cooled without changing the air. So empty rooms get a little air too.',
    kind: 'ventilation',
    link: '/products/ventilation',
    link_text: 'Ventilation units',
  },
  {
    part: 'block',
    title: 'Key card, window, laundry',
    text: 'A key card switch that cuts the power leaves the room hot and damp for the returning guest, who then sets 16 °C. A set-back is better: 27 °C while the card is out, and off only while the window is open. The laundry gets its own exhaust and spot cooling at the ironing stations. Banquet halls get their own system, with air handling for the full number of guests.',
    kind: 'outdoor_unit',
  },
  {
    part: 'design',
    title: 'Outdoor air by room',
    text: `A guest room for two needs about 40 m³/h, which is also about what its bathroom exhausts. Public rooms are sized by people and controlled by carbon dioxide: a banquet hall for 300 runs at a tenth on most days.

Table: Outdoor air by room in a hotel

| Room | People per 100 m² | Per person | Per m² of floor | Total, per person |
| --- | ---: | ---: | ---: | ---: |
| Guest room | 10 | 2.5 L/s | 0.3 L/s | 20 m³/h |
| Lobby | 30 | 3.8 L/s | 0.3 L/s | 17 m³/h |
| Restaurant | 70 | 3.8 L/s | 0.9 L/s | 18 m³/h |
| Banquet and conference | 120 | 2.5 L/s | 0.3 L/s | 10 m³/h |
| Laundry | 10 | 2.5 L/s | 0.6 L/s | 31 m³/h |

From ANSI/ASHRAE Standard 62.1, ventilation rate procedure: outdoor air in the breathing zone, before the correction for air distribution. 100 m² is 1,076 sq ft. For preliminary planning; your building code and your consultant’s figures take precedence.`,
  },
  {
    part: 'fit',
    title: 'Guest room with a lowered entrance',
    text: 'Out of sight above the door. Blows toward the window.',
    kind: 'slim_duct',
  },
  {
    part: 'fit',
    title: 'Guest room, corridor',
    text: 'A shallow body and a narrow panel at the wall.',
    kind: 'one_way_cassette',
  },
  {
    part: 'fit',
    title: 'Lobby, restaurant',
    text: 'Even air for open rooms, without a cold corner.',
    kind: 'round_cassette',
  },
  {
    part: 'fit',
    title: 'Banquet hall',
    text: 'Long ducts, with the unit outside the hall.',
    kind: 'big_duct',
  },
  {
    part: 'fit',
    title: 'Fresh air for rooms',
    text: 'Recovers part of the cooling. Steamy bathrooms exhaust separately.',
    kind: 'ventilation',
  },
  {
    part: 'fit',
    title: 'Large hotels',
    text: 'Chilled water for around a hundred rooms and air handling units.',
    kind: 'chiller',
  },
  {
    part: 'retrofit',
    title: 'Retrofit with guests in the house',
    text: 'We take one wing or floor at a time, usually between ten in the morning and six in the evening, and never above an occupied room. A guest room is out of service for two to three days. If old fan coils still have good pipes, quiet new units on the existing water can be enough. You get the room schedule in advance, so the front desk can plan.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send us the room list, the floor plans and the occupancy over the year. You get systems, riser sizes, plant space and a price range from an engineer, for a new building or a single wing.',
  },
  {
    part: 'note',
    title: 'Note 1',
    text: 'Manufacturer’s claim for a larger VRF system. The number depends on the outdoor unit, the sizes of the indoor units and the pipe length; the selection for your building decides.',
  },
];
