import { groupThousands } from '@shishir/format';
import type { Place, UnitSize } from './unit-view';

interface PlaceTexts {
  /** Place of the unit, or parts that the size does not include. */
  sizeNote: string | null;
  /** Text below 'Does it fit?'. */
  fit: (size: UnitSize) => string;
  /** Captions of the two views. */
  front: string;
  plan: string;
}

const mm = groupThousands;

/** Note about the width and depth of a round cassette. */
export const roundBodyNote: string =
  'Width and depth are the sides of the square that the round unit takes up above the ceiling.';

/** Length of a dimension line. */
export const millimetres = (length: number) => `${mm(length)} mm`;

/** Descriptions of the space that a unit needs. The clearances depend on the site and are not in the catalogue. */
export const mountingTexts: Record<Place, PlaceTexts> = {
  panel: {
    sizeNote: 'Panel not included',
    fit: ({ height }) =>
      `The body is ${mm(height)} mm high. Allow extra for hangers and drain; ask us how much. Only the panel shows below the ceiling.`,
    front: 'Front, panel dashed',
    plan: 'From below, panel dashed',
  },
  void: {
    sizeNote: null,
    fit: ({ height }) =>
      `The body is ${mm(height)} mm high. Allow extra for hangers and drain; ask us how much. Only the grilles show in the room.`,
    front: 'Front, in the ceiling void',
    plan: 'From above',
  },
  ceiling: {
    sizeNote: 'Exposed, below the ceiling',
    fit: ({ height }) =>
      `Hangs exposed, ${mm(height)} mm below the ceiling. No ceiling void needed.`,
    front: 'Front, below the ceiling',
    plan: 'From below',
  },
  wall: {
    sizeNote: 'On the wall',
    fit: ({ width, depth }) => `Takes ${mm(width)} mm of wall and projects ${mm(depth)} mm.`,
    front: 'Front, on the wall',
    plan: 'From above',
  },
  floor: {
    sizeNote: null,
    fit: ({ width, depth }) =>
      `Footprint ${mm(width)} × ${mm(depth)} mm. Leave clearance for airflow and service; see the manufacturer’s data sheet.`,
    front: 'Front, on its base',
    plan: 'From above',
  },
  free: {
    sizeNote: null,
    fit: ({ width, height, depth }) =>
      `The unit is ${mm(width)} mm wide, ${mm(height)} mm high and ${mm(depth)} mm deep.`,
    front: 'Front',
    plan: 'From above',
  },
};
