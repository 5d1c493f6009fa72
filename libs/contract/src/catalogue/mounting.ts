import type { Mounting } from '@shishir/sizing';
import type { CategoryKind } from './category-kinds';

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
