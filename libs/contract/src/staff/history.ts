import { z } from 'zod';
import { DECLARED_SUBJECTS } from '../content/records';
import { AUDIT_ACTIONS } from './audit';
import { moment } from '../platform/fields';
import { PageQuery } from '../platform/lists';
import { Picture } from '../platform/picture';
import { routes } from '../platform/policy';
import { TextId } from '../platform/numbers';

/** Records with a history. Only the owner can see that of the company. */
export const HISTORY_SUBJECTS = ['product', 'category', ...DECLARED_SUBJECTS, 'company'] as const;
export type HistorySubject = (typeof HISTORY_SUBJECTS)[number];

/** Value of a field at a certain time, readable for people. */
export const HistoryValue = z.discriminatedUnion('kind', [
  /** Text, number, flag or list; null if the field was empty. */
  z.object({ kind: z.literal('value'), value: z.unknown() }),
  /** Null after its files were deleted. */
  z.object({ kind: z.literal('picture'), picture: Picture.nullable() }),
  /** Another record under its current name; null after it was purged. */
  z.object({ kind: z.literal('reference'), id: z.number().int(), name: z.string().nullable() }),
  /** A text that the log does not contain. */
  z.object({ kind: z.literal('lost') }),
]);
export type HistoryValue = z.infer<typeof HistoryValue>;

export const HistoryChange = z.object({
  field: z.string(),
  before: HistoryValue,
  after: HistoryValue,
});
export type HistoryChange = z.infer<typeof HistoryChange>;

/** A record as it was after a write. */
export const HistoryVersion = z.object({
  /** 1 is the record as it was created. */
  number: z.number().int(),
  at: moment,
  /** Null if `automatic`, and after the account was deleted. */
  by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** True for changes without a person, such as scheduled work. */
  automatic: z.boolean(),
  action: z.enum(AUDIT_ACTIONS),
  /** Import that wrote this version or was undone by it. */
  import: z.object({ file_name: z.string(), undone: z.boolean() }).nullable(),
  /** Time of the version that this one restored. */
  restored_from: moment.nullable(),
  /** Changes of this version. Lists name long texts without their contents. */
  changes: z.array(HistoryChange),
  /** True if the current record differs from it. */
  differs: z.boolean(),
});
export type HistoryVersion = z.infer<typeof HistoryVersion>;

/** The current record. */
export const HistoryRecord = z.object({
  name: z.string(),
  /** Version to send with a restore; null for records without versions. */
  version: z.number().int().nullable(),
  in_trash: z.boolean(),
});
export type HistoryRecord = z.infer<typeof HistoryRecord>;

/** A field whose value in a version differs from the current one. */
export const HistoryDifference = z.object({
  field: z.string(),
  then: HistoryValue,
  now: HistoryValue,
  /** Reason why it cannot be restored and therefore keeps its current value. */
  obstacle: z.string().nullable(),
});
export type HistoryDifference = z.infer<typeof HistoryDifference>;

export const HistoryDetail = HistoryVersion.extend({
  differences: z.array(HistoryDifference),
  /** Number of fields with the same value as now. */
  same: z.number().int(),
});
export type HistoryDetail = z.infer<typeof HistoryDetail>;

export const RestoreVersion = z
  .object({
    /** Number of the version to restore. */
    version_of_history: z.number().int().min(1),
    /** Version of the row that was displayed; 409 if stale. */
    version: z.number().int().optional(),
    /** Displayed fields that cannot be restored; 409 if they differ by now. */
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
        /** Days for which versions are kept. */
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
