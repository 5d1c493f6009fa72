import { cleanText, isBlank, readMoment } from '@shishir/format';
import { z } from 'zod';
import { checkField, dayRule, type FieldRule, NO_DAY } from './rules';
import { LARGEST_POSITION, TextId, wholeNumber } from './numbers';

/** A text field that obeys a rule of `rules.ts`; the value is the one that `cleanText` returns. */
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

/** A text that no rule of `rules.ts` describes: as `cleanText` returns it, max. `max` characters. `blank` is the error if it is blank. */
export function plainText(max: number, blank?: string) {
  return chained(
    z.string(blank === undefined ? {} : { required_error: blank }).transform(cleanText),
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

/** In a multipart body everything is text: a blank one is nothing. */
export const orNothing = <T extends z.ZodTypeAny>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  );

/** Where a row stands among the others. In a multipart body it is text; an empty one is not 0 but a mistake. */
export const position = wholeNumber({ label: 'Position', max: LARGEST_POSITION });

/** Yes or no. In a multipart body it is text. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean({ invalid_type_error: 'Say true or false' }),
);

/** A day as ISO text. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A day in a body or query, such as 22/11/2026 or 2026-11-22; it comes out as ISO text. */
export const givenDay = ruledText({ ...dayRule, blank: NO_DAY });

/** A list of at most 200: an array in JSON, the text of a JSON array in a multipart body, where '' is an empty one. Blank texts are left out. */
export const jsonList = <T extends z.ZodTypeAny>(
  entry: T,
  isEntry: (value: unknown) => boolean,
  invalid: string,
) =>
  z.preprocess(
    (value) => {
      const list: unknown = typeof value === 'string' ? arrayIn(value) : value;
      const isList = Array.isArray(list) && list.every(isEntry);
      return isList ? list.filter((one) => typeof one !== 'string' || !isBlank(one)) : null;
    },
    z.array(entry, { invalid_type_error: invalid }).max(200, 'Give at most 200 names'),
  );

/** A list of names. */
export const nameList = jsonList(
  plainText(200),
  (value) => typeof value === 'string',
  'Give a JSON array of names, such as ["Outdoor 10 HP"]',
);

function arrayIn(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

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

const NO_MOMENT = 'Enter a valid date and time such as 22/11/2026 14:30';

/** A moment in a body, in UTC such as 2026-11-22T08:30:00Z or in Dhaka time such as 22/11/2026 14:30; it comes out in UTC. */
export const givenMoment = ruledText({
  blank: NO_MOMENT,
  max: 100,
  spelling: (text) => readMoment(text) ?? text,
  form: (text) => (readMoment(text) === null ? NO_MOMENT : null),
});

/** When a record becomes public by itself; '' or null is no such date. */
export const publishDate = orNothing(givenMoment);

/** The id in an address. */
export const IdParams = z.object({ id: TextId });
