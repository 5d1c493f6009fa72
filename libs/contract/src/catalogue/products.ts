import { z } from 'zod';
import { IdempotencyHeaders, IdParams, listOf } from '../platform/fields';
import { NoQuery, PageQuery, sortBy } from '../platform/lists';
import { locale, LocaleQuery, preview } from '../platform/locales';
import { routes } from '../platform/policy';
import {
  IMAGE_FIELDS,
  INVERTER_TYPES,
  PRODUCT_TYPES,
  REFRIGERANTS,
  SERVICE_STATUSES,
  VISIBILITIES,
} from './product-fields';
import { Product, ListedProduct } from './product';
import { CategoryCapacities, ProductFacets, ProductSize, Suggestions } from './product-reads';
import {
  ChangeVisibility,
  CreateProduct,
  parsedJson,
  PRICE_FIELDS,
  PriceEffect,
  ProductIds,
  UpdateProduct,
} from './product-writes';
import { RecordId, anyTaka, decimalNumber } from '../platform/numbers';
import { catalogueErrors } from './catalogue-errors.texts';
import { schemaTexts } from '../platform/schema.texts';

const MAX_BOUND = 2_000_000_000;
const capacity = decimalNumber({ label: 'Capacity', max: MAX_BOUND }).optional();
const flow = decimalNumber({ label: 'Airflow', max: MAX_BOUND }).optional();
const price = anyTaka({ label: 'Price', max: MAX_BOUND }).optional();

/**
 * Filters available to visitors. Several values of one filter are alternatives; different filters narrow the result.
 */
export const ProductFilters = z
  .object({
    /** Titles, slugs, aliases or ids of categories, case-insensitive and separated by commas. */
    category: z.string().trim().min(1).max(500).optional(),
    type: listOf(PRODUCT_TYPES).optional(),
    inverter_type: listOf(INVERTER_TYPES).optional(),
    refrigerant: listOf(REFRIGERANTS).optional(),
    /** Units whose label is 'Wind-free', or all others. */
    wind_free: z.enum(['true', 'false']).optional(),
    /** Name of one maker, case-insensitive. */
    brand: z.string().trim().min(1).max(100).optional(),
    /** In TR, both ends included. */
    tr_min: capacity,
    tr_max: capacity,
    /** In taka, compared with the price that a visitor pays: the offer price, else the regular one. */
    price_min: price,
    price_max: price,
    /** Airflow of ventilators in m³/h, both ends included. */
    flow_min: flow,
    flow_max: flow,
    /**
     * Title, model, category, or a capacity as people say it: '1.5 ton', '18000 btu', '5 kw', also in Bangla digits.
     */
    q: z.string().trim().max(100).optional(),
    locale,
    preview,
  })
  .strict();
export type ProductFilters = z.infer<typeof ProductFilters>;

export const PRICE_STATES = ['offer', 'on_request', 'offer_above'] as const;

export const ProductQuery = PageQuery.merge(ProductFilters).extend({
  /** Staff only. Without it, and for everyone else, only published products are returned. */
  visibility: z.enum([...VISIBILITIES, 'all']).optional(),
  /** Staff only: products whose service record has this status. */
  service_status: z.enum(SERVICE_STATUSES).optional(),
  /** Staff only: products deleted in the last 30 days. */
  trash: z.literal('true').optional(),
  /** Staff only: an offer below the regular price, no price at all, or an offer above the regular price. */
  price_state: z.enum(PRICE_STATES).optional(),
  /** Staff only: products without pictures, or with only one. */
  pictures: z.enum(['none', 'one']).optional(),
  /** Extra data in the rows: the fields that the old site wrote as '', or the commercial facts. */
  with: z.enum(['blank_fields', 'commercial']).optional(),
  /** Ids of the products to compare, separated by commas. */
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, 'Enter numbers separated by commas')
    .optional(),
  sort: sortBy(
    'position',
    'id',
    'title',
    'model',
    'category',
    'cooling_tr',
    'air_flow_high_cfm',
    'offer_price',
    'inverter_type',
    'refrigerant',
    'updated_at',
    'deleted_at',
  ),
});
export type ProductQuery = z.infer<typeof ProductQuery>;

export const ListedQuery = ProductQuery.omit({ with: true });
export type ListedQuery = z.infer<typeof ListedQuery>;

