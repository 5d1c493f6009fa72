import {
  type CategoryKind,
  COMMERCIAL_COLUMNS,
  ListedProduct,
  PUBLIC_COLUMNS,
  type PublicColumn,
  STAFF_COLUMNS,
} from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { momentOf } from '../../platform/database/columns';
import { PICTURE_COLUMNS, type PictureRow } from '../../platform/media/picture.mapper';
import type { ProductEntity } from './product.entity';
import { storedFigures } from './stored-figures';

const CATALOGUE = [
  'id',
  ...PUBLIC_COLUMNS,
  'visibility',
  'successor_id',
  'category_id',
  'updated_at',
  'blank_fields',
] as const;
const STAFF = [...STAFF_COLUMNS, 'publish_at', 'version', 'created_at', 'deleted_at'] as const;

/** The public columns of a product in a list. */
export const LISTED_COLUMNS: readonly PublicColumn[] = PUBLIC_COLUMNS.filter(
  (column) => column in ListedProduct.shape,
);
const LISTED = ['id', ...LISTED_COLUMNS, 'category_id', 'updated_at'] as const;
const LISTED_FOR_STAFF = [
  'visibility',
  'position',
  'status',
  'publish_at',
  'version',
  'deleted_at',
] as const;

export type CatalogueRow = Pick<ProductEntity, (typeof CATALOGUE)[number]> & {
  category: string;
  category_slug: string;
  category_kind: CategoryKind;
  images: [PictureRow | null, PictureRow | null, PictureRow | null];
  /** Missing in English. */
  untranslated?: string[];
};
/** A row with the service record and its state, for staff only. */
export type StaffRow = CatalogueRow & Pick<ProductEntity, (typeof STAFF)[number]>;

/** A row of a list, whose only image is the first one; the last columns are for staff only. */
export type ListedRow = Pick<
  StaffRow,
  | (typeof LISTED)[number]
  | (typeof LISTED_FOR_STAFF)[number]
  | 'category'
  | 'category_slug'
  | 'category_kind'
  | 'images'
  | 'untranslated'
>;

/** One product as visitors see it, with its `FACTS`. */
export type PublicRow = CatalogueRow & FactColumns;
export type FactColumns = Readonly<Record<string, unknown>>;

type Raw = Record<string, string | number | Date | null>;

const IMAGES = [1, 2, 3].map((n) => ({ n, id: `product.image_${n}_id` }));
const FIRST_IMAGE = [{ n: 1, id: `COALESCE(${IMAGES.map(({ id }) => id).join(', ')})` }];
/** Additional columns of a single product; see `product-facts.ts`. */
export const FACTS = [
  ...COMMERCIAL_COLUMNS.map((column) => `product.${column} AS product_${column}`),
  ...COMMERCIAL_COLUMNS.map((column) => `category.${column} AS category_${column}`),
  'category.brand_warranties AS brand_warranties',
  'product.version AS revision',
  `EXISTS (SELECT 1 FROM documents document WHERE document.deleted_at IS NULL
    AND document.is_public = 1 AND (document.product_id = product.id
    OR document.category_id = product.category_id)) AS has_documents`,
];
const statement = (columns: readonly string[], more: readonly string[] = [], images = IMAGES) =>
  [
    'SELECT',
    [
      ...columns.map((column) => `product.${column}`),
      'category.title AS category',
      'category.slug AS category_slug',
      'category.kind AS category_kind',
      ...images.flatMap(({ n }) =>
        PICTURE_COLUMNS.map((column) => `image_${n}.${column} AS image_${n}_${column}`),
      ),
      ...more,
    ].join(', '),
    'FROM products product JOIN categories category ON category.id = product.category_id',
    ...images.map(({ n, id }) => `LEFT JOIN media image_${n} ON image_${n}.id = ${id}`),
    'WHERE product.id IN',
  ].join(' ');
const PUBLIC =
  " AND product.deleted_at IS NULL AND product.visibility <> 'hidden' AND category.status = 'active'";
const SELECT_CATALOGUE = statement(CATALOGUE);
const SELECT_PUBLIC = statement(CATALOGUE, FACTS);
const SELECT_STAFF = statement([...new Set([...CATALOGUE, ...STAFF])]);
const SELECT_LISTED = statement(LISTED, [], FIRST_IMAGE);
const SELECT_LISTED_FOR_STAFF = statement([...LISTED, ...LISTED_FOR_STAFF], [], FIRST_IMAGE);

/** Returns products by their ids, in id order. The caller has checked that they may be seen. */
export function readCatalogue(manager: EntityManager, ids: number[]): Promise<CatalogueRow[]> {
  return read<CatalogueRow>(manager, SELECT_CATALOGUE, ids);
}

/** Like `readCatalogue`, with only the columns of a list. */
export function readListed(
  manager: EntityManager,
  ids: number[],
  staff: boolean,
): Promise<ListedRow[]> {
  return read<ListedRow>(manager, staff ? SELECT_LISTED_FOR_STAFF : SELECT_LISTED, ids);
}

/**
 * Returns one product, or nothing if a visitor may not see it: like `publicProducts`, plus discontinued ones. A preview
 * shows hidden products too.
 */
export function readPublic(
  manager: EntityManager,
  id: number,
  isPreviewed = false,
): Promise<PublicRow[]> {
  return read<PublicRow>(manager, SELECT_PUBLIC, [id], isPreviewed ? '' : PUBLIC);
}

/** Returns products by their ids with the data for staff, including the trash. */
export function readForStaff(manager: EntityManager, ids: number[]): Promise<StaffRow[]> {
  return read<StaffRow>(manager, SELECT_STAFF, ids);
}

/** Returns raw rows: making entities of them costs more than reading them. */
async function read<Row>(
  manager: EntityManager,
  select: string,
  ids: number[],
  and = '',
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const raw = await manager.query<Raw[]>(`${select} (${ids.map(() => '?').join(', ')})${and}`, ids);
  const byId = new Map(raw.map((row) => [row['id'], row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toRow(row) as unknown as Row] : [];
  });
}

function toRow(raw: Raw) {
  const row: Record<string, unknown> = raw;
  Object.assign(row, storedFigures(raw));
  for (const moment of ['updated_at', 'created_at', 'deleted_at', 'publish_at']) {
    if (raw[moment]) row[moment] = momentOf(raw[moment] as string | Date);
  }
  const blank = raw['blank_fields'];
  row['blank_fields'] = typeof blank === 'string' ? (JSON.parse(blank) as string[]) : blank;
  row['images'] = IMAGES.map(({ n }) => pictureOf(raw, n));
  return row;
}

function pictureOf(raw: Raw, n: number) {
  if ((raw[`image_${n}_key`] ?? null) === null) return null;
  const picture: Raw = {};
  for (const column of PICTURE_COLUMNS) picture[column] = raw[`image_${n}_${column}`]!;
  return picture;
}
