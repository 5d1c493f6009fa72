import { z } from 'zod';
import { CATEGORY_KINDS } from './category-kinds';
import { moment } from './fields';
import { Picture } from './picture';
import {
  isNullable,
  type ProductField,
  PUBLIC_FIELDS,
  STAFF_FIELDS,
  type ValueOf,
} from './product-fields';

const text = z.string();
const whole = z.number().int();

/** What a column of this kind holds in a response. */
function valueSchema(field: ProductField): z.ZodType<unknown> {
  switch (field.kind) {
    case 'text':
    case 'day':
      return text;
    case 'choice':
      return z.enum(field.choices);
    case 'decimal':
      return z.number();
    default:
      return whole;
  }
}

/** The schema of each column in a response. */
function responseShape<const T extends Record<string, ProductField>>(fields: T) {
  const entries = Object.entries(fields).map(([column, field]) => {
    const value = valueSchema(field);
    return [column, isNullable(field) ? value.nullable() : value] as const;
  });
  // Each schema is made of its field, which is what the type says.
  return Object.fromEntries(entries) as { -readonly [C in keyof T]: z.ZodType<ValueOf<T[C]>> };
}

/** What everyone may see of a product: the columns of `PUBLIC_FIELDS` and what belongs to the row. */
export const CatalogueProduct = z.object({
  id: whole,
  ...responseShape(PUBLIC_FIELDS),
  /** The category's title; `category_slug` is what stands in addresses, `category_kind` what it is. */
  category: text,
  category_slug: text,
  category_kind: z.enum(CATEGORY_KINDS),
  category_id: whole,
  /** Paths below `/storage/`. */
  image_1: text.nullable(),
  image_2: text.nullable(),
  image_3: text.nullable(),
  /** The same pictures with what is needed to display them well, in order, without gaps. */
  pictures: z.array(Picture),
  updated_at: moment,
  /** Fields without a value that the old site wrote as '' rather than null; given where `with` asks for it. */
  blank_fields: z.array(text).optional(),
});
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

/** What only staff see: the columns of `STAFF_FIELDS` and the state of the row. */
export const StaffProductFields = z.object({
  ...responseShape(STAFF_FIELDS),
  /** When a hidden product is published by itself. */
  publish_at: moment.nullable(),
  version: whole,
  created_at: moment,
  /** Since when it is in the trash; after 30 days it is purged. */
  deleted_at: moment.nullable(),
  /** Who changed it last: a member of staff, or an import; null where nobody has. In lists alone. */
  changed_by: z.object({ name: text, import: z.boolean() }).nullable(),
});

export const Product = CatalogueProduct.merge(StaffProductFields.partial());
export type Product = z.infer<typeof Product>;
