import { z } from 'zod';
import { bodyShape } from '../platform/field-schemas';
import { plainText, publishDate } from '../platform/fields';
import {
  type ColumnsWith,
  IMAGE_FIELDS,
  PRODUCT_FIELDS,
  REQUIRED_COLUMNS,
  type RequiredColumn,
  VISIBILITIES,
} from './product-fields';
import { RecordId, TextVersion } from '../platform/numbers';

/** What fills one of the three slots of a product's pictures. */
const PictureSlot = z
  .object({
    /** The slot, 1 to 3, of a picture that the product has; a picture may change slots. */
    keep: z.number().int().min(1).max(3).optional(),
    /** The field of the upload that comes here. */
    upload: z.enum(IMAGE_FIELDS).optional(),
    /** The id of a picture of the media library that comes here. */
    media: RecordId.optional(),
    /** The alternative text. */
    alt: plainText(300).optional(),
  })
  .strict()
  .refine(
    ({ keep, upload, media }) =>
      [keep, upload, media].filter((one) => one !== undefined).length === 1,
    { message: 'A place keeps a picture or gets a new one' },
  );

const json = (text: unknown) => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

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
  version: TextVersion.optional(),
});
export type UpdateProduct = z.infer<typeof UpdateProduct>;

const ids = z.array(RecordId).min(1).max(500);

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
