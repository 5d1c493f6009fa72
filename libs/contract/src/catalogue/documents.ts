import { z } from 'zod';
import { flag, IdParams, moment, plainText } from '../platform/fields';
import { LocaleQuery } from '../platform/locales';
import { routes } from '../platform/policy';
import { DOCUMENT_FILE } from '../platform/rules';
import { TextId, TextVersion } from '../platform/numbers';
import { catalogueErrors } from './catalogue-errors.texts';
import { schemaTexts } from '../platform/schema.texts';

/** Purposes of a document. The database stores these words. */
export const DOCUMENT_TYPES = [
  'data_sheet',
  'manual',
  'submittal',
  'certificate',
  'drawing',
  'wiring_diagram',
  'start_up_report',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const DOCUMENT_TYPE_LABELS: Record<DocumentType, string> = {
  data_sheet: 'Data sheet',
  manual: 'Manual',
  submittal: 'Submittal',
  certificate: 'Certificate',
  drawing: 'Drawing',
  wiring_diagram: 'Wiring diagram',
  start_up_report: 'Start-up report',
};

export const DOCUMENT_LANGUAGES = ['en', 'bn', 'en_bn', 'other'] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

export const DOCUMENT_LANGUAGE_LABELS: Record<DocumentLanguage, string> = {
  en: 'English',
  bn: 'Bangla',
  en_bn: 'English and Bangla',
  other: 'Other language',
};

/** A document that visitors can download from `GET /documents/:id/file`. */
export const PublicDocument = z.object({
  id: z.number().int(),
  type: z.enum(DOCUMENT_TYPES),
  language: z.enum(DOCUMENT_LANGUAGES),
  title: z.string(),
  /** File name of the download. */
  file_name: z.string(),
  bytes: z.number().int(),
  updated_at: moment,
});
export type PublicDocument = z.infer<typeof PublicDocument>;

/**
 * A document as staff see it. It belongs to a product, to a category and thereby to all its
 * products, or to an installed unit. */
export const Document = PublicDocument.extend({
  product_id: z.number().int().nullable(),
  category_id: z.number().int().nullable(),
  unit_id: z.number().int().nullable(),
  is_public: z.boolean(),
  version: z.number().int(),
  created_at: moment,
  /** When it was moved to the trash; it is purged after 30 days. */
  deleted_at: moment.nullable(),
});
export type Document = z.infer<typeof Document>;

const id = TextId;
const owner = { product_id: id.optional(), category_id: id.optional(), unit_id: id.optional() };
/** Returns whether a document has exactly one owner. */
export const hasOneOwner = ({
  product_id,
  category_id,
  unit_id,
}: {
  product_id?: number;
  category_id?: number;
  unit_id?: number;
}) => [product_id, category_id, unit_id].filter((one) => one !== undefined).length === 1;
const ONE_OWNER = { message: catalogueErrors.chooseOwner, path: ['product_id'] };

const fields = {
  type: z.enum(DOCUMENT_TYPES, { errorMap: () => ({ message: schemaTexts.chooseType }) }),
  language: z.enum(DOCUMENT_LANGUAGES, {
    errorMap: () => ({ message: catalogueErrors.chooseLanguage }),
  }),
  title: plainText(150, schemaTexts.titleRequired),
  is_public: flag,
};

/** Requires a product, a category or an installed unit. */
export const DocumentQuery = z
  .object({
    ...owner,
    /** Documents deleted in the last 30 days. */
    trash: z.literal('true').optional(),
  })
  .strict();
export type DocumentQuery = z.infer<typeof DocumentQuery>;

/** Multipart, with the PDF in `document`. Only staff can read it until it is public. */
export const CreateDocument = z
  .object({ ...owner, ...fields, is_public: fields.is_public.default(false) })
  .strict()
  .refine(hasOneOwner, ONE_OWNER);
export type CreateDocument = z.infer<typeof CreateDocument>;

/** Partial update. The file cannot be replaced; another file is another document. */
export const UpdateDocument = z
  .object({
    ...z.object(fields).partial().shape,
    /** Version that was edited; 409 if stale. Without it, the write is unconditional. */
    version: TextVersion.optional(),
  })
  .strict();
export type UpdateDocument = z.infer<typeof UpdateDocument>;

const response = z.object({ data: Document });

export const documents = routes({
  list: {
    method: 'GET',
    path: '/documents',
    summary: 'The documents of a product, a category or an installed unit, public ones and others',
    metadata: { access: 'admin' },
    query: DocumentQuery,
    responses: { 200: z.object({ data: z.array(Document) }) },
  },
  create: {
    method: 'POST',
    path: '/documents',
    summary:
      'Add a document to a product, a category or an installed unit (multipart, with the PDF in `document`)',
    metadata: {
      access: 'admin',
      limit: 'upload',
      file: {
        field: 'document',
        maxMegabytes: DOCUMENT_FILE.maxMegabytes,
        types: { media: DOCUMENT_FILE.types, wrong: { code: 'document_wrong_type' } },
      },
    },
    contentType: 'multipart/form-data',
    body: CreateDocument,
    responses: { 201: response },
  },
  update: {
    method: 'PUT',
    path: '/documents/:id',
    summary: 'Change what is said of a document, and whether it is public',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: UpdateDocument,
    responses: { 200: response },
  },
  remove: {
    method: 'DELETE',
    path: '/documents/:id',
    summary: 'Put a document into the trash for 30 days; nobody can download it any more',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  restore: {
    method: 'POST',
    path: '/documents/:id/restore',
    summary: 'Take a document out of the trash again',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: response },
  },
  /** Never cached, so a withdrawn document is gone with the next request. Our clients read the file as a Blob. */
  file: {
    method: 'GET',
    path: '/documents/:id/file',
    summary: 'Download a document: visitors a public one of a product or category, staff any',
    metadata: { access: 'public', download: DOCUMENT_FILE.types },
    pathParams: IdParams,
    responses: { 200: z.unknown() },
  },
});

/**
 * Separate from the other product routes because the API implements them in the module that depends on the company
 * details.
 */
export const dataSheets = routes({
  /** 503 while too many PDFs are being rendered. Our clients read the file as a Blob. */
  get: {
    method: 'GET',
    path: '/products/:id/data-sheet',
    summary: 'The data sheet of a product as a PDF, made of its values',
    metadata: { access: 'public', cache: true, download: ['application/pdf'] },
    pathParams: IdParams,
    query: LocaleQuery,
    responses: { 200: z.unknown() },
  },
});
