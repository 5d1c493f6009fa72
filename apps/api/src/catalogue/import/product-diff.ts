import type { ProductValues } from '@shishir/contract';
import type { ProductEntity } from '../products/product.entity';
import { OLD_FIELDS } from './product-fields';
import type { ProductRow } from './product-row';
import type { ChangedField } from './report';

type ImageColumn = 'image_1_id' | 'image_2_id' | 'image_3_id';

/** Columns of a product as a row of the file specifies them. */
export type WantedColumns = Partial<ProductValues> &
  Partial<Pick<ProductEntity, ImageColumn>> &
  Pick<ProductEntity, 'category_id' | 'blank_fields'>;

type Stored = Pick<ProductEntity, keyof WantedColumns>;

/** Returns the fields of a stored product that were '' in the old file and still have no value. */
export function blankFieldsOf(stored: Stored): string[] | null {
  const remembered = new Set(stored.blank_fields ?? []);
  return orNone(
    OLD_FIELDS.filter((field) => {
      const column = field.startsWith('image_') ? `${field}_id` : field;
      return remembered.has(field) && (stored[column as keyof Stored] ?? null) === null;
    }),
  );
}

/** Returns the blank fields of a product after a row, which decides about the fields that it mentions. */
export function blankFieldsAfter(
  before: string[] | null,
  row: Pick<ProductRow, 'fields' | 'blank_fields' | 'values' | 'images'>,
): string[] | null {
  if (!before && row.blank_fields.length === 0) return null;
  const given: Record<string, unknown> = { ...row.values, ...row.images };
  const isOpen = (field: string) => !row.fields.includes(field) && (given[field] ?? null) === null;
  const after = new Set([...(before ?? []).filter(isOpen), ...row.blank_fields]);
  return orNone(OLD_FIELDS.filter((field) => after.has(field)));
}

/** Returns the columns in which a stored product differs from a row. */
export function differences(stored: Stored, wanted: WantedColumns): ChangedField[] {
  const fields = Object.keys(wanted) as (keyof WantedColumns)[];
  return fields.flatMap((field) => {
    const from = (field === 'blank_fields' ? blankFieldsOf(stored) : stored[field]) ?? null;
    const to = wanted[field] ?? null;
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
}

const orNone = (fields: string[]) => (fields.length > 0 ? fields : null);
