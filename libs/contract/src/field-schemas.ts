import { z } from 'zod';
import { orNothing, plainText, position } from './fields';
import { isNullable, type ProductField, type ValueOf } from './product-fields';

const text = z.string();
const whole = z.number().int();

/** What a column of this kind holds in a response. */
function responseValue(field: ProductField): z.ZodType<unknown> {
  switch (field.kind) {
    case 'text':
    case 'day':
      return text;
    case 'choice':
      return z.enum(field.choices);
    case 'decimal':
      return z.number();
    default:
      return whole;
  }
}

/** The schema of each column in a response. */
export function responseShape<const T extends Record<string, ProductField>>(fields: T) {
  const entries = Object.entries(fields).map(([column, field]) => {
    const value = responseValue(field);
    return [column, isNullable(field) ? value.nullable() : value] as const;
  });
  // Each schema is made of its field, which is what the type says.
  return Object.fromEntries(entries) as { -readonly [C in keyof T]: z.ZodType<ValueOf<T[C]>> };
}

const TAKA_MAX = 2_000_000_000;

const number = (label: string, max: number, min = 0) =>
  z.coerce
    .number({ invalid_type_error: `${label} is a number` })
    .min(min, `${label} is at least ${min}`)
    .max(max, `${label} is at most ${max}`);
const wholeNumber = (label: string, max: number, min?: number) =>
  number(label, max, min).int(`${label} is a whole number`);

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a day like 2026-03-26')
  .refine((value) => new Date(value).toJSON()?.startsWith(value), 'There is no such day');

/** What a column of this kind takes, apart from nothing. */
function bodyValue(field: ProductField): z.ZodType<unknown, z.ZodTypeDef, unknown> {
  const { label, errorLabel = label } = field;
  switch (field.kind) {
    case 'text':
      return plainText(field.max, field.required);
    case 'choice': {
      const { choices, choose } = field;
      return z.enum(choices, choose ? { errorMap: () => ({ message: choose }) } : {});
    }
    case 'whole':
      return wholeNumber(errorLabel, field.max, field.min);
    case 'decimal':
      return number(errorLabel, field.max, field.min).multipleOf(
        0.01,
        `${errorLabel} has at most two decimals`,
      );
    case 'money':
    case 'price':
      return wholeNumber(errorLabel, TAKA_MAX);
    case 'balance':
      return z.coerce.number().int();
    case 'position':
      return position;
    case 'product':
      return z.coerce
        .number({ invalid_type_error: `${errorLabel} is the number of a product` })
        .int(`${errorLabel} is the number of a product`)
        .min(1, `${errorLabel} is the number of a product`)
        .max(TAKA_MAX, `${errorLabel} is the number of a product`);
    case 'day':
      return day;
  }
}

/** A column that may be empty takes text from multipart bodies, others take the value itself. */
type WriteSchema<F> =
  null extends ValueOf<F>
    ? z.ZodType<ValueOf<F>, z.ZodTypeDef, unknown>
    : z.ZodType<ValueOf<F>, z.ZodTypeDef, F extends { kind: 'position' } ? unknown : ValueOf<F>>;

/** The schema of each column in a body. */
export function bodyShape<const T extends Record<string, ProductField>>(fields: T) {
  const entries = Object.entries(fields).map(([column, field]) => {
    const value = bodyValue(field);
    return [column, isNullable(field) ? orNothing(value) : value] as const;
  });
  // Each schema is made of its field, which is what the type says.
  return Object.fromEntries(entries) as { -readonly [C in keyof T]: WriteSchema<T[C]> };
}
