import type { ProductEntity } from '../products/product.entity';
import type { LegacyProduct } from './legacy-product';
import { ROW_FIELDS, type ProductValues } from './product-fields';
import type { ChangedField } from './report';

type ImageColumn = 'image_1_id' | 'image_2_id' | 'image_3_id';

/** What a row of the file wants to have in the columns of its product. */
export type WantedColumns = Partial<ProductValues> &
  Partial<Pick<ProductEntity, ImageColumn>> &
  Pick<ProductEntity, 'category_id' | 'blank_fields'>;

const FIELD_ORDER = Object.keys(ROW_FIELDS);

/** The blank fields of a product after a row: the row decides about the fields that it mentions. */
export function blankFieldsAfter(
  before: string[] | null,
  row: Pick<LegacyProduct, 'fields' | 'blank_fields'>,
): string[] | null {
  const kept = (before ?? []).filter((field) => !row.fields.includes(field));
  const after = new Set([...kept, ...row.blank_fields]);
  return after.size > 0 ? FIELD_ORDER.filter((field) => after.has(field)) : null;
}

/** The columns in which a stored product differs from what a row wants. */
export function differences(stored: WantedColumns, wanted: WantedColumns): ChangedField[] {
  const fields = Object.keys(wanted) as (keyof WantedColumns)[];
  return fields.flatMap((field) => {
    const from = stored[field] ?? null;
    const to = wanted[field] ?? null;
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
}
