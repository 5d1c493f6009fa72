import { CATEGORY_GROUPS, CATEGORY_KINDS } from './category-kinds';
import { COMMERCIAL_FIELDS } from './commercial-fields';
import { choice, type Field, flag, labelsOf, longText, text } from '../platform/field-kinds';
import { catalogueLabels as texts } from './catalogue-labels.texts';

/** Visitors see active categories only. */
export const STATUSES = ['active', 'inactive', 'archived'] as const;

/**
 * Columns of a category, all of them public. Categories also have `COMMERCIAL_FIELDS` and two lists.
 * Free of zod, so that browser code may load it.
 */
export const CATEGORY_FIELDS = {
  title: { ...text(150), label: texts.labels.title, required: texts.errors.titleRequired },
  /** For example '/products/slim-duct'; its last segment is the slug. */
  path: {
    ...text(190),
    label: texts.labels.path,
    required: texts.errors.pathRequired,
    translate: false,
  },
  /** Never changes after creation. */
  kind: {
    ...choice(CATEGORY_KINDS, texts.errors.chooseKind),
    label: texts.labels.kind,
    hasDefault: true,
  },
  /** List shared with other categories, such as '/products/duct'. */
  group: { ...choice(CATEGORY_GROUPS, texts.errors.chooseGroup), label: texts.labels.group },
  position: { kind: 'position', label: texts.labels.position, hasDefault: true },
  description: { ...longText(2000), label: texts.labels.description },
  type: { ...text(100), label: texts.labels.type },
  status: {
    ...choice(STATUSES, texts.errors.chooseStatus),
    label: texts.labels.status,
    hasDefault: true,
  },
  /** True if its products have panels (cassettes, fan coil units). */
  has_panel: { ...flag, label: texts.labels.hasAPanel, hasDefault: true },
} as const satisfies Record<string, Field>;

export type CategoryColumn = keyof typeof CATEGORY_FIELDS;
export const CATEGORY_COLUMNS = Object.keys(CATEGORY_FIELDS) as CategoryColumn[];

/** Labels of the columns and of the two lists. */
export const CATEGORY_LABELS = {
  ...labelsOf(CATEGORY_FIELDS),
  ...labelsOf(COMMERCIAL_FIELDS),
  aliases: texts.labels.otherSpellings,
  brand_warranties: texts.labels.warrantiesByBrand,
};
