import {
  type BrandWarranty,
  type Category,
  type CategoryGroup,
  type CategoryKind,
  type MENU_GROUPS,
} from '@shishir/contract';
import {
  COMMERCIAL_COLUMNS,
  type CommercialColumn,
  isNumeric,
  productField,
  readColumn,
} from '@shishir/contract/product-fields';
import type { FieldConflict, Sides } from '../../platform/ui/form/conflict-dialog';
import { plainNumber } from '../../platform/ui/form/number-text';
import type { PictureChoice } from '../../platform/ui/media/library-picture';
import { categoriesTexts, categoryFormTexts, conflictTexts as texts } from './categories.texts';
import { nameTexts } from '../../platform/ui/catalogue/names.texts';

/** Form values of a category; an empty fact is unspecified. */
export interface CategoryFormValues extends Record<CommercialColumn, string> {
  title: string;
  /** The last part only; the form shows '/products/' before the field. */
  path: string;
  /** Set for new categories only. */
  kind: CategoryKind | '';
  group: CategoryGroup | '';
  position: string;
  description: string;
  type: string;
  status: Category['status'];
  aliases: string;
  has_panel: boolean;
  menu: (typeof MENU_GROUPS)[number] | '';
  image: PictureChoice | null;
  remove_image: boolean;
  /** Warranties that apply to one maker only; rows without text are left out. */
  brand_warranties: readonly WarrantyValues[];
}
export type WarrantyValues = Record<keyof BrandWarranty, string>;
type CategoryField = keyof CategoryFormValues;

const newCategory: CategoryFormValues = {
  title: '',
  path: '',
  kind: '',
  group: '',
  position: '',
  description: '',
  type: '',
  status: 'active',
  aliases: '',
  has_panel: false,
  menu: '',
  image: null,
  remove_image: false,
  brand_warranties: [],
  ...(Object.fromEntries(COMMERCIAL_COLUMNS.map((name) => [name, ''])) as Record<
    CommercialColumn,
    string
  >),
};

export const toFormValues = (category: Category | null): CategoryFormValues =>
  category === null
    ? newCategory
    : {
        ...newCategory,
        title: category.title,
        path: category.slug,
        kind: category.kind,
        group: category.group ?? '',
        position: String(category.position),
        description: category.description ?? '',
        type: category.type ?? '',
        status: category.status,
        aliases: (category.aliases ?? []).join(', '),
        has_panel: category.has_panel,
        ...factsOf(category),
        brand_warranties: (category.brand_warranties ?? []).map((one) => ({
          ...one,
          warranty_terms: one.warranty_terms ?? '',
          warranty_since: one.warranty_since ?? '',
        })),
      };

const factsOf = ({ commercial }: Category) =>
  Object.fromEntries(
    COMMERCIAL_COLUMNS.map((name) => [name, String(commercial?.[name] ?? '')]),
  ) as Record<CommercialColumn, string>;

/** The text part of the body; the picture is sent as a file. */
type TextBody = Partial<Record<Exclude<CategoryField, 'image'> | 'version', string>>;

const TEXTS = ['title', 'path', 'group', 'description', 'type', 'status', 'aliases'] as const;
const CHANGEABLE = [
  ...TEXTS,
  'position',
  'has_panel',
  'remove_image',
  ...COMMERCIAL_COLUMNS,
  'brand_warranties',
] as const;

const textBody = (values: CategoryFormValues, names: readonly Exclude<CategoryField, 'image'>[]) =>
  Object.fromEntries(names.map((name) => [name, fieldText(values, name)])) as TextBody;

function fieldText(values: CategoryFormValues, name: Exclude<CategoryField, 'image'>): string {
  if (name === 'brand_warranties') return JSON.stringify(values.brand_warranties.filter(isFilled));
  const text = String(values[name]);
  const isFigure = isFact(name) && isNumeric(productField(name));
  return isFigure ? plainNumber(text, (typed) => readColumn(productField(name), typed)) : text;
}

