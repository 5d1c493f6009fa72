import { type ListedProduct, type Product, PUBLIC_COLUMNS, STAFF_COLUMNS } from '@shishir/contract';
import { toImagePath, toPicture } from '../../platform/media/picture.mapper';
import { type CatalogueRow, LISTED_COLUMNS, type ListedRow, type StaffRow } from './product-row';

/** Returns a product as everyone may see it, without the service record. */
export function toPublicProduct(row: CatalogueRow): Product {
  const [image_1, image_2, image_3] = row.images;
  return {
    id: row.id,
    ...pick(row, PUBLIC_COLUMNS),
    category: row.category,
    category_slug: row.category_slug,
    category_kind: row.category_kind,
    category_id: row.category_id,
    image_1: toImagePath(image_1),
    image_2: toImagePath(image_2),
    image_3: toImagePath(image_3),
    pictures: row.images.flatMap((image) => (image ? [toPicture(image)] : [])),
    updated_at: row.updated_at.toISOString(),
    discontinued: row.visibility === 'discontinued',
    ...(row.untranslated && { untranslated: row.untranslated }),
  };
}

/** Returns a product as staff see it, with its service record and the state of the row. */
export function toStaffProduct(row: StaffRow): Product {
  return {
    ...toPublicProduct(row),
    ...pick(row, STAFF_COLUMNS),
    publish_at: row.publish_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/** Returns a product of a list, with its state for staff only. */
export function toListedProduct(row: ListedRow, staff: boolean): ListedProduct {
  const [image] = row.images;
  return {
    id: row.id,
    ...pick(row, LISTED_COLUMNS),
    category: row.category,
    category_slug: row.category_slug,
    category_kind: row.category_kind,
    category_id: row.category_id,
    pictures: image ? [toPicture(image)] : [],
    updated_at: row.updated_at.toISOString(),
    ...(row.untranslated && { untranslated: row.untranslated }),
    ...(staff && {
      visibility: row.visibility,
      position: row.position,
      status: row.status,
      publish_at: row.publish_at?.toISOString() ?? null,
      version: row.version,
      deleted_at: row.deleted_at?.toISOString() ?? null,
    }),
  };
}

/** Adds the fields that were '' on the old site. */
export function withBlankFields(product: Product, { blank_fields }: CatalogueRow): Product {
  return { ...product, blank_fields: blank_fields ?? [] };
}

function pick<Row, C extends keyof Row>(row: Row, columns: readonly C[]): Pick<Row, C> {
  const picked: Partial<Pick<Row, C>> = {};
  for (const column of columns) picked[column] = row[column];
  return picked as Pick<Row, C>;
}
