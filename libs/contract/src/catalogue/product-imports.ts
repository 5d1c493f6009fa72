import { z } from 'zod';
import { IdParams, moment } from '../platform/fields';
import { ImportMapping } from './import-mapping';
import { PageQuery } from '../platform/lists';
import { wholeNumber } from '../platform/numbers';
import { routes } from '../platform/policy';
import { ProductQuery } from './product-query';

/** `zip`: pictures named by model. */
export const IMPORT_FORMATS = ['json', 'csv', 'xlsx', 'zip'] as const;
/** `mapping`: its headings are not ours, so their meaning has to be given before it can be previewed. */
export const IMPORT_STATUSES = ['mapping', 'previewed', 'applied', 'undone'] as const;
/** Effect of importing a row of the file. `left_out` by decision: of the mapping, or for the single row. */
export const IMPORT_EFFECTS = ['new', 'changed', 'unchanged', 'wrong', 'left_out'] as const;

const value = z.union([z.string(), z.number(), z.array(z.string())]).nullable();

/** A row of the file with the effect of importing it. */
export const ImportRow = z.object({
  /** Position in the file, counted from 1; the headings of a table and the lines above them are not counted. */
  row: z.number().int(),
  effect: z.enum(IMPORT_EFFECTS),
  /** Null if the row is new or wrong. */
  id: z.number().int().nullable(),
  model: z.string(),
  /** Differences per field of a changed row; all values of a new one, with `from` null. */
  fields: z.array(z.object({ field: z.string(), from: value, to: value })),
  /** Errors of a wrong row. */
  problems: z.array(z.object({ field: z.string(), reason: z.string() })),
  /** Contradicting figures, or an offer above the regular price. The row is imported anyway. */
  warnings: z.array(z.string()),
  /** Corrections made while reading the row, such as a different id. */
  notes: z.array(z.string()),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** A number in the file with two meanings, depending on its decimal separator. */
export const UnclearNumber = z.object({ text: z.string(), point: z.number(), comma: z.number() });
export type UnclearNumber = z.infer<typeof UnclearNumber>;

/** The columns of a file, and a proposal for their meaning. */
export const ImportColumns = z.object({
  /** Names of the sheets of a workbook that have rows; one without a name for other files. */
  sheets: z.array(z.string()),
  /** Sheet and line of the headings, counted from 1; line 0 for JSON, or if columns are named by their letters. */
  sheet: z.number().int(),
  line: z.number().int(),
  /** First lines of the sheet as text, from which the headings can be chosen. */
  lines: z.array(z.string()),
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
  /** Last mapping of this import, else the saved mapping with these headings, else a guess. */
  mapping: ImportMapping,
  /** Name under which the proposed mapping is saved; null for a guess. */
  supplier: z.string().nullable(),
  /** Saved mappings by name. */
  suppliers: z.array(z.object({ id: z.number().int(), name: z.string(), mapping: ImportMapping })),
});
export type ImportColumns = z.infer<typeof ImportColumns>;

/** Products that were changed or deleted after an import had written them: their number and the first few. */
export const ChangedSince = z.object({
  count: z.number().int(),
  products: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type ChangedSince = z.infer<typeof ChangedSince>;

/** Progress of work that continues after the response, in rows, or in pictures for `read`. */
export const ImportWork = z.object({
  task: z.enum(['read', 'apply', 'undo']),
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
  /** Null if it is neither being read, applied nor undone. */
  work: ImportWork.nullable(),
  /** Reason for the failure of the last background work, as a sentence; null if it succeeded. */
  problem: z.string().nullable(),
  rows: z.number().int(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    wrong: z.number().int(),
    left_out: z.number().int(),
  }),
  mapping: ImportMapping,
  /** Name under which the mapping is saved; null for one that is not. */
  supplier: z.string().nullable(),
  /** First number with two meanings, if the mapping does not decide. */
  unclear: UnclearNumber.nullable(),
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
  /**
   * 400 with a sentence if the file cannot be read. With headings that are not ours, the status is `mapping`. 202 if it
   * is a ZIP of many pictures: storing them continues, and `get` returns the progress.
   */
  preview: {
    method: 'POST',
    path: '/product-imports',
    summary: 'Upload a file (multipart, field `file`) and see what it would do; nothing is written',
    metadata: { access: 'admin', limit: 'upload', file: { field: 'file', maxMegabytes: 64 } },
    contentType: 'multipart/form-data',
    body: z.object({}).strict(),
    responses: { 201: z.object({ data: ProductImport }), 202: z.object({ data: ProductImport }) },
  },
  get: {
    method: 'GET',
    path: '/product-imports/:id',
    summary: 'One import',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    responses: { 200: z.object({ data: ProductImport }) },
  },
  columns: {
    method: 'GET',
    path: '/product-imports/:id/columns',
    summary: 'The columns of its file with samples, and a proposal for their meaning',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    query: z
      .object({
        sheet: wholeNumber({ label: 'Sheet', min: 1, max: 1000 }).optional(),
        line: wholeNumber({ label: 'Line', min: 0, max: 1000 }).optional(),
      })
      .strict(),
    responses: { 200: z.object({ data: ImportColumns }) },
  },
  /** 409 if it was applied or is being previewed at this moment. */
  map: {
    method: 'PUT',
    path: '/product-imports/:id/mapping',
    summary: 'Give the meaning of its columns and see what it would do; nothing is written',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z
      .object({
        /** As in `columns`. If left out, those of the last preview. */
        sheet: z.number().int().min(1).max(1000).optional(),
        line: z.number().int().min(0).max(1000).optional(),
        mapping: ImportMapping,
        /** Saves the mapping under the name of a supplier, for the next file with these headings. */
        supplier: z.string().trim().min(1).max(100).optional(),
      })
      .strict(),
    responses: { 200: z.object({ data: ProductImport }) },
  },
  removeMapping: {
    method: 'DELETE',
    path: '/import-mappings/:id',
    summary: 'Forget the mapping saved for a supplier',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  /** 409 if it is not a preview. */
  leaveOut: {
    method: 'POST',
    path: '/product-imports/:id/left-out',
    summary: 'Leave rows out of a preview, or take them in again',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z
      .object({
        left_out: z.boolean(),
        /** The rows, or all of them that the filters select. */
        rows: z.union([z.array(z.number().int().min(1)).max(1000), z.literal('all')]),
        effect: z.enum(IMPORT_EFFECTS).optional(),
        warnings: z.literal('true').optional(),
        q: PageQuery.shape.q,
      })
      .strict(),
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
