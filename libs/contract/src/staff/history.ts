import { z } from 'zod';
import { DECLARED_SUBJECTS } from '../content/records';
import { AUDIT_ACTIONS } from './audit';
import { moment } from '../platform/fields';
import { PageQuery } from '../platform/lists';
import { Picture } from '../platform/picture';
import { routes } from '../platform/policy';
import { TextId } from '../platform/numbers';

/** The records that have a history. That of the company is the owner's. */
export const HISTORY_SUBJECTS = ['product', 'category', ...DECLARED_SUBJECTS, 'company'] as const;
export type HistorySubject = (typeof HISTORY_SUBJECTS)[number];

/** The value of a field at a moment, as people read it. */
export const HistoryValue = z.discriminatedUnion('kind', [
  /** A text, number, flag or list; null where the field was empty. */
  z.object({ kind: z.literal('value'), value: z.unknown() }),
  /** Null once its files were deleted. */
  z.object({ kind: z.literal('picture'), picture: Picture.nullable() }),
  /** Another record by what it is called now; null once it was purged. */
  z.object({ kind: z.literal('reference'), id: z.number().int(), name: z.string().nullable() }),
  /** A text of which the log has no copy. */
  z.object({ kind: z.literal('lost') }),
]);
export type HistoryValue = z.infer<typeof HistoryValue>;

export const HistoryChange = z.object({
  field: z.string(),
  before: HistoryValue,
  after: HistoryValue,
});
export type HistoryChange = z.infer<typeof HistoryChange>;

/** A record after one write of it. */
export const HistoryVersion = z.object({
  /** 1 is the record as it was made. */
  number: z.number().int(),
  at: moment,
  /** Null after the account was deleted, and where `automatic`. */
  by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** True where no person did it, such as scheduled work. */
  automatic: z.boolean(),
  action: z.enum(AUDIT_ACTIONS),
  /** The import that wrote it, or that was undone by it. */
  import: z.object({ file_name: z.string(), undone: z.boolean() }).nullable(),
  /** When the version was made that this one has restored. */
  restored_from: moment.nullable(),
  /** What this version changed. In lists a long text is only named. */
  changes: z.array(HistoryChange),
  /** True where the record is another today. */
  differs: z.boolean(),
});
export type HistoryVersion = z.infer<typeof HistoryVersion>;

/** The record as it is today. */
export const HistoryRecord = z.object({
  name: z.string(),
  /** What a restore has to name; null for records without versions. */
  version: z.number().int().nullable(),
  in_trash: z.boolean(),
});
export type HistoryRecord = z.infer<typeof HistoryRecord>;

/** A field in which a version differs from today. */
export const HistoryDifference = z.object({
  field: z.string(),
  then: HistoryValue,
  now: HistoryValue,
  /** Why it cannot be restored: it stays as it is now. */
  obstacle: z.string().nullable(),
});
export type HistoryDifference = z.infer<typeof HistoryDifference>;

export const HistoryDetail = HistoryVersion.extend({
  differences: z.array(HistoryDifference),
  /** How many fields are the same today. */
  same: z.number().int(),
});
export type HistoryDetail = z.infer<typeof HistoryDetail>;

export const RestoreVersion = z
  .object({
    /** The number of the version. */
    version_of_history: z.number().int().min(1),
    /** The row's version, as it was seen: a stale one is a 409. */
    version: z.number().int().optional(),
    /** The fields that cannot be restored, as they were seen: where there are others by now it is a 409. */
    without: z.array(z.string().max(60)).max(100).default([]),
  })
  .strict();
export type RestoreVersion = z.infer<typeof RestoreVersion>;

const RecordParams = z.object({
  subject: z.enum(HISTORY_SUBJECTS),
  id: TextId,
});

export const history = routes({
  list: {
    method: 'GET',
    path: '/history/:subject/:id',
    summary: 'The versions of a record, newest first; those of the company are for the owner',
    metadata: { access: 'admin', total: true },
    pathParams: RecordParams,
    query: PageQuery.omit({ q: true }),
    responses: {
      200: z.object({
        data: z.array(HistoryVersion),
        record: HistoryRecord,
        /** For how many days versions are kept. */
        keep_days: z.number().int(),
      }),
    },
  },
  get: {
    method: 'GET',
    path: '/history/:subject/:id/:version',
    summary: 'One version, how it differs from today, and what of it cannot be restored',
    metadata: { access: 'admin' },
    pathParams: RecordParams.extend({ version: TextId }),
    responses: { 200: z.object({ data: HistoryDetail, record: HistoryRecord }) },
  },
  restore: {
    method: 'POST',
    path: '/history/:subject/:id/restore',
    summary: 'Make a new version that is as an earlier one was',
    metadata: { access: 'admin' },
    pathParams: RecordParams,
    body: RestoreVersion,
    responses: { 200: z.object({ record: HistoryRecord }) },
  },
});
