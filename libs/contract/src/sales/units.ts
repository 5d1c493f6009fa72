import { z } from 'zod';
import { day, longText, text } from '../platform/field-kinds';
import { IdParams, isoDate } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { LocaleQuery } from '../platform/locales';
import { RecordId, TextId } from '../platform/numbers';
import { Picture } from '../platform/picture';
import { routes } from '../platform/policy';
import { DOCUMENT_FILE } from '../platform/rules';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';
import { PublicDocument } from '../catalogue/documents';
import { customerLabels as texts } from './customer-labels.texts';
import { Person } from './enquiries';

/** Maximum units with labels in one file. */
export const LABELS_MAX = 240;
/** Maximum rows of a file of units. */
export const UNIT_IMPORT_ROWS = 2000;

export const UNIT_WARRANTIES = ['valid', 'ended', 'unknown'] as const;

/** Letters and digits of the public code, without those that look alike. */
export const UNIT_CODE_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
export const UNIT_CODE_LENGTH = 10;

export const unitRecord = record(
  {
    /** Model of the product if it is in the catalogue. */
    model: {
      ...text(100),
      label: texts.labels.model,
      required: texts.errors.modelRequired,
      translate: false,
      sort: true,
      column: { width: 150, grow: 1 },
    },
    brand: { ...text(100), label: texts.labels.brand, translate: false },
    /** Unique for each brand, however it is written; null until someone has read it. */
    serial: { ...text(60), label: texts.labels.serial, sort: true, column: { width: 144 } },
    /** Name of a site of its customer. */
    site: { ...text(150), label: texts.labels.site },
    place: { ...text(150), label: texts.labels.place },
    started_on: {
      ...day,
      label: texts.labels.startedOn,
      sort: true,
      column: { header: texts.labels.started, width: 120, wideOnly: true },
    },
    warranty_until: {
      ...day,
      label: texts.labels.warrantyUntil,
      sort: true,
      column: { header: texts.labels.warranty, width: 120, trash: false },
    },
    note: { ...longText(2000), label: texts.labels.note },
  },
  {
    subject: 'unit',
    path: '/units',
    one: 'installed unit',
    many: 'installed units',
    list: 'Installed units, the last added first; `q` looks in model, serial number, site and code',
    staffOnly: true,
    sorted: '-id',
    row: {
      /** In the address of its public page; cannot be guessed. */
      code: z.string(),
      customer: Person.nullable(),
      customer_id: z.number().int().nullable(),
      product: z.object({ id: z.number().int(), title: z.string() }).nullable(),
      product_id: z.number().int().nullable(),
      /** Quotation that it was created from, such as `QUO-2026-000123`. */
      quotation: z.string().nullable(),
    },
    body: { customer_id: RecordId.nullable(), product_id: RecordId.nullable() },
    query: {
      /** Units of a customer and of those merged into it. */
      customer_id: TextId.optional(),
      product_id: TextId.optional(),
      warranty: z.enum(UNIT_WARRANTIES).optional(),
      /** Units whose serial number is not known yet. */
      serial: z.literal('missing').optional(),
    },
  },
);
export const { Row: Unit, Query: UnitQuery, Create: CreateUnit, Update: UpdateUnit } = unitRecord;
export type Unit = z.infer<typeof Unit>;
export type UnitQuery = z.infer<typeof UnitQuery>;
export type CreateUnit = z.infer<typeof CreateUnit>;
export type UpdateUnit = z.infer<typeof UpdateUnit>;

/** Public data of a unit, for the page behind its code: nothing about its customer or its place. */
export const PublicUnit = z.object({
  code: z.string(),
  brand: z.string().nullable(),
  model: z.string(),
  /** Last characters of the serial number. */
  serial_end: z.string().nullable(),
  started_on: isoDate.nullable(),
  warranty_until: isoDate.nullable(),
  warranty: z.enum(UNIT_WARRANTIES),
  last_service_on: isoDate.nullable(),
  /** Month of the next visit, such as 2026-12. */
  next_service_in: z.string().nullable(),
  /** Documents of the unit that staff have made public. */
  documents: z.array(PublicDocument),
  /** Null if the catalogue does not show the product. */
  product: z
    .object({
      id: z.number().int(),
      title: z.string(),
      picture: Picture.nullable(),
      cooling_kw: z.number().nullable(),
      cooling_tr: z.number().nullable(),
      refrigerant: z.string().nullable(),
      documents: z.array(PublicDocument),
    })
    .nullable(),
});
export type PublicUnit = z.infer<typeof PublicUnit>;

const unitRoutes = routes({
  labels: {
    method: 'GET',
    path: '/units/labels',
    summary: 'Labels with the codes of these units as PDF: A4, 3 x 8, in both languages',
    metadata: { access: 'admin', download: ['application/pdf'] },
    query: z
      .object({ ids: z.string().regex(/^\d{1,9}(,\d{1,9})*$/, 'Enter IDs separated by commas') })
      .strict(),
    responses: { 200: z.string() },
  },
  export: {
    method: 'GET',
    path: '/units/export',
    summary: 'The installed units that the filters leave, as CSV',
    metadata: { access: 'admin', download: ['text/csv'] },
    query: UnitQuery.omit({ page: true, pageSize: true }).strict(),
    responses: { 200: z.string() },
  },
  import: {
    method: 'POST',
    path: '/units/import',
    summary:
      'Add the units of a file (multipart, in `units`: CSV or XLSX with the headings of the export), all of them or none',
    metadata: {
      access: 'admin',
      limit: 'upload',
      file: { field: 'units', maxMegabytes: 5 },
    },
    contentType: 'multipart/form-data',
    body: z.object({}).strict(),
    responses: { 200: z.object({ data: z.object({ created: z.number().int() }) }) },
  },
  createFromQuotation: {
    method: 'POST',
    path: '/units/of-quotation/:id',
    summary:
      'Add a unit for each piece of the products of an accepted quotation; those that exist are not added again',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ data: z.object({ created: z.number().int() }) }) },
  },
  countOfQuotation: {
    method: 'GET',
    path: '/units/of-quotation/:id',
    summary: 'How many pieces an accepted quotation has, and how many of them are units already',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    query: NoQuery,
    responses: {
      200: z.object({ data: z.object({ pieces: z.number().int(), units: z.number().int() }) }),
    },
  },
  byCode: {
    method: 'GET',
    path: '/units/by-code/:code',
    summary: 'The public page of a unit; look-ups of unknown codes are limited',
    metadata: { access: 'public' },
    pathParams: z.object({ code: z.string().max(40) }),
    query: LocaleQuery,
    responses: { 200: z.object({ data: PublicUnit }) },
  },
  /** Our clients read the file as a Blob. */
  document: {
    method: 'GET',
    path: '/units/by-code/:code/documents/:id',
    summary: 'Download a public document of a unit; look-ups of unknown codes are limited',
    metadata: { access: 'public', download: DOCUMENT_FILE.types },
    pathParams: z.object({ code: z.string().max(40), id: TextId }),
    responses: { 200: z.unknown() },
  },
});

export const units = { ...unitRoutes, ...recordRoutes(unitRecord) };