const isFilled = (warranty: WarrantyValues) => Object.values(warranty).some((text) => text.trim());
export const isFact = (name: CategoryField): name is CommercialColumn =>
  (COMMERCIAL_COLUMNS as string[]).includes(name);
const isSame = (a: CategoryFormValues, b: CategoryFormValues, name: CategoryField) =>
  name === 'image' ? a.image === b.image : fieldText(a, name) === fieldText(b, name);

/** Body for a new category, or the changed fields of a saved one; null if nothing changed. Empty facts are left out. */
export function toBody(values: CategoryFormValues, saved: Category | null): TextBody | null {
  if (saved === null) {
    return {
      ...textBody(values, [...TEXTS, 'kind', 'has_panel']),
      ...(values.position.trim() && { position: values.position }),
      ...textBody(
        values,
        COMMERCIAL_COLUMNS.filter((name) => values[name].trim() !== ''),
      ),
      ...(values.brand_warranties.some(isFilled) && textBody(values, ['brand_warranties'])),
      ...(values.menu && { menu: values.menu }),
    };
  }
  const before = toFormValues(saved);
  const changed = CHANGEABLE.filter((name) => !isSame(values, before, name));
  if (changed.length === 0 && !values.image) return null;
  return { ...textBody(values, changed), version: String(saved.version) };
}

/** Returns '4-way-cassette' for '4-Way Cassette'. */
const suggestedPath = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the last part of a pasted address. */
export const lastPart = (address: string) => address.replace(/^\s*\/?products\//i, '');

/** Same rule as on the server. */
const suggestsPanel = (title: string) => /cassette|fcu/i.test(title);

/** Returns path and panel for a new title; edited values are kept. */
export function following({ title, path, has_panel }: CategoryFormValues, next: string) {
  return {
    path: path === suggestedPath(title) ? suggestedPath(next) : path,
    has_panel: has_panel === suggestsPanel(title) ? suggestsPanel(next) : has_panel,
  };
}

/** In the order of the form. */
const SHARED_TEXTS = [
  'title',
  'path',
  'group',
  'status',
  'position',
  'description',
  'type',
  'aliases',
  'has_panel',
  ...COMMERCIAL_COLUMNS,
  'brand_warranties',
] as const satisfies CategoryField[];

/** Conflicts between this form and the version that another editor has saved. */
export function categoryConflicts(
  mine: CategoryFormValues,
  current: Category,
): FieldConflict<CategoryField>[] {
  const theirs = toFormValues(current);
  const conflicts: FieldConflict<CategoryField>[] = SHARED_TEXTS.filter(
    (name) => !isSame(mine, theirs, name),
  ).map((name) => ({
    name,
    label: categoryFormTexts.labels[name],
    mine: valueText(mine, name),
    theirs: valueText(theirs, name),
  }));
  if (!mine.image && !(mine.remove_image && current.picture)) return conflicts;
  return [
    {
      name: 'image',
      label: categoryFormTexts.labels.image,
      mine: mine.image?.name ?? texts.noPicture,
      theirs: current.picture ? texts.savedPicture : texts.noPicture,
    },
    ...conflicts,
  ];
}

/** Merges both versions into one form. */
export function mergedCategory(
  mine: CategoryFormValues,
  current: Category,
  sides: Sides<CategoryField>,
): CategoryFormValues {
  const own = SHARED_TEXTS.filter((name) => sides[name] === 'mine');
  const { image, remove_image } = mine;
  return {
    ...toFormValues(current),
    ...Object.fromEntries(own.map((name) => [name, mine[name]])),
    ...(sides.image === 'mine' && { image, remove_image }),
  };
}

function valueText(values: CategoryFormValues, name: (typeof SHARED_TEXTS)[number]): string {
  if (name === 'has_panel') return values.has_panel ? texts.on : texts.off;
  if (name === 'group' && values.group) return nameTexts.groups[values.group];
  if (name === 'status') return categoriesTexts.statuses[values.status];
  if (name === 'brand_warranties') {
    const brands = values.brand_warranties.filter(isFilled).map(({ brand }) => brand);
    return brands.join(', ') || texts.empty;
  }
  return values[name] || texts.empty;
}
