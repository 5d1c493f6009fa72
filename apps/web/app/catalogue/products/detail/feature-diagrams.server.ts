import oneWayBelow from './diagrams/air-flow-1-way-below.svg?raw';
import oneWaySection from './diagrams/air-flow-1-way-section.svg?raw';
import roundBelow from './diagrams/air-flow-360-below.svg?raw';
import roundSection from './diagrams/air-flow-360-section.svg?raw';
import fourWayBelow from './diagrams/air-flow-4-way-below.svg?raw';
import fourWaySection from './diagrams/air-flow-4-way-section.svg?raw';
import vrfTall from './diagrams/how-vrf-works-tall.svg?raw';
import vrfWide from './diagrams/how-vrf-works-wide.svg?raw';

/** Drawing that explains a type of unit. Sent as inline markup, so that it uses the fonts of the page. */
export interface FeatureDiagram {
  title: string;
  text: string;
  /** Text alternative. */
  alt: string;
  /** A pair is side by side on wide screens; a single drawing has a tall and a wide variant. */
  kind: 'pair' | 'single';
  svg: string;
}

export const HOW_VRF_WORKS: FeatureDiagram = {
  title: 'How a VRF system works',
  text: 'One pair of pipes runs through the building. Branch joints divide the refrigerant, and a valve before each unit lets in only what its room asks for. The thicker the line, the more flows.',
  alt: 'How a VRF system works: one outdoor unit on the roof is joined by one pair of pipes to three indoor units. A valve before each lets in what its room asks for: all in the meeting room, half in the office, nothing in the store.',
  kind: 'single',
  svg: vrfTall + vrfWide,
};

export const AIR_FLOW_360: FeatureDiagram = {
  title: 'Where the air goes',
  text: 'Room air rises into the middle of the panel. Cool air leaves along the whole rim, follows the ceiling and comes down far from the unit, equally strong in every direction.',
  alt: 'Air flow of a 360 cassette: room air rises into its middle, cool air leaves all round along the ceiling. Seen from below, twelve arrows leave it like the rays of a star.',
  kind: 'pair',
  svg: roundSection + roundBelow,
};

export const AIR_FLOW_4_WAY: FeatureDiagram = {
  title: 'Where the air goes',
  text: 'Room air rises through the grille in the middle. Cool air leaves past four louvres, one on each side. A side above a desk can be closed.',
  alt: 'Air flow of a 4-way cassette: room air rises through the grille in its middle, cool air leaves past its louvres. Seen from below, three arrows leave each of its four sides.',
  kind: 'pair',
  svg: fourWaySection + fourWayBelow,
};

export const AIR_FLOW_1_WAY: FeatureDiagram = {
  title: 'Where the air goes',
  text: 'The unit lies along the wall. Room air rises into its inner half, cool air leaves the one long louvre and crosses the room, away from the wall.',
  alt: 'Air flow of a 1-way cassette: in the ceiling beside a wall, it draws room air in and sends cool air across the room, away from the wall. Seen from below, six arrows leave its one long louvre.',
  kind: 'pair',
  svg: oneWaySection + oneWayBelow,
};
