import { z } from 'zod';
import { CATEGORY_FIELDS, STATUSES } from './category-fields';
import { CATEGORY_GROUPS } from './category-kinds';
import { BrandWarranty, Commercial, commercialBody, brandWarranties } from './commercial';
import { PublicDocument } from './documents';
import { bodyShape, responseShape } from '../platform/field-schemas';
import { chained, flag, IdParams, moment } from '../platform/fields';
import { sortBy } from '../platform/lists';
import { MENU_GROUPS } from '../content/menu';
import { MediaId, Picture } from '../platform/picture';
import { routes } from '../platform/policy';
import { RecordId, TextVersion } from '../platform/numbers';

export const Category = z.object({
  id: z.number().int(),
  /** The last part of `path`: what stands in addresses and in the old files. */
  slug: z.string(),
  ...responseShape(CATEGORY_FIELDS),
  image: z.string().nullable(),
  picture: Picture.nullable(),
  /** Published products: how many, the range of their capacity in TR, and the lowest price in taka. */
  product_count: z.number().int(),
  tr_min: z.number().nullable(),
  tr_max: z.number().nullable(),
  price_from: z.number().int().nullable(),
  version: z.number().int(),
  updated_at: moment,
  /** What a buyer asks about its products. Of one category alone, as all below; staff get it in lists too. */
  commercial: Commercial.optional(),
  /** The makers for whose products another warranty counts. */
  brand_warranties: z.array(BrandWarranty).optional(),
  /** Its public documents. */
  documents: z.array(PublicDocument).optional(),
  /** Staff only: other spellings of the slug that lead here. */
  aliases: z.array(z.string()).optional(),
  /** Staff only: products of any visibility, the trash left out. While there are any it cannot be deleted. */
  used_by: z.number().int().optional(),
  /** Staff only, of a category in the trash. */
  deleted_at: moment.optional(),
});
export type Category = z.infer<typeof Category>;

export const CategoryQuery = z
  .object({
    /** Staff only; everyone else, and staff who do not ask, get the active ones. */
    status: z.enum([...STATUSES, 'all']).optional(),
    /** Staff only: what was deleted in the last 30 days, of any status, the newest first. */
    trash: z.literal('true').optional(),
    sort: sortBy('position', 'title', 'id'),
  })
  .strict();
export type CategoryQuery = z.infer<typeof CategoryQuery>;

const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, 'Please use at most 100 characters')
  .regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/, 'Use small letters, digits, dashes and underscores');

/** Pages below `/products` that are no category. */
const RESERVED: string[] = ['search', 'compare', 'bn', ...CATEGORY_GROUPS];

const PATH_MISSING = CATEGORY_FIELDS.path.required;

/** '/products/slim-duct', or its last part alone. Digits alone and reserved words are refused. */
const path = chained(
  z
    .string({ required_error: PATH_MISSING })
    .trim()
    .min(1, PATH_MISSING)
    .transform((value) => value.replace(/^\/?products\//i, '').replace(/\/+$/, '')),
  slug,
)
  .refine((last) => !/^\d+$/.test(last), 'A path of digits alone is a product')
  .refine((last) => !RESERVED.includes(last), 'This path is reserved');

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
  /** A list, or text parted by commas. */
  aliases: z.preprocess(fromText, z.array(slug).max(20)),
  ...commercialBody,
  brand_warranties: brandWarranties,
};
const { title, path: address, ...others } = fields;

/**
 * As JSON, or multipart with the picture in `image`. Without a position it comes last; without a kind, as clients
 * send it that know of none, it is 'other'.
 */
export const CreateCategory = z
  .object({
    title,
    path: address,
    ...z.object(others).partial().shape,
    media_id: MediaId,
    /** Adds an entry to this menu as well. */
    menu: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(MENU_GROUPS).optional(),
    ),
  })
  .strict();
export type CreateCategory = z.infer<typeof CreateCategory>;

/** What is to be different. Under a new path the old one stays as an alias. Another kind is rejected. */
export const UpdateCategory = z
  .object({
    ...z.object(fields).partial().shape,
    media_id: MediaId,
    /** 'true' takes the picture away. */
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
    responses: { 200: z.object({ data: Category }) },
  },
  create: {
    method: 'POST',
    path: '/categories',
    summary: 'Add a category',
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
