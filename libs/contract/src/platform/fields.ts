import { cleanText, isBlank, readMoment } from '@shishir/format';
import { z } from 'zod';
import { checkField, dayRule, type FieldRule, NO_DAY } from './rules';
import { LARGEST_POSITION, TextId, wholeNumber } from './numbers';
import { schemaTexts as texts } from './schema.texts';

/** Text field with a rule of `rules.ts`. The value is normalized by `cleanText`. */
export function ruledText(rule: FieldRule) {
  const missing = rule.blank ?? undefined;
  return z
    .string({ required_error: missing, invalid_type_error: missing })
    .superRefine((typed, context) => {
      const problem = checkField(rule, typed);
      if (problem) context.addIssue({ code: z.ZodIssueCode.custom, message: problem });
    })
    .transform((typed) => cleanText(rule.spelling?.(typed) ?? typed));
}

/**
 * Text field without a rule in `rules.ts`, normalized by `cleanText`, with a maximum of `max` characters. `blank` is
 * the error message for blank text; without it, blank text is valid.
 */
export function plainText(max: number, blank?: string) {
  return chained(
    z.string(blank === undefined ? {} : { required_error: blank }).transform(cleanText),
    z
      .string()
      .min(blank === undefined ? 0 : 1, blank)
      .max(max, texts.tooLong(max)),
  );
}

/**
 * Pipes the output of `first` into `next`. Equivalent to zod's `pipe`, which the OpenAPI generator does not support.
 */
export function chained<Value, Out>(
  first: z.ZodType<Value, z.ZodTypeDef, string>,
  next: z.ZodType<Out, z.ZodTypeDef, Value>,
) {
  return first.transform((value, context): Out => {
    const result = next.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) context.addIssue(issue);
    return z.NEVER;
  });
}

/** Header that makes a repeated request return the response of the first one. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z.string().min(8).max(100).optional(),
});

/** Treats blank text as null, since multipart bodies contain only text. */
export const orNothing = <T extends z.ZodTypeAny>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  );

/** Position of a row among the others, also as text in a multipart body. Empty text is an error, not 0. */
export const position = wholeNumber({ label: texts.position, max: LARGEST_POSITION });

/** Boolean, also as text in a multipart body. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean({ invalid_type_error: texts.trueOrFalse }),
);

/** Day as ISO text. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Day in a body or query, such as 22/11/2026 or 2026-11-22; the output is ISO text. */
export const givenDay = ruledText({ ...dayRule, blank: NO_DAY });

/** The same with another error message if it is empty. */
export const requiredDay = (blank: string) => ruledText({ ...dayRule, blank });

/**
 * List of up to 200 entries: an array in JSON, or the text of a JSON array in a multipart body ('' for an empty list).
 * Blank texts are dropped.
 */
export const jsonList = <T extends z.ZodTypeAny>(
  entry: T,
  isEntry: (value: unknown) => boolean,
  invalid: string,
) =>
  z.preprocess(
    (value) => {
      const list: unknown = typeof value === 'string' ? arrayIn(value) : value;
      const isList = Array.isArray(list) && list.every(isEntry);
      return isList ? list.filter((item) => typeof item !== 'string' || !isBlank(item)) : null;
    },
    z.array(entry, { invalid_type_error: invalid }).max(200, 'Enter up to 200 names'),
  );

/** List of names. */
export const nameList = jsonList(
  plainText(200),
  (value) => typeof value === 'string',
  'Enter a JSON array of names, such as ["Outdoor 10 HP"]',
);

function arrayIn(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Several values of a fixed list in one parameter, separated by commas. */
export function listOf<const C extends readonly [string, ...string[]]>(choices: C) {
  return chained(
    z
      .string()
      .max(500)
      .transform((text) => text.split(',')),
    z.array(z.enum<string, C>(choices)).min(1).max(20),
  );
}

/** Point in time as ISO text in UTC. The pattern is compiled once; zod compiles its own for every value. */
export const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);

/**
 * Point in time in a body, in UTC such as 2026-11-22T08:30:00Z or in Dhaka time such as 22/11/2026 14:30; the output is
 * in UTC.
 */
export const givenMoment = ruledText({
  blank: texts.noMoment,
  max: 100,
  spelling: (text) => readMoment(text) ?? text,
  form: (text) => (readMoment(text) === null ? texts.noMoment : null),
});

/** Time at which a record is published automatically; '' and null mean no such date. */
export const publishDate = orNothing(givenMoment);

/** Id in the path. */
export const IdParams = z.object({ id: TextId });
