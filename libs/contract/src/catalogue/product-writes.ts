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
import { catalogueErrors } from './catalogue-errors.texts';

/** New content for one of the three picture slots of a product. */
const PictureSlot = z
  .object({
    /** Slot (1 to 3) of a picture that the product already has; pictures may change slots. */
    keep: z.number().int().min(1).max(3).optional(),
    /** Field of the upload that fills this slot. */
    upload: z.enum(IMAGE_FIELDS).optional(),
    /** Id of a media library picture that fills this slot. */
    media: RecordId.optional(),
    alt: plainText(300).optional(),
  })
  .strict()
  .refine(
    ({ keep, upload, media }) =>
      [keep, upload, media].filter((value) => value !== undefined).length === 1,
    { message: 'Each position keeps its picture or gets a new one' },
  );

/** Parses JSON; other values, and texts that are no JSON, stay for the schema to reject. */
export const parsedJson = (text: unknown) => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/**
 * All fields of a product, as JSON or as multipart with `image_1` to `image_3`. A given `due` must equal bill - paid.
 */
const ProductBody = z
  .object({
    ...bodyShape(PRODUCT_FIELDS),
    /** Title, slug, alias or id of a category, case-insensitive. */
    category: z.preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      z
        .string({ required_error: catalogueErrors.chooseCategoryFirst })
        .trim()
        .min(1, catalogueErrors.chooseCategoryFirst)
        .max(190),
    ),
    /** Time at which a hidden product is published automatically. */
    publish_at: publishDate,
    /** Three slots; null leaves one empty. Without it, each upload fills the slot of its name. */
    pictures: z.preprocess(parsedJson, z.array(PictureSlot.nullable()).max(3)),
  })
  .strict();
const PartialBody = ProductBody.partial();

const required = Object.fromEntries(REQUIRED_COLUMNS.map((column) => [column, true])) as Record<
  RequiredColumn,
  true
>;
export const CreateProduct = PartialBody.required({ ...required, category: true });
export type CreateProduct = z.infer<typeof CreateProduct>;

/** Partial update: omitted fields keep their values. */
export const UpdateProduct = PartialBody.extend({
  /** Version that was edited; 409 if stale. Without it, the write is unconditional. */
  version: TextVersion.optional(),
});
export type UpdateProduct = z.infer<typeof UpdateProduct>;

const ids = z.array(RecordId).min(1).max(500);

/** Rows of the list for a common action. */
export const ProductIds = z.object({ ids }).strict();
export type ProductIds = z.infer<typeof ProductIds>;

export const ChangeVisibility = z.object({ ids, visibility: z.enum(VISIBILITIES) }).strict();
export type ChangeVisibility = z.infer<typeof ChangeVisibility>;

export const PRICE_FIELDS = ['regular_price', 'offer_price'] as const satisfies ColumnsWith<{
  kind: 'price';
}>[];

/** Effect on one product. A product without a price gets one only if the change sets the same price for all. */
export const PriceEffect = z.object({
  id: z.number().int(),
  version: z.number().int(),
  model: z.string(),
  title: z.string(),
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  /** Reason why this price cannot be changed, such as a result below 1. In that case nothing is written at all. */
  problem: z.string().nullable(),
});
export type PriceEffect = z.infer<typeof PriceEffect>;
