import { categoryKindTexts } from './category-kinds.texts';

/**
 * Kinds of categories, independent of title and address. Drawings, feature texts and the tiles of the home page depend
 * on the kind. It is chosen when a category is created and never changes. The database stores these words, so renaming
 * one needs a migration.
 */
export const CATEGORY_KINDS = [
  'outdoor_unit',
  'round_cassette',
  'four_way_cassette',
  'two_way_cassette',
  'one_way_cassette',
  'big_duct',
  'medium_duct',
  'slim_duct',
  'wall_mounted',
  'ceiling_mounted',
  'floor_standing',
  'ventilation',
  'air_handling_unit',
  'chiller',
  'split',
  'rooftop_package',
  'cold_room',
  'dehumidifier',
  'filter',
  'other',
] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

export const CATEGORY_KIND_LABELS: Readonly<Record<CategoryKind, string>> = categoryKindTexts;

/**
 * Groups of categories that share a list at `/products/{group}`. A category can move to another group. The site holds
 * the heading and text of each list; no category may use the name of a group as its path.
 */
export const CATEGORY_GROUPS = ['duct'] as const;
export type CategoryGroup = (typeof CATEGORY_GROUPS)[number];

export const CATEGORY_GROUP_LABELS: Record<CategoryGroup, string> = { duct: 'Duct' };

/** Indoor units of a VRF system; none of them cools without an outdoor unit. */
export const VRF_INDOOR_KINDS: readonly CategoryKind[] = [
  'round_cassette',
  'four_way_cassette',
  'two_way_cassette',
  'one_way_cassette',
  'big_duct',
  'medium_duct',
  'slim_duct',
  'wall_mounted',
  'ceiling_mounted',
  'floor_standing',
];

/** Returns whether units of this kind are indoor units of a VRF system. */
export const needsOutdoorUnit = (kind: CategoryKind): boolean => VRF_INDOOR_KINDS.includes(kind);

export const SYSTEM_PARTS = ['Outdoor Unit', 'Indoor Unit'] as const;
export type SystemPart = (typeof SYSTEM_PARTS)[number];

/** Returns the part that products of a kind have in a VRF system, which is also their type; null for other kinds. */
export function systemPart(kind: CategoryKind): SystemPart | null {
  if (kind === 'outdoor_unit') return 'Outdoor Unit';
  return needsOutdoorUnit(kind) ? 'Indoor Unit' : null;
}

const UNIT_TYPES: Partial<Record<CategoryKind, string>> = {
  ventilation: 'Ventilator',
  air_handling_unit: 'Air handling unit',
  chiller: 'Chiller',
  split: 'Split AC',
  rooftop_package: 'Rooftop package',
  cold_room: 'Cold room unit',
  dehumidifier: 'Dehumidifier',
  filter: 'Filter',
};

/** Returns the name for one product of a kind: its part in a VRF system, else 'Chiller', 'Cold room unit' and so on. */
export const unitTypeLabel = (kind: CategoryKind): string =>
  systemPart(kind) ?? UNIT_TYPES[kind] ?? 'Other unit';

const WITH_COMPRESSOR: readonly CategoryKind[] = [
  'outdoor_unit',
  'chiller',
  'split',
  'rooftop_package',
];

/** Returns whether the power input of such a unit includes a compressor; that of an indoor unit is only its fan. */
export const hasCompressor = (kind: CategoryKind): boolean => WITH_COMPRESSOR.includes(kind);
