import { z } from 'zod';

/**
 * Body of every error response. `message` is a sentence for people, `error` repeats it for old clients, `fields` maps
 * the path of a field to its error message.
 */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  error: z.string(),
  fields: z.record(z.string()).optional(),
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
