import { z } from 'zod';

/** A text as a code with values, by which clients write it in their language, see `reasons.ts`. */
export const SentReason = z.object({
  code: z.string(),
  values: z.record(z.union([z.string(), z.number()])).optional(),
});
export type SentReason = z.infer<typeof SentReason>;

/**
 * Body of every error response. `code` is its type. `message` is a sentence for people, `error` repeats it for old
 * clients, `fields` maps the path of a field to its error message. Texts are English; `reason` and `field_reasons` have
 * their codes, except for violations of a schema of the contract.
 */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  error: z.string(),
  reason: SentReason.optional(),
  fields: z.record(z.string()).optional(),
  field_reasons: z.record(SentReason).optional(),
  /** With the 409 of a stale version: the current record, in the shape that the route returns. */
  current: z.unknown().optional(),
  /** With `current`: name of the member of staff who changed it last. */
  changed_by: z.string().optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Errors that any route can return. */
export const commonErrors = {
  400: ErrorBody,
  401: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  413: ErrorBody,
  415: ErrorBody,
  422: ErrorBody,
  429: ErrorBody,
  500: ErrorBody,
  503: ErrorBody,
  507: ErrorBody,
} as const;