/** Filters of the dashboard's list that a bulk change can use as its selection. */
export const ProductSelection = ProductQuery.pick({
  category: true,
  q: true,
  visibility: true,
  service_status: true,
  price_state: true,
  pictures: true,
}).strict();
export type ProductSelection = z.infer<typeof ProductSelection>;

/** Maximum number of products in a bulk change, selected by ids and by a filter. */
export const BULK_IDS_MAX = 1000;
export const BULK_MAX = 50_000;

/**
 * Products of a bulk change: `ids`, or a `filter` of the list together with the number of rows it shows. If the filter
 * selects more or fewer products by then, nothing is changed.
 */
const selection = (ids: number) => ({
  ids: z.array(RecordId).min(1).max(ids).optional(),
  filter: ProductSelection.optional(),
  expected: z.number().int().min(1).max(BULK_MAX).optional(),
});
export interface BulkSelection {
  ids?: number[] | undefined;
  filter?: ProductSelection | undefined;
  expected?: number | undefined;
}
const isIdsOrFilter = ({ ids, filter }: BulkSelection) =>
  (ids === undefined) !== (filter === undefined);
const IDS_OR_FILTER = 'Give IDs or a filter';
const hasNumber = ({ filter, expected }: BulkSelection) =>
  (filter === undefined) === (expected === undefined);
const NUMBER_MISSING = {
  message: 'Give the number of products with a filter, and only then',
  path: ['expected'],
};

/** Changes visibility, category or both of several products. */
export const ChangeProducts = z
  .object({
    ...selection(BULK_IDS_MAX),
    visibility: z.enum(VISIBILITIES).optional(),
    /** Title, slug, alias or id of the new category. */
    category: z.string().trim().min(1).max(190).optional(),
  })
  .strict()
  .refine(isIdsOrFilter, IDS_OR_FILTER)
  .refine(hasNumber, NUMBER_MISSING)
  .refine(({ visibility, category }) => visibility !== undefined || category !== undefined, {
    message: catalogueErrors.chooseChange,
  });
export type ChangeProducts = z.infer<typeof ChangeProducts>;

/** Moves products to the trash. */
export const RemoveProducts = z
  .object(selection(500))
  .strict()
  .refine(isIdsOrFilter, IDS_OR_FILTER)
  .refine(hasNumber, NUMBER_MISSING);
export type RemoveProducts = z.infer<typeof RemoveProducts>;

/** New prices for several products: changed by a percentage or an amount, or set to one price. */
export const ChangePrices = z
  .object({
    ...selection(500),
    field: z.enum(PRICE_FIELDS),
    by: z.enum(['percent', 'amount', 'set']),
    /** Percent or taka; negative values lower the prices. */
    value: z.number().min(-1_000_000_000).max(1_000_000_000),
    /** Rounds to the nearest multiple, in taka. */
    round_to: z.union([
      z.literal(1),
      z.literal(10),
      z.literal(50),
      z.literal(100),
      z.literal(500),
      z.literal(1000),
    ]),
    /** If true, returns the effect and writes nothing. */
    preview: z.boolean(),
    /** Versions at the time of the preview, in the order of `ids`. Other versions are not overwritten. */
    versions: z.array(z.number().int()).max(500).optional(),
    /** `state` returned by the preview of a filter. A different state is not overwritten. */
    state: z.string().length(64).optional(),
  })
  .strict()
  .refine(isIdsOrFilter, IDS_OR_FILTER)
  .refine(hasNumber, NUMBER_MISSING)
  .refine(({ by, value }) => by === 'percent' || Number.isInteger(value), {
    path: ['value'],
    message: schemaTexts.wholeTaka,
  })
  .refine(({ preview, ids, versions }) => preview || !ids || versions?.length === ids.length, {
    path: ['versions'],
    message: 'Give the version of each product in the preview',
  })
  .refine(({ preview, filter, state }) => preview || !filter || state !== undefined, {
    path: ['state'],
    message: 'Give the state of the preview',
  });
export type ChangePrices = z.infer<typeof ChangePrices>;

/** Effect of new prices. For a filter, `data` has only the first products, those with problems before the others. */
export const PriceEffects = z.object({
  data: z.array(PriceEffect),
  /** Number of products, of products whose price would change, and of products that cannot be changed this way. */
  summary: z.object({
    products: z.number().int(),
    changing: z.number().int(),
    problems: z.number().int(),
  }),
  state: z.string(),
  written: z.boolean(),
  batch: z.string().nullable(),
});
export type PriceEffects = z.infer<typeof PriceEffects>;

