import { VALUE_KEYS, VALUE_SECTIONS, type ValueKey } from '@shishir/sizing';
import { z } from 'zod';
import { givenDay, isoDate, moment, orNothing, plainText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { routes } from '../platform/policy';
import { salesErrors } from './sales-errors.texts';
import { schemaTexts } from '../platform/schema.texts';

const key = z.enum(VALUE_KEYS as [ValueKey, ...ValueKey[]]);

/** Person and day of the confirmation of a figure. Both or neither; without them, the figure is 'to be confirmed'. */
export const confirmation = {
  confirmed_by: orNothing(plainText(100)).default(null),
  confirmed_on: orNothing(givenDay).default(null),
};

/** Rejects an incomplete confirmation. */
export function wholeConfirmation(
  { confirmed_by, confirmed_on }: { confirmed_by?: unknown; confirmed_on?: unknown },
  context: z.RefinementCtx,
): void {
  if (!confirmed_by === !confirmed_on) return;
  const [path, message] = confirmed_by
    ? ['confirmed_on', salesErrors.confirmedOn]
    : ['confirmed_by', salesErrors.confirmedBy];
  context.addIssue({ code: z.ZodIssueCode.custom, path: [path], message });
}

/** Source of a figure. */
export const source = plainText(300, salesErrors.sourceRequired);

/** A constant of the calculations with its current value. */
export const SizingValueRow = z.object({
  key,
  label: z.string(),
  section: z.enum(VALUE_SECTIONS),
  value: z.number(),
  /** Value until the owner sets another one. */
  default_value: z.number(),
  unit: z.string(),
  source: z.string(),
  /** Bounds for input, both included. */
  min: z.number(),
  max: z.number(),
  whole: z.boolean(),
  /** If false, the value is 'to be confirmed' and results based on it are estimates. */
  confirmed: z.boolean(),
  /** Null for a figure used as published. */
  confirmed_by: z.string().nullable(),
  confirmed_on: isoDate.nullable(),
  /** 0 until the owner has set it. */
  version: z.number().int(),
  updated_at: moment.nullable(),
});
export type SizingValueRow = z.infer<typeof SizingValueRow>;

export const SetSizingValue = z
  .object({
    value: z
      .number({
        required_error: schemaTexts.enterNumber,
        invalid_type_error: schemaTexts.enterNumber,
      })
      .refine((value) => Number(value.toFixed(4)) === value, salesErrors.fourDecimals),
    source,
    ...confirmation,
    /** Version that was edited; 409 if stale. Without it, the write is unconditional. */
    version: z.number().int().optional(),
  })
  .strict()
  .superRefine(wholeConfirmation);
export type SetSizingValue = z.infer<typeof SetSizingValue>;

/** Constants of `libs/sizing`, which the owner can edit. */
export const sizingValues = routes({
  list: {
    method: 'GET',
    path: '/sizing/values',
    summary: 'Every constant of the calculations with its value, unit, source and state',
    metadata: { access: 'public', cache: true },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(SizingValueRow) }) },
  },
  set: {
    method: 'PUT',
    path: '/sizing/values/:key',
    summary: 'Set a constant of the calculations, with its source and who has confirmed it',
    metadata: { access: 'super_admin' },
    pathParams: z.object({ key }),
    body: SetSizingValue,
    responses: { 200: z.object({ data: SizingValueRow }) },
  },
});
