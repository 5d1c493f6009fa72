import type { CategoryKind } from '@shishir/contract';
import type { MarkedText, Note, Question } from '../../content/information/content';

export interface WindFreeContent {
  lead: string;
  intro: MarkedText;
  steps: { title: string; text: MarkedText }[];
  claims: { value: string; label: string; text: MarkedText; note: number }[];
  limits: { title: string; paragraphs: MarkedText[] };
  questions: Question[];
  notes: Note[];
}

export const WIND_FREE: WindFreeContent = {
  lead: 'Cooling without a draught on your neck: once the room is cool, the louvres close and cold air seeps slowly through fine holes in the panel.',
  intro:
    'People rarely complain that an office is cold. They complain about the draught. Wind-Free is Samsung’s name for units that stop blowing once the hard work is done, and hold the temperature with still air.',
  steps: [
    {
      title: 'Fast cooling first',
      text: 'The unit starts like any other: louvres open, fan at speed, until the room reaches the temperature you set. On a hot afternoon that takes ten to thirty minutes.',
    },
    {
      title: 'Then the louvres close',
      text: 'The fan slows down, and the air leaves through the fine holes in the panel, slower than 0.15 m/s. At that speed people feel the cooling but no movement.[1] Cold air is heavier than the air in the room, so it sinks by itself.',
    },
    {
      title: 'And open again when needed',
      text: 'If the door has been open, or the meeting has filled up, the temperature rises and the unit goes back to fast cooling. You can also switch between the two by hand.',
    },
  ],
  claims: [
    {
      value: '15,672',
      label: 'micro air holes',
      text: 'in one Wind-Free panel of the 4-way cassette. Other panels have different numbers.',
      note: 2,
    },
    {
      value: 'up to 55%',
      label: 'energy saving',
      text: 'in Wind-Free mode compared with fast cooling on the same unit. It compares two modes, not two units.',
      note: 3,
    },
  ],
  limits: {
    title: 'What it does not do',
    paragraphs: [
      'Wind-Free changes how the air is delivered, not how it is cooled. The indoor unit needs the same outdoor unit, pipes and drain as any other, and the same capacity. If the unit is too small for the room in April, the room never gets cool enough for the louvres to close.',
      'It does not dry the air by itself. At low fan speed the coil is cold and removes moisture, but in the wettest weeks of the monsoon an oversized unit rests too often. So we size it for the load, and not one step larger. It does not bring in fresh air either: a meeting room also needs a ventilator.',
      'And it suits quiet rooms more than busy ones. In a bedroom, a ward, a reading room or an office with fixed seats you notice the difference on the first day. In a kitchen, a gym or a shop with an open door the unit stays in fast cooling most of the time, and a standard panel does just as well.',
    ],
  },
  questions: [
    {
      question: 'Do the holes get blocked with dust?',
      answer:
        'The air passes the filter before it reaches the panel, so what settles is fine dust on the outside. Wipe the panel when you wash the filter. Near a main road in Dhaka that is every two to four weeks.',
    },
    {
      question: 'Does it work with my existing outdoor unit?',
      answer:
        'Often, if it is a VRF unit from the same maker with matching refrigerant and controls. Send us the model on its label and we’ll look it up.',
    },
    {
      question: 'Is it quieter?',
      answer:
        'In Wind-Free mode, yes, because the fan runs slowly. How quiet depends on the model and its size: the figure in dB(A) is in the data sheet, for a stated distance.',
    },
    {
      question: 'Which units have it?',
      answer:
        'Look for the Wind-Free label in the catalogue. You can filter every list by it. Ducted units have no panel and therefore no Wind-Free mode.',
    },
  ],
  notes: [
    {
      text: 'Manufacturer’s claim, with reference to ASHRAE’s definition of still air, below 0.15 m/s. What you feel also depends on temperature and clothing.',
    },
    {
      text: 'Manufacturer’s figure for one panel of the 4-way cassette. The panel of the model you choose may have a different number.',
    },
    {
      text: 'Manufacturer’s claim for Wind-Free mode compared with fast cooling on the same unit. Depends on model and room; not a forecast of your bill.',
    },
  ],
};

/** Recommended use of a category kind, for cards. */
export const KIND_TEXTS: Partial<Record<CategoryKind, string>> = {
  round_cassette: 'Air in every direction, for lobbies, shops and open ceilings.',
  four_way_cassette: 'Four louvres with fine holes, flush with the ceiling.',
  one_way_cassette: 'A narrow panel at the wall, for bedrooms and corridors.',
  wall_mounted: 'Fine holes across the whole front, for rooms without a false ceiling.',
};
