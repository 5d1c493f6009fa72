import { z } from 'zod';

/**
 * The body of every answer that is not a success. `message` is a sentence for people, `error` repeats it
 * for old clients, `fields` maps the path of a field to what is wrong with it.
 */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  error: z.string(),
  fields: z.record(z.string()).optional(),
  /** With a 409 of a stale version: the record as it is now, in the shape that the route gives. */
  current: z.unknown().optional(),
  /** With `current`: the name of the member of staff who changed it last. */
  changed_by: z.string().optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The errors that any route can respond with. */
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
