import type { CategoryKind } from '@shishir/contract';
import type { ContentLink, MarkedText, Note } from '../../../content/information/content';
import {
  AIR_FLOW_1_WAY,
  AIR_FLOW_360,
  AIR_FLOW_4_WAY,
  type FeatureDiagram,
  HOW_VRF_WORKS,
} from './feature-diagrams.server';

/** A reason to choose a type of unit: figure, name and text. */
interface Feature {
  figure: string;
  name: string;
  text: MarkedText;
}

export interface FeatureList {
  title: string;
  points: Feature[];
  diagram?: FeatureDiagram;
  notes?: Note[];
  link?: ContentLink;
}

const SHARED_PIPES: Feature = {
  figure: 'One pair',
  name: 'Part of a VRF system',
  text: 'Hangs on the same two copper pipes as every other indoor unit, and has its own temperature.',
};

const LESS_ENERGY: Feature = {
  figure: 'up to 55%',
  name: 'Less energy',
  text: 'In Wind-Free mode, against fast cooling of the same unit.[1]',
};

const LESS_ENERGY_NOTE: Note = {
  text: 'Maker’s claim for Wind-Free mode against fast cooling. It depends on model and room, and is no forecast of your bill.',
};

const WIND_FREE_LINK: ContentLink = { to: '/wind-free', text: 'How Wind-Free works' };

/** Reminder that hangers and drain need more than the height of the body. */
const MORE_ROOM = 'Plan more for hangers and drain: see the drawing of the model.';

const OUTDOOR: FeatureList = {
  title: 'One outdoor unit, every room at its own temperature',
  points: [
    {
      figure: '8 to 34 HP',
      name: 'Steps of 2 HP',
      text: 'From an office floor to a whole building: pay for the size that the building needs.',
    },
    {
      figure: 'Inverter',
      name: 'Power follows the load',
      text: 'The compressor slows down when rooms are cool, instead of stopping and starting again.',
    },
    {
      figure: 'One pair',
      name: 'One pipe run, many rooms',
      text: 'Cassettes, ducts and wall units share two copper pipes. Each room sets its own temperature.',
    },
    {
      figure: 'Heat pump',
      name: 'Heats in winter',
      text: 'The system reverses and heats the same rooms through the same pipes.',
    },
    {
      figure: '1,695 mm',
      name: 'One height',
      text: 'Every size is equally high, so a row on the roof stays in line.',
    },
    {
      figure: 'R410A',
      name: 'Non-flammable refrigerant',
      text: 'ASHRAE class A1, GWP 2,088 (AR4).',
    },
  ],
  diagram: HOW_VRF_WORKS,
};

const CASSETTE_360: FeatureList = {
  title: 'Even air all round',
  points: [
    {
      figure: '360°',
      name: 'Air all around',
      text: 'The round outlet has no corners, so no seat in the room is left out.',
    },
    {
      figure: 'No louvres',
      name: 'Nothing in the way',
      text: 'Air leaves without blades that turn part of it back. It runs along the ceiling, then falls.',
    },
    LESS_ENERGY,
    {
      figure: '947 mm',
      name: 'One width for all sizes',
      text: 'Large and small capacities look alike in one ceiling.',
    },
    {
      figure: 'from 281 mm',
      name: 'Body height',
      text: `Of the small sizes. ${MORE_ROOM}`,
    },
    {
      figure: 'Open slab',
      name: 'Works without a false ceiling',
      text: 'Can hang below an open slab in a café, showroom or lobby.',
    },
    SHARED_PIPES,
  ],
  diagram: AIR_FLOW_360,
  notes: [LESS_ENERGY_NOTE],
  link: WIND_FREE_LINK,
};

const CASSETTE_4_WAY: FeatureList = {
  title: 'Four sides, one even temperature',
  points: [
    {
      figure: '4 sides',
      name: 'Air in every direction',
      text: 'Each side can be closed, so a wall or a desk below gets no draught.',
    },
    {
      figure: '15,672',
      name: 'Micro air holes',
      text: 'In the Wind-Free panel: cold air sinks through them once the room is at temperature.[2]',
    },
    LESS_ENERGY,
    {
      figure: 'from 204 mm',
      name: 'Body height',
      text: `Of the small sizes. ${MORE_ROOM}`,
    },
    {
      figure: '840 mm',
      name: 'One width for all sizes',
      text: 'A small office and the meeting room beside it show the same square in the ceiling.',
    },
    {
      figure: 'from 36 W',
      name: 'Low fan power',
      text: 'What the smallest indoor unit takes. The outdoor unit draws the power for the cooling.',
    },
    SHARED_PIPES,
  ],
  diagram: AIR_FLOW_4_WAY,
  notes: [LESS_ENERGY_NOTE, { text: 'Maker’s figure, for one panel of the 4 way cassette.' }],
  link: WIND_FREE_LINK,
};

const CASSETTE_1_WAY: FeatureList = {
  title: 'Thin enough for a bedroom ceiling',
  points: [
    {
      figure: '135 mm',
      name: 'Body height',
      text: `The flattest cassette in the catalogue. ${MORE_ROOM}`,
    },
    {
      figure: '410 mm',
      name: 'Narrow',
      text: 'Fits along the wall of a bedroom or a corridor.',
    },
    {
      figure: '1 side',
      name: 'Air from the edge',
      text: 'Blows from the wall into the room, not down on the bed or the desk below it.',
    },
    {
      figure: 'Wind-Free',
      name: 'Sleep without a draught',
      text: 'At temperature the louvre closes and cold air comes through the panel.',
    },
    LESS_ENERGY,
    {
      figure: 'from 32 W',
      name: 'Low fan power',
      text: 'What the smallest indoor unit takes. The outdoor unit draws the power for the cooling.',
    },
    SHARED_PIPES,
  ],
  diagram: AIR_FLOW_1_WAY,
  notes: [LESS_ENERGY_NOTE],
  link: WIND_FREE_LINK,
};

const DUCT: FeatureList = {
  title: 'Out of sight, and quiet',
  points: [
    {
      figure: 'Out of sight',
      name: 'Only grilles show',
      text: 'The unit lies above the ceiling. The interior keeps its own lines.',
    },
    {
      figure: 'from 199 mm',
      name: 'Three heights of body',
      text: `Slim for flats and hotel rooms, medium for shops and offices, big for halls. ${MORE_ROOM}`,
    },
    {
      figure: 'One unit',
      name: 'Several rooms',
      text: 'A duct with branches brings one unit to every corner of a floor.',
    },
    {
      figure: 'Long runs',
      name: 'Pressure where it is needed',
      text: 'Medium and high static types push air through long ducts and fine filters.',
    },
    {
      figure: 'Fresh air',
      name: 'Mixed in before the room',
      text: 'Outdoor air can join the return duct, cooled and filtered on its way.',
    },
    {
      figure: 'Heat pump',
      name: 'Heats in winter',
      text: 'The same ducts bring warm air when the north is cold.',
    },
    SHARED_PIPES,
  ],
};

const LISTS: Partial<Record<CategoryKind, FeatureList>> = {
  outdoor_unit: OUTDOOR,
  round_cassette: CASSETTE_360,
  four_way_cassette: CASSETTE_4_WAY,
  one_way_cassette: CASSETTE_1_WAY,
  big_duct: DUCT,
  medium_duct: DUCT,
  slim_duct: DUCT,
};

/** Returns the features of a category kind; null if it has none. */
export const featuresOf = (kind: CategoryKind): FeatureList | null => LISTS[kind] ?? null;
