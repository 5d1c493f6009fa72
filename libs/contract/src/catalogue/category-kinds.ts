/**
 * What a category is, whatever its title and its address are. Drawings, feature texts and the tiles of the home
 * page belong to a kind. Chosen once, when the category is made; the database has these words, so none is renamed
 * without a migration.
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

/** What people call each kind. */
export const CATEGORY_KIND_LABELS: Record<CategoryKind, string> = {
  outdoor_unit: 'Outdoor unit',
  round_cassette: '360 cassette',
  four_way_cassette: '4-way cassette',
  two_way_cassette: '2-way cassette',
  one_way_cassette: '1-way cassette',
  big_duct: 'Big duct',
  medium_duct: 'Medium duct',
  slim_duct: 'Slim duct',
  wall_mounted: 'Wall mounted',
  ceiling_mounted: 'Ceiling mounted',
  floor_standing: 'Floor standing',
  ventilation: 'Ventilation',
  air_handling_unit: 'Air handling unit (AHU)',
  chiller: 'Chiller',
  split: 'Split AC',
  rooftop_package: 'Rooftop package',
  cold_room: 'Cold room',
  dehumidifier: 'Dehumidifier',
  filter: 'Filter',
  other: 'Other',
};

/**
 * Categories of one group have a list together, at `/products/{group}`. A category may change its group. The site
 * has the heading and the text of each list; no category can have a group's name as its path.
 */
export const CATEGORY_GROUPS = ['duct'] as const;
export type CategoryGroup = (typeof CATEGORY_GROUPS)[number];

export const CATEGORY_GROUP_LABELS: Record<CategoryGroup, string> = { duct: 'Duct' };

/** The indoor units of a VRF system: none of them cools without an outdoor unit. */
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

/** True of a unit that is an indoor unit of a VRF system, by the kind of its category. */
export const needsOutdoorUnit = (kind: CategoryKind): boolean => VRF_INDOOR_KINDS.includes(kind);

/** The parts of a VRF system. */
export const SYSTEM_PARTS = ['Outdoor Unit', 'Indoor Unit'] as const;
export type SystemPart = (typeof SYSTEM_PARTS)[number];

/** The type of every product of a kind: its part in a VRF system; null if it is no part of one. */
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

/** The name of one product of a kind: its part in a VRF system, else 'Chiller', 'Cold room unit' and so on. */
export const unitTypeLabel = (kind: CategoryKind): string =>
  systemPart(kind) ?? UNIT_TYPES[kind] ?? 'Other unit';

const WITH_COMPRESSOR: readonly CategoryKind[] = [
  'outdoor_unit',
  'chiller',
  'split',
  'rooftop_package',
];

/** True if the power input of such a unit includes its compressor; that of an indoor unit is its fan alone. */
export const hasCompressor = (kind: CategoryKind): boolean => WITH_COMPRESSOR.includes(kind);
