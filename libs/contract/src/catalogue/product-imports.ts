import { z } from 'zod';
import { IdParams, moment } from '../platform/fields';
import { PageQuery } from '../platform/lists';
import { routes } from '../platform/policy';
import { ProductQuery } from './products';

export const IMPORT_FORMATS = ['json', 'csv', 'xlsx'] as const;
export const IMPORT_STATUSES = ['previewed', 'applied', 'undone'] as const;
/** Effect of importing a row of the file. */
export const IMPORT_EFFECTS = ['new', 'changed', 'unchanged', 'wrong'] as const;

const value = z.union([z.string(), z.number(), z.array(z.string())]).nullable();

/** A row of the file with the effect of importing it. */
export const ImportRow = z.object({
  /** Position in the file, counted from 1; the headings of a table and the lines above them are not counted. */
  row: z.number().int(),
  effect: z.enum(IMPORT_EFFECTS),
  /** Null if the row is new or wrong. */
  id: z.number().int().nullable(),
  model: z.string(),
  /** Differences per field of a changed row. */
  fields: z.array(z.object({ field: z.string(), from: value, to: value })),
  /** Errors of a wrong row. */
  problems: z.array(z.object({ field: z.string(), reason: z.string() })),
  /** Contradicting figures, or an offer above the regular price. The row is imported anyway. */
  warnings: z.array(z.string()),
  /** Corrections made while reading the row, such as a different id. */
  notes: z.array(z.string()),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** Products that were changed or deleted after an import had written them: their number and the first few. */
export const ChangedSince = z.object({
  count: z.number().int(),
  products: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type ChangedSince = z.infer<typeof ChangedSince>;

/** Progress of work that continues after the response, in rows. */
export const ImportWork = z.object({
  task: z.enum(['apply', 'undo']),
  done: z.number().int(),
  total: z.number().int(),
});
export type ImportWork = z.infer<typeof ImportWork>;

/** An uploaded file: previewed first, then applied, and possibly undone. */
export const ProductImport = z.object({
  id: z.number().int(),
  file_name: z.string(),
  format: z.enum(IMPORT_FORMATS),
  /** Last state reached: an import that is being applied is still `previewed`. */
  status: z.enum(IMPORT_STATUSES),
  /** Null if it is neither being applied nor undone. */
  work: ImportWork.nullable(),
  /** Reason for the failure of the last background work, as a sentence; null if it succeeded. */
  problem: z.string().nullable(),
  rows: z.number().int(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    wrong: z.number().int(),
  }),
  /** Number of rows with warnings. They are imported anyway. */
  warnings: z.number().int(),
  created_by: z.string(),
  created_at: moment,
  applied_at: moment.nullable(),
  undone_at: moment.nullable(),
  /** Products that the undo left unchanged. */
  left: ChangedSince,
});
export type ProductImport = z.infer<typeof ProductImport>;

export const productImports = routes({
  list: {
    method: 'GET',
    path: '/product-imports',
    summary: 'The imports of the catalogue, newest first',
    metadata: { access: 'admin', total: true },
    query: PageQuery,
    responses: { 200: z.object({ data: z.array(ProductImport) }) },
  },
  /** 400 with a sentence if the rows are not products or the format is unknown. */
  preview: {
    method: 'POST',
    path: '/product-imports',
    summary: 'Upload a file (multipart, field `file`) and see what it would do; nothing is written',
    metadata: { access: 'admin', limit: 'upload', file: { field: 'file', maxMegabytes: 64 } },
    contentType: 'multipart/form-data',
    body: z.object({}).strict(),
    responses: { 201: z.object({ data: ProductImport }) },
  },
  get: {
    method: 'GET',
    path: '/product-imports/:id',
    summary: 'One import',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    responses: { 200: z.object({ data: ProductImport }) },
  },
  rows: {
    method: 'GET',
    path: '/product-imports/:id/rows',
    summary: 'What its rows would do, or did',
    metadata: { access: 'admin', total: true },
    pathParams: IdParams,
    query: PageQuery.extend({
      effect: z.enum(IMPORT_EFFECTS).optional(),
      /** Only rows with warnings. */
      warnings: z.literal('true').optional(),
    }),
    responses: { 200: z.object({ data: z.array(ImportRow) }) },
  },
  wrongRows: {
    method: 'GET',
    path: '/product-imports/:id/wrong-rows',
    summary: 'The mistakes of its wrong rows as a CSV, one on a line',
    metadata: { access: 'admin', download: ['text/csv'] },
    pathParams: IdParams,
    responses: { 200: z.string() },
  },
  /**
   * 409 if changes to the catalogue since the preview would lead to a different effect. 202 if the work takes longer
   * than a few seconds: it continues, and `get` returns the progress.
   */
  apply: {
    method: 'POST',
    path: '/product-imports/:id/apply',
    summary: 'Write it: all rows, which must be right, or only the valid ones',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({ rows: z.enum(['all', 'valid']) }).strict(),
    responses: { 200: z.object({ data: ProductImport }), 202: z.object({ data: ProductImport }) },
  },
  changedSince: {
    method: 'GET',
    path: '/product-imports/:id/changed-since',
    summary: 'The products that were changed or deleted after it was applied',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    responses: { 200: z.object({ data: ChangedSince }) },
  },
  /**
   * Without `leave_changed`, a product that was changed since results in 409. With it, the response lists the products
   * that were left. 202 as for `apply`.
   */
  undo: {
    method: 'POST',
    path: '/product-imports/:id/undo',
    summary: 'Undo it: as a whole, or all but what was changed since',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({ leave_changed: z.boolean().optional() }).strict().optional(),
    responses: { 200: z.object({ data: ProductImport }), 202: z.object({ data: ProductImport }) },
  },
  remove: {
    method: 'DELETE',
    path: '/product-imports/:id',
    summary: 'Discard a preview that was not applied',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  export: {
    method: 'GET',
    path: '/products/export',
    summary:
      'The products that the filters select, as a file that the import takes back without a change',
    metadata: { access: 'admin', download: ['text/csv', 'application/json'] },
    query: ProductQuery.omit({ page: true, pageSize: true }).extend({
      format: z.enum(['csv', 'json']),
    }),
    responses: { 200: z.string() },
  },
});
