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

/** The id in an address. */
export const IdParams = z.object({ id: z.coerce.number().int().positive() });
