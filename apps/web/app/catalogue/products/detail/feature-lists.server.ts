import type { CategoryKind } from '@shishir/contract';
import type { ContentLink, Note } from '../../../content/information/content';
import {
  AIR_FLOW_1_WAY,
  AIR_FLOW_360,
  AIR_FLOW_4_WAY,
  type FeatureDiagram,
  HOW_VRF_WORKS,
  ROOM_CEILING_MOUNTED,
  ROOM_CHILLER,
  ROOM_DUCT,
  ROOM_VENTILATION,
  ROOM_WALL_MOUNTED,
} from './feature-diagrams.server';
import { type Feature, featuresTexts as texts } from './features.texts';

export interface FeatureList {
  title: string;
  points: Feature[];
  diagram: FeatureDiagram;
  notes?: Note[];
  link?: ContentLink;
}

const LESS_ENERGY_NOTE: Note = { text: texts.notes.lessEnergy };

const WIND_FREE_LINK: ContentLink = { to: '/wind-free', text: texts.windFree };

const OUTDOOR: FeatureList = { ...texts.outdoorUnit, diagram: HOW_VRF_WORKS };

const CASSETTE_360: FeatureList = {
  ...texts.cassette360,
  diagram: AIR_FLOW_360,
  notes: [LESS_ENERGY_NOTE],
  link: WIND_FREE_LINK,
};

const CASSETTE_4_WAY: FeatureList = {
  ...texts.cassette4Way,
  diagram: AIR_FLOW_4_WAY,
  notes: [LESS_ENERGY_NOTE, { text: texts.notes.airHoles }],
  link: WIND_FREE_LINK,
};

const CASSETTE_1_WAY: FeatureList = {
  ...texts.cassette1Way,
  diagram: AIR_FLOW_1_WAY,
  notes: [LESS_ENERGY_NOTE],
  link: WIND_FREE_LINK,
};

const DUCT: FeatureList = { ...texts.duct, diagram: ROOM_DUCT };

const LISTS: Partial<Record<CategoryKind, FeatureList>> = {
  outdoor_unit: OUTDOOR,
  round_cassette: CASSETTE_360,
  four_way_cassette: CASSETTE_4_WAY,
  one_way_cassette: CASSETTE_1_WAY,
  big_duct: DUCT,
  medium_duct: DUCT,
  slim_duct: DUCT,
  wall_mounted: { ...texts.wallMounted, diagram: ROOM_WALL_MOUNTED, link: WIND_FREE_LINK },
  ceiling_mounted: { ...texts.ceilingMounted, diagram: ROOM_CEILING_MOUNTED },
  ventilation: { ...texts.ventilation, diagram: ROOM_VENTILATION },
  chiller: { ...texts.chiller, diagram: ROOM_CHILLER },
};

/** Returns the features of a category kind; null if it has none. */
export const featuresOf = (kind: CategoryKind): FeatureList | null => LISTS[kind] ?? null;
