import { z } from 'zod';
import { orNothing, plainText, position, publishDate } from './fields';
import {
  type ColumnsWith,
  IMAGE_FIELDS,
  isNullable,
  PRODUCT_FIELDS,
  type ProductField,
  REQUIRED_COLUMNS,
  type RequiredColumn,
  type ValueOf,
  VISIBILITIES,
} from './product-fields';

const TAKA_MAX = 2_000_000_000;

const number = (label: string, max: number) =>
  z.coerce
    .number({ invalid_type_error: `${label} is a number` })
    .min(0, `${label} is at least 0`)
    .max(max, `${label} is at most ${max}`);
const whole = (label: string, max: number) => number(label, max).int(`${label} is a whole number`);

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a day like 2026-03-26')
  .refine((value) => new Date(value).toJSON()?.startsWith(value), 'There is no such day');

/** What a column of this kind takes, apart from nothing. */
function valueSchema(field: ProductField): z.ZodType<unknown, z.ZodTypeDef, unknown> {
  const { label, errorLabel = label } = field;
  switch (field.kind) {
    case 'text':
      return plainText(field.max, field.required);
    case 'choice': {
      const { choices, choose } = field;
      return z.enum(choices, choose ? { errorMap: () => ({ message: choose }) } : {});
    }
    case 'whole':
      return whole(errorLabel, field.max);
    case 'decimal':
      return number(errorLabel, field.max).multipleOf(
        0.01,
        `${errorLabel} has at most two decimals`,
      );
    case 'money':
    case 'price':
      return whole(errorLabel, TAKA_MAX);
    case 'balance':
      return z.coerce.number().int();
    case 'position':
      return position;
    case 'day':
      return day;
  }
}

/** A column that may be empty takes text from multipart bodies, others take the value itself. */
type WriteSchema<F> =
  null extends ValueOf<F>
    ? z.ZodType<ValueOf<F>, z.ZodTypeDef, unknown>
    : z.ZodType<ValueOf<F>, z.ZodTypeDef, F extends { kind: 'position' } ? unknown : ValueOf<F>>;

/** What fills one of the three slots of a product's pictures. */
const PictureSlot = z
  .object({
    /** The slot, 1 to 3, of a picture that the product has; a picture may change slots. */
    keep: z.number().int().min(1).max(3).optional(),
    /** The field of the upload that comes here. */
    upload: z.enum(IMAGE_FIELDS).optional(),
    /** The alternative text. */
    alt: z.string().trim().max(300).optional(),
  })
  .strict()
  .refine(({ keep, upload }) => (keep === undefined) !== (upload === undefined), {
    message: 'A place keeps a picture or gets a new one',
  });

const json = (text: unknown) => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** The schema of each column in a body. */
function bodyShape<const T extends Record<string, ProductField>>(fields: T) {
  const entries = Object.entries(fields).map(([column, field]) => {
    const value = valueSchema(field);
    return [column, isNullable(field) ? orNothing(value) : value] as const;
  });
  // Each schema is made of its field, which is what the type says.
  return Object.fromEntries(entries) as { -readonly [C in keyof T]: WriteSchema<T[C]> };
}

/** Every field of a product, as JSON or multipart with `image_1` to `image_3`. A value for `due` must be bill - paid. */
const ProductBody = z
  .object({
    ...bodyShape(PRODUCT_FIELDS),
    /** Title, slug, alias or id of a category, without regard to case. */
    category: z.preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      z
        .string({ required_error: 'Please select a category first' })
        .trim()
        .min(1, 'Please select a category first')
        .max(190),
    ),
    /** When a hidden product is published by itself. */
    publish_at: publishDate,
    /** Three slots; null leaves one empty. Without it each upload fills the slot of its name. */
    pictures: z.preprocess(json, z.array(PictureSlot.nullable()).max(3)),
  })
  .strict();
const PartialBody = ProductBody.partial();

const required = Object.fromEntries(REQUIRED_COLUMNS.map((column) => [column, true])) as Record<
  RequiredColumn,
  true
>;
export const CreateProduct = PartialBody.required({ ...required, category: true });
export type CreateProduct = z.infer<typeof CreateProduct>;

/** What is to be different; what is left out stays. */
export const UpdateProduct = PartialBody.extend({
  /** What the editor had before it: a stale one is a 409. Without it the write goes through. */
  version: z.coerce.number().int().optional(),
});
export type UpdateProduct = z.infer<typeof UpdateProduct>;

const ids = z.array(z.number().int().positive()).min(1).max(500);

/** Rows of the list that something is done to at once. */
export const ProductIds = z.object({ ids }).strict();
export type ProductIds = z.infer<typeof ProductIds>;

/** Products to publish, or to hide from visitors. */
export const ChangeVisibility = z.object({ ids, visibility: z.enum(VISIBILITIES) }).strict();
export type ChangeVisibility = z.infer<typeof ChangeVisibility>;

export const PRICE_FIELDS = ['regular_price', 'offer_price'] as const satisfies ColumnsWith<{
  kind: 'price';
}>[];

/** The effect on one product. A row without a price keeps none unless one is set for all. */
export const PriceEffect = z.object({
  id: z.number().int(),
  version: z.number().int(),
  model: z.string(),
  title: z.string(),
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  /** Why this one cannot be changed so, such as a price below 1. Then nothing at all is written. */
  problem: z.string().nullable(),
});
export type PriceEffect = z.infer<typeof PriceEffect>;
