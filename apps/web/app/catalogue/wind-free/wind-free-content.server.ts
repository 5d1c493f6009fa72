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
  lead: 'Cooling without a stream of air on your neck: once the room is cool, the louvres close and cold air comes slowly through fine holes in the panel.',
  intro:
    'People rarely complain that an office is cold. They complain that it blows. Wind-Free is Samsung’s name for units that stop blowing when the hard work is done, and hold the temperature with still air.',
  steps: [
    {
      title: 'Fast cooling first',
      text: 'The unit starts like any other: louvres open, fan at speed, until the room is at the temperature that you have set. On a hot afternoon that takes ten to thirty minutes.',
    },
    {
      title: 'Then the louvres close',
      text: 'The fan goes down, and the air leaves through the fine holes in the panel, slower than 0.15 m/s. At that speed people feel the coolness and no movement.[1] Cold air is heavier than the air of the room, so it sinks by itself.',
    },
    {
      title: 'And open again when needed',
      text: 'When the door has stood open, or the meeting has filled up, the temperature rises and the unit goes back to fast cooling. You can also switch between the two by hand.',
    },
  ],
  claims: [
    {
      value: '15,672',
      label: 'micro air holes',
      text: 'in one Wind-Free panel of the 4 way cassette. Other panels have other numbers.',
      note: 2,
    },
    {
      value: 'up to 55%',
      label: 'energy saving',
      text: 'in Wind-Free mode against the fast cooling of the same unit. It is a comparison of two modes, not of two machines.',
      note: 3,
    },
  ],
  limits: {
    title: 'What it does not do',
    paragraphs: [
      'Wind-Free is a way of blowing, not another way of making cold. The indoor unit needs the same outdoor unit, pipes and drain as any other, and the same capacity. If a room is too small for its load in April, it never gets cool enough for the louvres to close.',
      'It does not dry the air by itself. At low fan speed the coil is cold and takes out moisture, but in the wettest weeks of the monsoon an oversized unit rests too often. We therefore choose the size from the load, and not one step larger. It does not bring fresh air either: a meeting room needs a ventilator beside it.',
      'And it suits quiet rooms more than busy ones. In a bedroom, a ward, a reading room or an office with fixed seats the difference is clear on the first day. In a kitchen, a gym or a shop with an open door the unit stays in fast cooling most of the time, and a panel without holes does as well.',
    ],
  },
  questions: [
    {
      question: 'Do the holes get blocked with dust?',
      answer:
        'The air passes the filter before it reaches the panel, so what settles is fine dust on the outside. Wipe the panel when you wash the filter. Near a main road in Dhaka that is every two to four weeks.',
    },
    {
      question: 'Can I have it with my present outdoor unit?',
      answer:
        'Often, if it is a VRF unit of the same maker and its refrigerant and controls match. Send us the model on its label, and we look it up.',
    },
    {
      question: 'Is it quieter?',
      answer:
        'In Wind-Free mode yes, since the fan runs slowly. How quiet depends on the model and its size: the figure in dB(A) is in the data sheet, for a stated distance.',
    },
    {
      question: 'Which units have it?',
      answer:
        'In the catalogue the label Wind-free says so. You can filter every list by it. Ducted units have no panel and therefore no Wind-Free mode.',
    },
  ],
  notes: [
    {
      text: 'Maker’s claim. ASHRAE’s definition of still air, below 0.15 m/s, is the maker’s reference; what you feel also depends on temperature and clothing.',
    },
    {
      text: 'Maker’s figure, for one panel of the 4 way cassette. The panel of the model that you choose may have another number.',
    },
    {
      text: 'Maker’s claim for Wind-Free mode against fast cooling of the same unit. It depends on model and room, and is no forecast of your bill.',
    },
  ],
};

/** Recommended use of a category kind, for cards. */
export const KIND_TEXTS: Partial<Record<CategoryKind, string>> = {
  round_cassette: 'Air all round, for lobbies, shops and open ceilings.',
  four_way_cassette: 'Four louvres with fine holes, flush with a ceiling of tiles.',
  one_way_cassette: 'A narrow panel at the wall, for bedrooms and corridors.',
  wall_mounted: 'Fine holes over the whole front, for rooms without a false ceiling.',
};
