import { cutText } from '@shishir/format';
import {
  type ImportRow,
  PRODUCT_FIELDS,
  type ProductColumn,
  productField,
} from '@shishir/contract';
import { type EntityManager, In } from 'typeorm';
import type { CategoryIndex } from '../categories/category-index';
import type { PlannedId } from '../import/id-plan';
import type { WrongField } from '../import/product-row';
import type { ChangedField } from '../import/report';
import { isTypeLeftOut, OLD_BRAND, type RowEffect } from '../import/row-effects';
import { MediaEntity } from '../../platform/media/media.entity';
import { toImagePath } from '../../platform/media/picture.mapper';
import type { ProductImportRowEntity } from './product-import-row.entity';

type RowView = ProductImportRowEntity['view'];

/** Maximum number of problems listed per row. */
const MOST = 20;
const LONGEST = 200;
const IMAGE_COLUMN = /^(image_[123])_id$/;

const ID_NOTES: Record<PlannedId['why'], (planned: PlannedId) => string[]> = {
  'as given': () => [],
  none: () => [],
  matched: ({ id }) => [`This is product ${id}, which has this model.`],
  doubled: ({ from, isFresh, id }) => [
    `ID ${from} is in the file twice; this row ${isFresh ? 'gets a new one' : `is product ${id}`}.`,
  ],
  used: ({ from }) => [
    `ID ${from} belonged to a product that no longer exists; this row gets a new one.`,
  ],
};

/** Returns rows for display, with names and addresses instead of references. */
export async function rowViews(
  manager: EntityManager,
  categories: CategoryIndex,
  effects: RowEffect[],
): Promise<RowView[]> {
  const changes = effects.map(valuesOf);
  const pictures = await picturePaths(manager, changes.flat());
  const titles = new Map(categories.all.map(({ id, title }) => [id, title]));
  return effects.map((effect, index) => ({
    fields: changes[index]!.map((change) => changeView(change, titles, pictures)),
    problems: problemViews(effect.wrong),
    warnings: effect.warnings,
    notes: notesOf(effect).slice(0, MOST).map(short),
  }));
}

/** Fields that people look at first. */
const FIRST = ['title', 'category_id', 'brand', 'regular_price', 'offer_price'];
/** Fields of a new product that follow from others, or are shown elsewhere. */
const DERIVED = ['model', 'type', 'blank_fields'];

/** Returns the changes of a stored product, or the values of a new one. */
function valuesOf({ effect, changes, wanted }: RowEffect): ChangedField[] {
  if (effect !== 'new') return changes;
  const fields = Object.keys(wanted) as (keyof typeof wanted)[];
  const place = (field: string) => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length);
  return fields
    .filter((field) => !DERIVED.includes(field) && (wanted[field] ?? null) !== null)
    .sort((one, other) => place(one) - place(other))
    .map((field) => ({ field, from: null, to: wanted[field] ?? null }));
}

/** Returns the view of a row that could not be read. */
export const viewOfWrong = (wrong: WrongField[]): RowView => ({
  fields: [],
  problems: problemViews(wrong),
  warnings: [],
  notes: [],
});

const problemViews = (wrong: WrongField[]) =>
  wrong.slice(0, MOST).map(({ field, reason }) => ({ field: short(field), reason: short(reason) }));

function changeView(
  { field, from, to }: ChangedField,
  titles: Map<number, string>,
  pictures: Map<number, string | null>,
): ImportRow['fields'][number] {
  const named = (names: Map<number, string | null>, value: ChangedField['from']) =>
    typeof value === 'number' ? (names.get(value) ?? String(value)) : null;
  if (field === 'category_id') {
    return { field: 'category', from: named(titles, from), to: named(titles, to) };
  }
  const image = IMAGE_COLUMN.exec(field)?.[1];
  if (image) return { field: image, from: named(pictures, from), to: named(pictures, to) };
  return { field, from, to };
}

async function picturePaths(
  manager: EntityManager,
  changes: ChangedField[],
): Promise<Map<number, string | null>> {
  const ids = changes
    .filter(({ field }) => IMAGE_COLUMN.test(field))
    .flatMap(({ from, to }) => [from, to])
    .filter((id) => typeof id === 'number');
  if (ids.length === 0) return new Map();
  const rows = await manager.findBy(MediaEntity, { id: In([...new Set(ids)]) });
  return new Map(rows.map((row) => [row.id, toImagePath(row)]));
}

function notesOf(row: RowEffect): string[] {
  const { product, planned, effect, wanted, unknownPictures } = row;
  if (effect === 'wrong') return [];
  const brand =
    effect === 'new' && product.values.brand === undefined && wanted.brand === OLD_BRAND;
  return [
    ...ID_NOTES[planned.why](planned),
    ...(brand ? [`The file has no brand; it becomes ${OLD_BRAND}.`] : []),
    ...(isTypeLeftOut(row)
      ? [`The type ‘${product.values.type}’ is ignored: the category has none.`]
      : []),
    ...product.spellings.map(({ field, to }) => `${labelOf(field)} is read as ‘${to}’.`),
    ...unknownPictures.map(
      ({ field, from }) => `The picture ${from} does not exist; ${field} stays as it is.`,
    ),
  ];
}

const labelOf = (field: string): string =>
  isColumn(field)
    ? productField(field).label
    : field.replace('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

const isColumn = (field: string): field is ProductColumn => field in PRODUCT_FIELDS;

const short = (text: string) => (text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text);
