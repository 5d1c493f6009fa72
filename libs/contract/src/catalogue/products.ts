import { z } from 'zod';
import { IdempotencyHeaders, IdParams } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { locale, LocaleQuery } from '../platform/locales';
import { routes } from '../platform/policy';
import { IMAGE_FIELDS } from './product-fields';
import { Product, ListedProduct } from './product';
import { CategoryCapacities, ProductFacets, ProductSize, Suggestions } from './product-reads';
import {
  ChangeVisibility,
  CreateProduct,
  parsedJson,
  ProductIds,
  UpdateProduct,
} from './product-writes';
import { ListedQuery, ProductFilters, ProductQuery } from './product-query';
import { ChangePrices, ChangeProducts, PriceEffects, RemoveProducts } from './product-changes';

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
