import { z } from 'zod';
import { checkField, type FieldRule } from './rules';

/** Control characters other than line breaks and tabs: nobody types them, and databases cut text at some. */
const CONTROLS = /[^\P{Cc}\n\r\t]/gu;

/** A text field that obeys a rule of `rules.ts`; the value comes out trimmed and free of control characters. */
export function ruledText(rule: FieldRule) {
  return z
    .string({ required_error: rule.blank, invalid_type_error: rule.blank })
    .superRefine((typed, context) => {
      const problem = checkField(rule, typed);
      if (problem) context.addIssue({ code: z.ZodIssueCode.custom, message: problem });
    })
    .transform((typed) => typed.replace(CONTROLS, '').trim());
}

/** A text without a rule of its own: trimmed, free of control characters, of at most `max` characters. Blank is fine unless `blank` says what is wrong with it. */
export function plainText(max: number, blank?: string) {
  return chained(
    z
      .string(blank === undefined ? {} : { required_error: blank })
      .transform((value) => value.replace(CONTROLS, '').trim()),
    z
      .string()
      .min(blank === undefined ? 0 : 1, blank)
      .max(max, `Please use at most ${max} characters`),
  );
}

/** `next` for what comes out of `first`, as zod's `pipe`, which the generator of the OpenAPI document does not know. */
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

/** In a multipart body everything is text: '' is nothing. */
export const orNothing = <T extends z.ZodTypeAny>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** Where a row stands among the others. In a multipart body it is text; an empty one is not 0 but a mistake. */
export const position = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z
    .number({ invalid_type_error: 'Position is a whole number' })
    .int('Position is a whole number')
    .min(0, 'Position is at least 0')
    .max(1_000_000, 'Position is at most 1000000'),
);

/** Several values of a fixed list in one parameter, parted by commas. */
export function listOf<const C extends readonly [string, ...string[]]>(choices: C) {
  return chained(
    z
      .string()
      .max(500)
      .transform((text) => text.split(',')),
    z.array(z.enum<string, C>(choices)).min(1).max(20),
  );
}

/** A moment in UTC as ISO text. The pattern is compiled once; zod's own is compiled for every value. */
export const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);

/** The id in an address. */
export const IdParams = z.object({ id: z.coerce.number().int().positive() });
