import type { SectionSeed } from './section-seed';

/** Sections of the page 'wind-free'. */
export const windFree: SectionSeed[] = [
  {
    part: 'banner',
    title: 'Wind-Free cooling',
    text: 'Cooling without a draught on your neck: once the room is cool, the louvres close and cold air seeps slowly through fine holes in the panel.',
    picture: 'brands/still-air',
  },
  {
    part: 'search',
    title: 'Wind-Free cooling',
    text: 'How Wind-Free air conditioning works: fine holes instead of a draught, what the manufacturer claims and under which conditions, and units from the catalogue.',
  },
  {
    part: 'intro',
    title: 'Introduction',
    text: 'People rarely complain that an office is cold. They complain about the draught. Wind-Free is Samsung’s name for units that stop blowing once the hard work is done, and hold the temperature with still air.',
  },
  {
    part: 'step',
    title: 'Fast cooling first',
    text: 'The unit starts like any other: louvres open, fan at speed, until the room reaches the temperature you set. On a hot afternoon that takes ten to thirty minutes.',
  },
  {
    part: 'step',
    title: 'Then the louvres close',
    text: 'The fan slows down, and the air leaves through the fine holes in the panel, slower than 0.15 m/s. At that speed people feel the cooling but no movement.[1] Cold air is heavier than the air in the room, so it sinks by itself.',
  },
  {
    part: 'step',
    title: 'And open again when needed',
    text: 'If the door has been open, or the meeting has filled up, the temperature rises and the unit goes back to fast cooling. You can also switch between the two by hand.',
  },
  {
    part: 'figure',
    label: '15,672',
    title: 'micro air holes [2]',
    text: 'in one Wind-Free panel of the 4-way cassette. Other panels have different numbers.',
  },
  {
    part: 'figure',
    label: 'up to 55%',
    title: 'energy saving [3]',
    text: 'in Wind-Free mode compared with fast cooling on the same unit. It compares two modes, not two units.',
  },
  {
    part: 'fit',
    title: '360 Cassette',
    text: 'Air in every direction, for lobbies, shops and open ceilings.',
    kind: 'round_cassette',
  },
  {
    part: 'fit',
    title: '4 Way Cassette',
    text: 'Four louvres with fine holes, flush with the ceiling.',
    kind: 'four_way_cassette',
  },
  {
    part: 'fit',
    title: '1 Way Cassette',
    text: 'A narrow panel at the wall, for bedrooms and corridors.',
    kind: 'one_way_cassette',
  },
  {
    part: 'fit',
    title: 'Wall Mounted',
    text: 'Fine holes across the whole front, for rooms without a false ceiling.',
    kind: 'wall_mounted',
  },
  {
    part: 'block',
    title: 'What it does not do',
    text: `Wind-Free changes how the air is delivered, not how it is cooled. The indoor unit needs the same outdoor unit, pipes and drain as any other, and the same capacity. If the unit is too small for the room in April, the room never gets cool enough for the louvres to close.

It removes less moisture than ordinary cooling: at low load the compressor runs slowly and may stop. On humid, mild days use dry mode or ordinary cooling for an hour. An oversized unit rests even more often, so we size it for the load, and not one step larger. It does not bring in fresh air either: a meeting room also needs a ventilator.

And it suits quiet rooms more than busy ones. In a bedroom, a ward, a reading room or an office with fixed seats you notice the difference on the first day. In a kitchen, a gym or a shop with an open door the unit stays in fast cooling most of the time, and a standard panel does just as well.`,
  },
  {
    part: 'question',
    title: 'Do the holes get blocked with dust?',
    text: 'The air passes the filter before it reaches the panel, so what settles is fine dust on the outside. Wipe the panel when you wash the filter. Near a main road in Dhaka that is every two to four weeks.',
  },
  {
    part: 'question',
    title: 'Does it work with my existing outdoor unit?',
    text: 'Often, if it is a VRF unit from the same maker with matching refrigerant and controls. Send us the model on its label and we’ll look it up.',
  },
  {
    part: 'question',
    title: 'Is it quieter?',
    text: 'In Wind-Free mode, yes, because the fan runs slowly. How quiet depends on the model and its size: the figure in dB(A) is in the data sheet, for a stated distance.',
  },
  {
    part: 'question',
    title: 'Which units have it?',
    text: 'Look for the Wind-Free label in the catalogue. You can filter every list by it. Ducted units have no panel and therefore no Wind-Free mode.',
  },
  {
    part: 'note',
    title: 'Note 1',
    text: 'Manufacturer’s claim, with reference to ASHRAE’s definition of still air, below 0.15 m/s. What you feel also depends on temperature and clothing.',
  },
  {
    part: 'note',
    title: 'Note 2',
    text: 'Manufacturer’s figure for one panel of the 4-way cassette. The panel of the model you choose may have a different number.',
  },
  {
    part: 'note',
    title: 'Note 3',
    text: 'Manufacturer’s claim for Wind-Free mode compared with fast cooling on the same unit. Depends on model and room; not a forecast of your bill.',
  },
  {
    part: 'closing',
    title: 'Describe the room. We’ll tell you whether Wind-Free suits it.',
    text: 'Send us the floor area, ceiling height and use. You get a model and a price from an engineer.',
    link_text: 'Contact Us',
  },
];
