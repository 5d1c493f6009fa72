import type { CatalogueProduct, CategoryKind } from '@shishir/contract';

/** Mounting place of a unit. Its size is described and drawn accordingly. */
export type Place = 'panel' | 'void' | 'ceiling' | 'wall' | 'floor' | 'free';
/** Plan view of the unit. */
export type Plan = 'four' | 'round' | 'two' | 'one' | 'duct' | 'grille' | 'fans' | 'box';

export interface Mounting {
  place: Place;
  plan: Plan;
}

const FREE: Mounting = { place: 'free', plan: 'box' };
const MOUNTINGS: Record<CategoryKind, Mounting> = {
  outdoor_unit: { place: 'floor', plan: 'fans' },
  round_cassette: { place: 'panel', plan: 'round' },
  four_way_cassette: { place: 'panel', plan: 'four' },
  two_way_cassette: { place: 'panel', plan: 'two' },
  one_way_cassette: { place: 'panel', plan: 'one' },
  big_duct: { place: 'void', plan: 'duct' },
  medium_duct: { place: 'void', plan: 'duct' },
  slim_duct: { place: 'void', plan: 'duct' },
  wall_mounted: { place: 'wall', plan: 'grille' },
  ceiling_mounted: { place: 'ceiling', plan: 'grille' },
  floor_standing: { place: 'floor', plan: 'grille' },
  ventilation: { place: 'void', plan: 'duct' },
  air_handling_unit: { place: 'floor', plan: 'box' },
  chiller: { place: 'floor', plan: 'fans' },
  split: { place: 'wall', plan: 'grille' },
  rooftop_package: { place: 'floor', plan: 'fans' },
  cold_room: FREE,
  dehumidifier: FREE,
  filter: FREE,
  other: FREE,
};

/** Returns the mounting of a category's units. */
export const mountingOf = (kind: CategoryKind): Mounting => MOUNTINGS[kind];

/** In millimetres. */
export interface Size {
  width: number;
  height: number;
  depth: number;
}

/** Returns the outer size of a product; null if a side is missing or negative. */
export function sizeOf(product: CatalogueProduct): Size | null {
  const { size_width_mm: width, size_height_mm: height, size_depth_mm: depth } = product;
  if (!width || !height || !depth || Math.min(width, height, depth) < 0) return null;
  return { width, height, depth };
}

interface PlaceTexts {
  /** Place of the unit, or parts that the size does not include. */
  sizeNote: string | null;
  /** Text below 'Does it fit?'. */
  fitText: (size: Size) => string;
  /** Captions of the two views. */
  front: string;
  plan: string;
}

/** The required space depends on the site and is not in the catalogue. */
const MORE_ROOM = 'Plan more for hangers and drain: sales tells you how much.';

export const PLACE_TEXTS: Record<Place, PlaceTexts> = {
  panel: {
    sizeNote: 'Without panel',
    fitText: (s) =>
      `Body ${s.height} mm high. ${MORE_ROOM} Only the panel shows below the ceiling.`,
    front: 'Front, panel dashed',
    plan: 'From below, panel dashed',
  },
  void: {
    sizeNote: null,
    fitText: (s) => `Body ${s.height} mm high. ${MORE_ROOM} Only the grilles show in the room.`,
    front: 'Front, in the ceiling void',
    plan: 'From above',
  },
  ceiling: {
    sizeNote: 'Below the ceiling, in view',
    fitText: (s) =>
      `The unit hangs ${s.height} mm below the ceiling, in view. It needs no ceiling void.`,
    front: 'Front, below the ceiling',
    plan: 'From below',
  },
  wall: {
    sizeNote: 'On the wall',
    fitText: (s) => `The unit takes ${s.width} mm of wall and stands ${s.depth} mm out from it.`,
    front: 'Front, on the wall',
    plan: 'From above',
  },
  floor: {
    sizeNote: null,
    fitText: (s) =>
      `The unit stands on ${s.width} × ${s.depth} mm. Leave room for air and service: the clearances are in the maker’s data sheet.`,
    front: 'Front, on its base',
    plan: 'From above',
  },
  free: {
    sizeNote: null,
    fitText: (s) => `The unit is ${s.width} mm wide, ${s.height} mm high and ${s.depth} mm deep.`,
    front: 'Front',
    plan: 'From above',
  },
};
