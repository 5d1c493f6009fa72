import { z } from 'zod';
import { IdParams, listOf } from './fields';
import { NoQuery, PageQuery, sortBy } from './lists';
import { Picture } from './picture';
import { routes } from './policy';
import {
  IMAGE_FIELDS,
  INVERTER_TYPES,
  PRODUCT_TYPES,
  REFRIGERANTS,
  SERVICE_STATUSES,
  VISIBILITIES,
} from './product-fields';
import { CatalogueProduct, Product } from './product';
import {
  ChangePrices,
  ChangeVisibility,
  CreateProduct,
  PriceEffect,
  ProductIds,
  UpdateProduct,
} from './product-writes';

const bound = z.coerce.number().min(0).max(2_000_000_000).optional();

/** The filters that visitors have. Values of one are alternatives, the filters together narrow down. */
export const ProductFilters = z
  .object({
    /** Title, slug, alias or id of a category, without regard to case; several parted by commas. */
    category: z.string().trim().min(1).max(500).optional(),
    type: listOf(PRODUCT_TYPES).optional(),
    inverter_type: listOf(INVERTER_TYPES).optional(),
    refrigerant: listOf(REFRIGERANTS).optional(),
    /** Units whose label is 'Wind-free', or the others. */
    wind_free: z.enum(['true', 'false']).optional(),
    /** The name of one maker, without regard to case. */
    brand: z.string().trim().min(1).max(100).optional(),
    /** TR, both ends included. */
    tr_min: bound,
    tr_max: bound,
    /** Taka, of the price that a visitor pays: the offer price, else the regular one. */
    price_min: bound,
    price_max: bound,
    /** Title, model, category, capacity as people say it: '1.5 ton', '18000 btu', '5 kw', in Bangla digits too. */
    q: z.string().trim().max(100).optional(),
  })
  .strict();
export type ProductFilters = z.infer<typeof ProductFilters>;

export const ProductQuery = PageQuery.merge(ProductFilters).extend({
  /** Staff only; everyone else, and staff who do not ask, get the published ones. */
  visibility: z.enum([...VISIBILITIES, 'all']).optional(),
  /** Staff only: products whose service record has this status. */
  service_status: z.enum(SERVICE_STATUSES).optional(),
  /** Staff only: what was deleted in the last 30 days. */
  trash: z.literal('true').optional(),
  with: z.literal('blank_fields').optional(),
  /** Several products by their ids, parted by commas: for a comparison. */
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, 'Numbers parted by commas')
    .optional(),
  sort: sortBy(
    'position',
    'id',
    'title',
    'model',
    'category',
    'cooling_tr',
    'offer_price',
    'inverter_type',
    'refrigerant',
    'updated_at',
    'deleted_at',
  ),
});
export type ProductQuery = z.infer<typeof ProductQuery>;

/** So many products at most are changed at once. */
export const BULK_MAX = 1000;

/**
 * What becomes of several products: another visibility, another category, or both. Which ones is said by `ids`, or
 * by a `filter` of the list with how many it shows: where it means others by then, nothing is changed.
 */
export const ChangeProducts = z
  .object({
    ids: z.array(z.number().int().positive()).min(1).max(BULK_MAX).optional(),
    filter: ProductQuery.pick({ category: true, q: true, visibility: true, service_status: true })
      .strict()
      .optional(),
    expected: z.number().int().positive().max(BULK_MAX).optional(),
    visibility: z.enum(VISIBILITIES).optional(),
    /** Its title, slug, alias or id. */
    category: z.string().trim().min(1).max(190).optional(),
  })
  .strict()
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    message: 'Name ids or a filter',
  })
  .refine(({ filter, expected }) => (filter === undefined) === (expected === undefined), {
    message: 'Say with a filter, and only with it, how many products it shows',
    path: ['expected'],
  })
  .refine(({ visibility, category }) => visibility !== undefined || category !== undefined, {
    message: 'Say what is to be changed',
  });
export type ChangeProducts = z.infer<typeof ChangeProducts>;

const count = z.number().int();
const counted = <T extends z.ZodTypeAny>(value: T) => z.array(z.object({ value, count }));
const range = z.object({ min: z.number(), max: z.number() }).nullable();

/** How many products each value of a filter would show, under the other filters as they stand. */
export const ProductFacets = z.object({
  total: count,
  /** `value` is the slug. */
  category: z.array(z.object({ value: z.string(), title: z.string(), count })),
  type: counted(z.enum(PRODUCT_TYPES)),
  inverter_type: counted(z.enum(INVERTER_TYPES)),
  refrigerant: counted(z.enum(REFRIGERANTS)),
  wind_free: counted(z.enum(['true', 'false'])),
  /** What can be chosen at all, in TR and taka; null where no product has a figure. */
  tr: range,
  price: range,
});
export type ProductFacets = z.infer<typeof ProductFacets>;

