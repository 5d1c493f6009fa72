import { z } from 'zod';
import { moment, plainText } from '../platform/fields';
import { NoQuery, PageQuery } from '../platform/lists';
import { TextId } from '../platform/numbers';
import { routes } from '../platform/policy';
import { TRANSLATED_SUBJECTS } from './translated-fields';

/** Longest translation: the longest text of a record, and 20 % more. */
export const TRANSLATION_LENGTH = 20_000;

export const TRANSLATION_STATES = ['draft', 'approved'] as const;
/** States by which records are found: they have a text that is missing, stale, a draft, or all are approved. */
export const TRANSLATION_VIEWS = ['missing', 'stale', 'draft', 'approved'] as const;
export type TranslationView = (typeof TRANSLATION_VIEWS)[number];

const count = z.number().int();
const subject = z.enum(TRANSLATED_SUBJECTS);
const Params = z.object({ subject, id: TextId });

/** SHA-256 of a source text, in hexadecimal form. */
const sourceHash = z.string().regex(/^[0-9a-f]{64}$/, 'This is not the hash of a text');

/** A text of a record in English and Bangla. */
export const TranslatedText = z.object({
  field: z.string(),
  label: z.string(),
  /** Text of several lines. */
  long: z.boolean(),
  source: z.string(),
  source_hash: sourceHash,
  /** Null if it is missing. */
  text: z.string().nullable(),
  /** Text that visitors see: `text`, or the one before it while `text` is a draft. */
  approved: z.string().nullable(),
  state: z.enum(TRANSLATION_STATES).nullable(),
  /** The English text was changed after the translation. */
  stale: z.boolean(),
  /** Account that wrote it; null for texts that ship with the product. */
  by: z.string().nullable(),
  at: moment.nullable(),
});
export type TranslatedText = z.infer<typeof TranslatedText>;

const GlossaryHit = z.object({ english: z.string(), bangla: z.string(), note: z.string() });

/** The texts of one record. */
export const RecordTranslation = z.object({
  subject,
  id: z.number().int(),
  name: z.string(),
  /** Changes with any of its texts, in either language. */
  version: z.string(),
  texts: z.array(TranslatedText),
  /** Terms of the glossary that occur in the English texts. */
  glossary: z.array(GlossaryHit),
});
export type RecordTranslation = z.infer<typeof RecordTranslation>;

const counts = { texts: count, missing: count, stale: count, draft: count };

/** A record in the list, with the number of its texts and of those that need attention. */
export const TranslationRow = z.object({
  subject,
  id: z.number().int(),
  name: z.string(),
  ...counts,
});
export type TranslationRow = z.infer<typeof TranslationRow>;

const TranslationFilters = z.object({
  subject: subject.optional(),
  state: z.enum(TRANSLATION_VIEWS).optional(),
});
export const TranslationQuery = PageQuery.merge(TranslationFilters).strict();
export type TranslationQuery = z.infer<typeof TranslationQuery>;

/** Number of texts by record type. */
const SubjectCounts = z.object({ subject, records: count, ...counts });
export type SubjectCounts = z.infer<typeof SubjectCounts>;

/** Texts to write, or to show in a preview. */
export const GivenTexts = z
  .array(
    z.object({ field: z.string().min(1).max(150), text: plainText(TRANSLATION_LENGTH) }).strict(),
  )
  .max(200);
export type GivenText = z.infer<typeof GivenTexts>[number];

export const SaveTranslation = z
  .object({
    /** Version that was edited; 409 if it is stale. */
    version: z.string().min(1).max(64),
    /** Applies to all given texts. A draft leaves the approved text on the site. */
    state: z.enum(TRANSLATION_STATES),
    /** A blank text removes the translation. */
    texts: GivenTexts,
    /** Time of the version whose texts these are. */
    restored_from: moment.optional(),
  })
  .strict();
export type SaveTranslation = z.infer<typeof SaveTranslation>;

/** The Bangla texts of a record after a save or an import. */
export const TranslationVersion = z.object({
  /** Number of its line in the audit log; 'shipped' for the texts that ship with the product. */
  id: z.string(),
  /** Null for the texts that ship with the product. */
  at: moment.nullable(),
  /** Null for these, and after the account was deleted. */
  by: z.string().nullable(),
  state: z.enum(TRANSLATION_STATES),
  /** Time of the version that this one restored. */
  restored_from: moment.nullable(),
  /** Labels of the texts that it changed. */
  changed: z.array(z.string()),
});
export type TranslationVersion = z.infer<typeof TranslationVersion>;

/** A version with all its texts by field; '' if there was none, null if the text is no longer kept. */
export const TranslationVersionDetail = TranslationVersion.extend({
  texts: z.record(z.string().nullable()),
});
export type TranslationVersionDetail = z.infer<typeof TranslationVersionDetail>;

export const TRANSLATION_FORMATS = ['xliff', 'csv'] as const;
export type TranslationFormat = (typeof TRANSLATION_FORMATS)[number];

/** Result of an import. Lines with a problem are left out; the others become drafts. */
export const TranslationImport = z.object({
  written: count,
  unchanged: count,
  problems: z.array(z.object({ line: z.string(), problem: z.string() })),
});
export type TranslationImport = z.infer<typeof TranslationImport>;

const staff = { access: 'admin' } as const;

export const translations = routes({
  list: {
    method: 'GET',
    path: '/translations',
    summary: 'Records with texts to translate into Bangla, those that need attention first',
    metadata: { ...staff, total: true },
    query: TranslationQuery,
    responses: {
      200: z.object({ data: z.array(TranslationRow), counts: z.array(SubjectCounts) }),
    },
  },
  export: {
    method: 'GET',
    path: '/translations/export',
    summary: 'The texts that the filters leave, for a translator, as XLIFF 2 or CSV',
    metadata: { ...staff, download: ['application/xliff+xml', 'text/csv'] },
    query: TranslationFilters.extend({ format: z.enum(TRANSLATION_FORMATS) }).strict(),
    responses: { 200: z.string() },
  },
  import: {
    method: 'POST',
    path: '/translations/import',
    summary: 'Read an exported file (multipart, in `file`): its translations become drafts',
    metadata: { ...staff, limit: 'upload', file: { field: 'file', maxMegabytes: 10 } },
    contentType: 'multipart/form-data',
    body: z.object({}).strict(),
    responses: { 200: z.object({ data: TranslationImport }) },
  },
  get: {
    method: 'GET',
    path: '/translations/:subject/:id',
    summary: 'The texts of a record in both languages',
    metadata: staff,
    pathParams: Params,
    responses: { 200: z.object({ data: RecordTranslation }) },
  },
  versions: {
    method: 'GET',
    path: '/translations/:subject/:id/versions',
    summary: 'The versions of the texts of a record in Bangla, newest first',
    metadata: staff,
    pathParams: Params,
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(TranslationVersion) }) },
  },
  version: {
    method: 'GET',
    path: '/translations/:subject/:id/versions/:version',
    summary: 'One version with its texts. A save as a draft restores it',
    metadata: staff,
    pathParams: Params.extend({ version: z.string().max(20) }),
    responses: { 200: z.object({ data: TranslationVersionDetail }) },
  },
  save: {
    method: 'PUT',
    path: '/translations/:subject/:id',
    summary: 'Save the given texts of a record as drafts, or approve them',
    metadata: staff,
    pathParams: Params,
    body: SaveTranslation,
    responses: { 200: z.object({ data: RecordTranslation }) },
  },
});
