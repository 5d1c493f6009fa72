import type { SectionSeed } from './section-seed';

/** Sections of the page 'sector-hotel'. */
export const sectorHotel: SectionSeed[] = [
  {
    part: 'banner',
    label: 'Air conditioning for hotel',
    title: 'Quiet rooms, each as its guest wants it',
    text: 'A guest forgives a small room, but not a loud one. We plan guest rooms for silence, public rooms for crowds, and both for a bill that follows the number of guests.',
  },
  {
    part: 'search',
    title: 'Air conditioning for hotel',
    text: 'How to cool a hotel in Bangladesh: guest rooms, corridors and bathrooms, banquet halls, outdoor air after ASHRAE 62.1, and the units that fit.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'A hotel is two buildings in one. Sixty small rooms with sixty set points, most of them empty by day; and a lobby, restaurants and halls that are full for a few hours. One kind of machine rarely suits both, so we divide them first and choose then.',
  },
  {
    part: 'block',
    title: 'Guest rooms: quiet first',
    text: 'The entrance of most guest rooms has a lowered ceiling above the bathroom door: the right place for a slim duct that blows toward the window, above the bed and not onto it. Where there is no such ceiling, a 1 way cassette at the wall needs a void hardly deeper than a beam. We choose the unit so that it reaches the room’s load at medium speed, because high speed is what guests hear.',
    kind: 'one_way_cassette',
    link: '/products/1-way-cassette',
    link_text: '1 way cassettes',
  },
  {
    part: 'block',
    title: 'Many rooms on one system',
    text: 'On a VRF system one outdoor unit serves the rooms of a floor, and works only for those that are occupied. The maker states how many indoor units a larger system takes; how many make sense is another question. We prefer one system per floor or per wing: if one has to be serviced, the guests of that wing can be moved, and nobody else notices.',
    kind: 'outdoor_unit',
    picture: 'gallery/rooftop-rows',
    link: '/products/outdoor',
    link_text: 'VRF outdoor units',
  },
  { part: 'figure', label: 'up to 26 indoor units', title: 'on a larger system [1]' },
  {
    part: 'block',
    title: 'Bathroom, corridor and fresh air',
    text: 'Air goes one way through a guest room: in from an energy recovery ventilator or a fresh air unit, across the bedroom, out through the bathroom. Then towels dry, and the corridor does not smell of anything. Damp walls behind wardrobes, common near the sea in Cox’s Bazar, come from rooms that are cooled while no air is changed. Empty rooms therefore get a little air too.',
    kind: 'ventilation',
    link: '/products/ventilation',
    link_text: 'Ventilation units',
  },
  {
    part: 'block',
    title: 'Key card, window, laundry',
    text: 'A key card switch that kills the power makes the room hot and damp for the returning guest, who then sets 16 °C. Better is a set-back: 27 °C while the card is out, and off only while the window is open. The laundry gets its own exhaust and spot cooling at the ironing places. Banquet halls stand on a system of their own with air handling for the full number of guests.',
    kind: 'outdoor_unit',
    picture: 'gallery/control-panel',
  },
  {
    part: 'design',
    title: 'Outdoor air by room',
    text: `A guest room for two needs about 40 m³ an hour, which is also about what its bathroom exhausts. Public rooms are sized by people, and controlled by carbon dioxide: a banquet hall for 300 runs at a tenth on most days.

Table: Outdoor air by room of a hotel

| Room | People per 100 m² | Per person | Per m² of floor | Together, per person |
| --- | ---: | ---: | ---: | ---: |
| Guest room | 10 | 2.5 L/s | 0.3 L/s | 20 m³/h |
| Lobby | 30 | 3.8 L/s | 0.3 L/s | 17 m³/h |
| Restaurant | 70 | 3.8 L/s | 0.9 L/s | 18 m³/h |
| Banquet and conference | 120 | 2.5 L/s | 0.3 L/s | 10 m³/h |
| Laundry | 10 | 2.5 L/s | 0.6 L/s | 31 m³/h |

After ANSI/ASHRAE Standard 62.1, ventilation rate procedure: outdoor air in the breathing zone, before the correction for how the air is distributed. 100 m² is 1,076 sq ft. For first planning; your building code and your consultant’s figures take precedence.`,
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
    text: 'Long ducts, the machine outside the hall.',
    kind: 'big_duct',
  },
  {
    part: 'fit',
    title: 'Fresh air for rooms',
    text: 'Recovers part of the cooling. Bathrooms with much steam exhaust separately.',
    kind: 'ventilation',
  },
  {
    part: 'fit',
    title: 'Large hotels',
    text: 'Chilled water for some hundred rooms and air handling units.',
    kind: 'chiller',
  },
  {
    part: 'retrofit',
    title: 'Retrofit with guests in the house',
    text: 'We take a wing or a floor at a time, usually between ten in the morning and six in the evening, and never above an occupied room. A guest room is out of sale for two to three days. Where old fan coils still have good pipes, new quiet units on the existing water can be enough. You get the running order of rooms beforehand, so that the front desk can plan.',
  },
  {
    part: 'consultancy',
    title: 'Get Consultancy',
    text: 'Send the room list, the floor plans and the occupancy over the year. An engineer answers with systems, riser sizes, plant space and a price range, for a new building or for one wing.',
  },
  {
    part: 'note',
    title: 'Note 1',
    text: 'Maker’s claim for a larger VRF system. The number depends on the outdoor unit, the sizes of the indoor units and the length of pipe: the selection for your building counts.',
  },
];