/** One of the sizes that a category comes in. */
export const ProductSize = CatalogueProduct.pick({ id: true, model: true, cooling_tr: true });
export type ProductSize = z.infer<typeof ProductSize>;

/** What is offered while somebody types into the search. */
export const Suggestions = z.object({
  products: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      model: z.string(),
      category: z.string(),
      cooling_tr: z.number().nullable(),
      picture: Picture.nullable(),
    }),
  ),
  categories: z.array(z.object({ slug: z.string(), title: z.string(), count })),
});
export type Suggestions = z.infer<typeof Suggestions>;

const done = z.object({ success: z.literal(true) });

export const products = routes({
  list: {
    method: 'GET',
    path: '/products',
    summary: 'Products by position; the body is the list itself, the total is in X-Total-Count',
    metadata: { access: 'public', cache: true, total: true },
    query: ProductQuery,
    responses: { 200: z.array(Product) },
  },
  facets: {
    method: 'GET',
    path: '/products/facets',
    summary: 'How many products each value of a filter would show',
    metadata: { access: 'public', cache: true },
    query: ProductFilters,
    responses: { 200: z.object({ data: ProductFacets }) },
  },
  suggest: {
    method: 'GET',
    path: '/products/suggest',
    summary: 'A few products and categories for what was typed so far',
    metadata: { access: 'public', cache: true },
    query: z.object({ q: z.string().trim().min(1).max(100) }).strict(),
    responses: { 200: z.object({ data: Suggestions }) },
  },
  get: {
    method: 'GET',
    path: '/products/:id',
    summary: 'One product; staff see one in the trash too',
    metadata: { access: 'public', cache: true },
    pathParams: IdParams,
    responses: { 200: Product },
  },
  sizes: {
    method: 'GET',
    path: '/products/:id/sizes',
    summary:
      'The sizes of its category, small to large; the nearest 60 where there are more, the total is in X-Total-Count',
    metadata: { access: 'public', cache: true, total: true },
    pathParams: IdParams,
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(ProductSize) }) },
  },
  create: {
    method: 'POST',
    path: '/products',
    summary: 'Add a product, as JSON or multipart with pictures in image_1 to image_3',
    metadata: { access: 'admin', limit: 'upload', pictures: IMAGE_FIELDS, acceptsJson: true },
    contentType: 'multipart/form-data',
    body: CreateProduct,
    responses: { 201: Product },
  },
  update: {
    method: 'PUT',
    path: '/products/:id',
    summary: 'Change what is given of a product, as JSON or multipart',
    metadata: { access: 'admin', limit: 'upload', pictures: IMAGE_FIELDS, acceptsJson: true },
    pathParams: IdParams,
    contentType: 'multipart/form-data',
    body: UpdateProduct,
    responses: { 200: Product },
  },
  duplicate: {
    method: 'POST',
    path: '/products/:id/duplicate',
    summary: 'A hidden copy with copies of the pictures, without the service record',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 201: Product },
  },
  remove: {
    method: 'DELETE',
    path: '/products/:id',
    summary: 'Put a product into the trash for 30 days',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: done },
  },
  removeMany: {
    method: 'POST',
    path: '/products/trash',
    summary: 'Put several products into the trash: all of them or, where one is not there, none',
    metadata: { access: 'admin' },
    body: ProductIds,
    responses: { 200: done },
  },
  restoreMany: {
    method: 'POST',
    path: '/products/restore',
    summary: 'Take products out of the trash again',
    metadata: { access: 'admin' },
    body: ProductIds,
    responses: { 200: done },
  },
  /** `changed` are those that were not so before: undone, these and no others go back. */
  changeVisibility: {
    method: 'POST',
    path: '/products/visibility',
    summary: 'Publish or hide several products: all of them or, where one is not there, none',
    metadata: { access: 'admin' },
    body: ChangeVisibility,
    responses: { 200: z.object({ data: z.object({ changed: z.array(z.number().int()) }) }) },
  },
  /** `changed` are those that were not so before. More or fewer than `expected`: 409, and nothing is changed. */
  changeMany: {
    method: 'POST',
    path: '/products/change',
    summary:
      'Publish, hide or move several products, or all that match a filter: all of them or none',
    metadata: { access: 'admin' },
    body: ChangeProducts,
    responses: { 200: z.object({ data: z.object({ changed: z.array(z.number().int()) }) }) },
  },
  /** Where a product was changed since its effect was shown: 409, with the effect as it is now in `current`. */
  changePrices: {
    method: 'POST',
    path: '/products/prices',
    summary: 'New prices for several products: the effect first, then the writing',
    metadata: { access: 'admin' },
    body: ChangePrices,
    responses: { 200: z.object({ data: z.array(PriceEffect), written: z.boolean() }) },
  },
});
