import { z } from 'zod';
import { CATEGORY_FIELDS, STATUSES } from './category-fields';
import { CATEGORY_GROUPS } from './category-kinds';
import { BrandWarranty, Commercial, commercialBody, brandWarranties } from './commercial';
import { PublicDocument } from './documents';
import { bodyShape, responseShape } from '../platform/field-schemas';
import { chained, flag, IdempotencyHeaders, IdParams, moment } from '../platform/fields';
import { sortBy } from '../platform/lists';
import { LocaleQuery, untranslated } from '../platform/locales';
import { MENU_GROUPS } from '../content/menu';
import { MediaId, Picture } from '../platform/picture';
import { routes } from '../platform/policy';
import { RecordId, TextVersion } from '../platform/numbers';
import { catalogueErrors } from './catalogue-errors.texts';
import { schemaTexts } from '../platform/schema.texts';

export const Category = z.object({
  id: z.number().int(),
  /** Last segment of `path`, as used in addresses and in the old files. */
  slug: z.string(),
  ...responseShape(CATEGORY_FIELDS),
  image: z.string().nullable(),
  picture: Picture.nullable(),
  /** Figures of the published products: their number, capacity range in TR and lowest price in taka. */
  product_count: z.number().int(),
  tr_min: z.number().nullable(),
  tr_max: z.number().nullable(),
  price_from: z.number().int().nullable(),
  version: z.number().int(),
  updated_at: moment,
  /**
   * Commercial facts for its products. Like all fields below, only in responses for a single category; staff get it in
   * lists too.
   */
  commercial: Commercial.optional(),
  /** Warranties that differ for the products of particular makers. */
  brand_warranties: z.array(BrandWarranty).optional(),
  documents: z.array(PublicDocument).optional(),
  untranslated,
  /** Staff only: other slugs that resolve to this category. */
  aliases: z.array(z.string()).optional(),
  /** Staff only: products of any visibility outside the trash. The category cannot be deleted while there are any. */
  used_by: z.number().int().optional(),
  /** Staff only; set for a category in the trash. */
  deleted_at: moment.optional(),
});
export type Category = z.infer<typeof Category>;

export const CategoryQuery = z
  .object({
    /** Staff only. Without it, and for everyone else, only active categories are returned. */
    status: z.enum([...STATUSES, 'all']).optional(),
    /** Staff only: categories of any status deleted in the last 30 days, newest first. */
    trash: z.literal('true').optional(),
    ...LocaleQuery.shape,
    sort: sortBy('position', 'title', 'id'),
  })
  .strict();
export type CategoryQuery = z.infer<typeof CategoryQuery>;

const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, schemaTexts.tooLong(100))
  .regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/, catalogueErrors.slugForm);

/** Paths below `/products` that do not belong to a category. */
const RESERVED: string[] = ['search', 'compare', 'bn', ...CATEGORY_GROUPS];

const PATH_MISSING = CATEGORY_FIELDS.path.required;

/** '/products/slim-duct' or only its last segment. Rejects reserved words and segments of digits only. */
const path = chained(
  z
    .string({ required_error: PATH_MISSING })
    .trim()
    .min(1, PATH_MISSING)
    .transform((value) => value.replace(/^\/?products\//i, '').replace(/\/+$/, '')),
  slug,
)
  .refine((last) => !/^\d+$/.test(last), catalogueErrors.digitsOnly)
  .refine((last) => !RESERVED.includes(last), catalogueErrors.reserved);

const fromText = (value: unknown) =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : value;

const fields = {
  ...bodyShape(CATEGORY_FIELDS),
  path,
  /** An array, or text separated by commas. */
  aliases: z.preprocess(fromText, z.array(slug).max(20)),
  ...commercialBody,
  brand_warranties: brandWarranties,
};
const { title, path: address, ...others } = fields;

/**
 * JSON, or multipart with the picture in `image`. Without a position the category comes last; without a kind, as sent
 * by clients that predate kinds, it is 'other'.
 */
export const CreateCategory = z
  .object({
    title,
    path: address,
    ...z.object(others).partial().shape,
    media_id: MediaId,
    /** Also adds an entry to this menu. */
    menu: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(MENU_GROUPS).optional(),
    ),
  })
  .strict();
export type CreateCategory = z.infer<typeof CreateCategory>;

/** Partial update. After a change of path, the old one is kept as an alias. A different kind is rejected. */
export const UpdateCategory = z
  .object({
    ...z.object(fields).partial().shape,
    media_id: MediaId,
    /** 'true' removes the picture. */
    remove_image: flag.optional(),
    version: TextVersion.optional(),
  })
  .strict();
export type UpdateCategory = z.infer<typeof UpdateCategory>;

export const categories = routes({
  list: {
    method: 'GET',
    path: '/categories',
    summary: 'Categories by position, with what their products span',
    metadata: { access: 'public', cache: true },
    query: CategoryQuery,
    responses: { 200: z.object({ data: z.array(Category) }) },
  },
  get: {
    method: 'GET',
    path: '/categories/:key',
    summary: 'One category by slug, alias, title or id, without regard to case',
    metadata: { access: 'public', cache: true },
    pathParams: z.object({ key: z.string().min(1).max(190) }),
    query: LocaleQuery,
    responses: { 200: z.object({ data: Category }) },
  },
  create: {
    method: 'POST',
    path: '/categories',
    summary: 'Add a category; one Idempotency-Key adds one',
    headers: IdempotencyHeaders,
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'], acceptsJson: true },
    contentType: 'multipart/form-data',
    body: CreateCategory,
    responses: { 201: z.object({ data: Category }) },
  },
  update: {
    method: 'PUT',
    path: '/categories/:id',
    summary: 'Change what is given of a category',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'], acceptsJson: true },
    pathParams: IdParams,
    contentType: 'multipart/form-data',
    body: UpdateCategory,
    responses: { 200: z.object({ data: Category }) },
  },
  reorder: {
    method: 'POST',
    path: '/categories/order',
    summary: 'Put the categories into this order: every one of them, each once',
    metadata: { access: 'admin' },
    body: z.object({ ids: z.array(RecordId).min(1).max(500) }).strict(),
    responses: { 200: z.object({ data: z.array(Category) }) },
  },
  remove: {
    method: 'DELETE',
    path: '/categories/:id',
    summary: 'Put a category into the trash for 30 days; refused while products use it',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  restore: {
    method: 'POST',
    path: '/categories/:id/restore',
    summary: 'Take a category out of the trash again',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ data: Category }) },
  },
});
