import oneWayBelow from './diagrams/air-flow-1-way-below.svg?raw';
import oneWaySection from './diagrams/air-flow-1-way-section.svg?raw';
import roundBelow from './diagrams/air-flow-360-below.svg?raw';
import roundSection from './diagrams/air-flow-360-section.svg?raw';
import fourWayBelow from './diagrams/air-flow-4-way-below.svg?raw';
import fourWaySection from './diagrams/air-flow-4-way-section.svg?raw';
import vrfTall from './diagrams/how-vrf-works-tall.svg?raw';
import vrfWide from './diagrams/how-vrf-works-wide.svg?raw';
import roomCeilingMounted from './diagrams/room-ceiling-mounted.svg?raw';
import roomChiller from './diagrams/room-chiller.svg?raw';
import roomDuct from './diagrams/room-duct.svg?raw';
import roomVentilation from './diagrams/room-ventilation.svg?raw';
import roomWallMounted from './diagrams/room-wall-mounted.svg?raw';
import { featuresTexts } from './features.texts';

const { diagrams: texts, labels } = featuresTexts;

/** Drawing that explains a type of unit. Sent as inline markup, so that it uses the fonts of the page. */
export interface FeatureDiagram {
  title: string;
  text: string;
  /** Text alternative. */
  alt: string;
  /** A pair or a room is beside the features; a single drawing below them has a tall and a wide variant. */
  kind: 'pair' | 'room' | 'single';
  svg: string;
}

/** Puts the labels into a drawing, which has their names: '{outdoorUnit}'. */
const labelled = (svg: string) =>
  svg.replace(/\{(\w+)\}/g, (_, name: keyof typeof labels) => labels[name]);

export const HOW_VRF_WORKS: FeatureDiagram = {
  ...texts.vrf,
  kind: 'single',
  svg: labelled(vrfTall + vrfWide),
};

export const AIR_FLOW_360: FeatureDiagram = {
  ...texts.airflow360,
  kind: 'pair',
  svg: labelled(roundSection + roundBelow),
};

export const AIR_FLOW_4_WAY: FeatureDiagram = {
  ...texts.airflow4Way,
  kind: 'pair',
  svg: labelled(fourWaySection + fourWayBelow),
};

export const AIR_FLOW_1_WAY: FeatureDiagram = {
  ...texts.airflow1Way,
  kind: 'pair',
  svg: labelled(oneWaySection + oneWayBelow),
};

const room = (ofRoom: Omit<FeatureDiagram, 'kind' | 'svg'>, svg: string): FeatureDiagram => ({
  ...ofRoom,
  kind: 'room',
  svg: labelled(svg),
});

export const ROOM_DUCT = room(texts.duct, roomDuct);
export const ROOM_WALL_MOUNTED = room(texts.wallMounted, roomWallMounted);
export const ROOM_CEILING_MOUNTED = room(texts.ceilingMounted, roomCeilingMounted);
export const ROOM_VENTILATION = room(texts.ventilation, roomVentilation);
export const ROOM_CHILLER = room(texts.chiller, roomChiller);