/** Identifies a bulk change so that it can be undone; null if nothing was changed. */
const batch = z.string().nullable();

const count = z.number().int();
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
  listed: {
    method: 'GET',
    path: '/products/listed',
    summary: 'The same list with only the fields that cards and tables show',
    metadata: { access: 'public', cache: true, total: true },
    query: ListedQuery,
    responses: { 200: z.array(ListedProduct) },
  },
  facets: {
    method: 'GET',
    path: '/products/facets',
    summary: 'How many products each value of a filter would show',
    metadata: { access: 'public', cache: true },
    query: ProductFilters,
    responses: { 200: z.object({ data: ProductFacets }) },
  },
  counts: {
    method: 'GET',
    path: '/products/counts',
    summary: 'How many products each of several lists has; their queries are a JSON array',
    metadata: { access: 'admin' },
    query: z.object({ lists: z.preprocess(parsedJson, z.array(ProductQuery).max(100)) }).strict(),
    responses: { 200: z.object({ data: z.array(count) }) },
  },
  capacities: {
    method: 'GET',
    path: '/products/capacities',
    summary: 'The capacities that each category comes in, in TR',
    metadata: { access: 'public', cache: true },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(CategoryCapacities) }) },
  },
  suggest: {
    method: 'GET',
    path: '/products/suggest',
    summary: 'A few products and categories for what was typed so far',
    metadata: { access: 'public', cache: true },
    query: z.object({ q: z.string().trim().min(1).max(100), locale }).strict(),
    responses: { 200: z.object({ data: Suggestions }) },
  },
  get: {
    method: 'GET',
    path: '/products/:id',
    summary: 'One product, a discontinued one too; staff see one in the trash too',
    metadata: { access: 'public', cache: true },
    pathParams: IdParams,
    query: LocaleQuery,
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
    summary:
      'Add a product, as JSON or multipart with pictures in image_1 to image_3; one Idempotency-Key adds one',
    headers: IdempotencyHeaders,
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
    summary:
      'Put several products, or all that match a filter, into the trash: all of them or none',
    metadata: { access: 'admin' },
    body: RemoveProducts,
    responses: {
      200: done.extend({ data: z.object({ count, batch }) }),
    },
  },
  restoreMany: {
    method: 'POST',
    path: '/products/restore',
    summary: 'Take products out of the trash again',
    metadata: { access: 'admin' },
    body: ProductIds,
    responses: { 200: done },
  },
  /** `changed` lists the products whose visibility did change: undoing reverts only those. */
  changeVisibility: {
    method: 'POST',
    path: '/products/visibility',
    summary: 'Publish or hide several products: all of them or, where one is not there, none',
    metadata: { access: 'admin' },
    body: ChangeVisibility,
    responses: { 200: z.object({ data: z.object({ changed: z.array(z.number().int()) }) }) },
  },
  /**
   * `changed` lists the products that did change. 409 without any change if the filter selects more or fewer than
   * `expected`.
   */
  changeMany: {
    method: 'POST',
    path: '/products/change',
    summary:
      'Publish, hide or move several products, or all that match a filter: all of them or none',
    metadata: { access: 'admin' },
    body: ChangeProducts,
    responses: {
      200: z.object({ data: z.object({ changed: z.array(z.number().int()), batch }) }),
    },
  },
  /** 409 if a product was changed after the preview, with the new effect in `current`. */
  changePrices: {
    method: 'POST',
    path: '/products/prices',
    summary:
      'New prices for several products, or all that match a filter: the effect first, then the writing',
    metadata: { access: 'admin' },
    body: ChangePrices,
    responses: { 200: PriceEffects },
  },
  /** Leaves products that were changed since; `count` is the number of reverted products. */
  undoBulk: {
    method: 'POST',
    path: '/products/undo',
    summary: 'Take back an own bulk change of the last 24 hours',
    metadata: { access: 'admin' },
    body: z.object({ batch: z.string().regex(/^[0-9a-f]{16}$/) }).strict(),
    responses: { 200: z.object({ data: z.object({ count }) }) },
  },
});
