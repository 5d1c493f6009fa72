import { CATEGORY_GROUPS, CATEGORY_KINDS } from './category-kinds';
import { COMMERCIAL_FIELDS } from './commercial-fields';
import { choice, type Field, flag, labelsOf, longText, text } from '../platform/field-kinds';

/** Visitors see active categories only. */
export const STATUSES = ['active', 'inactive', 'archived'] as const;

/**
 * Columns of a category, all of them public. Categories also have `COMMERCIAL_FIELDS` and two lists.
 * Free of zod, so that browser code may load it.
 */
export const CATEGORY_FIELDS = {
  title: { ...text(150), label: 'Title', required: 'Title is required' },
  /** For example '/products/slim-duct'; its last segment is the slug. */
  path: { ...text(190), label: 'Path', required: 'Path is required', translate: false },
  /** Never changes after creation. */
  kind: { ...choice(CATEGORY_KINDS, 'Choose a kind'), label: 'Kind', hasDefault: true },
  /** List shared with other categories, such as '/products/duct'. */
  group: { ...choice(CATEGORY_GROUPS, 'Choose a group, or none'), label: 'Group' },
  position: { kind: 'position', label: 'Position', hasDefault: true },
  description: { ...longText(2000), label: 'Description' },
  type: { ...text(100), label: 'Type' },
  status: { ...choice(STATUSES, 'Choose a status'), label: 'Status', hasDefault: true },
  /** True if its products have panels (cassettes, fan coil units). */
  has_panel: { ...flag, label: 'Has a panel', hasDefault: true },
} as const satisfies Record<string, Field>;

export type CategoryColumn = keyof typeof CATEGORY_FIELDS;
export const CATEGORY_COLUMNS = Object.keys(CATEGORY_FIELDS) as CategoryColumn[];

/** Labels of the columns and of the two lists. */
export const CATEGORY_LABELS = {
  ...labelsOf(CATEGORY_FIELDS),
  ...labelsOf(COMMERCIAL_FIELDS),
  aliases: 'Other spellings',
  brand_warranties: 'Warranties by brand',
};
