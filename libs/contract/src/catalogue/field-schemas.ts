import { z } from 'zod';
import { givenDay, orNothing, plainText, position } from '../platform/fields';
import { isNullable, type ProductField, type ValueOf } from './product-fields';
import {
  decimalNumber,
  hasTwoDecimals,
  LARGEST_TAKA,
  textId,
  wholeNumber,
  wholeTaka,
} from '../platform/numbers';

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
      return wholeNumber({ label: errorLabel, min: field.min, max: field.max });
    case 'decimal':
      return decimalNumber({ label: errorLabel, min: field.min, max: field.max }).refine(
        hasTwoDecimals,
        `${errorLabel} has at most two decimals`,
      );
    case 'money':
      return wholeTaka({ label: errorLabel, max: LARGEST_TAKA });
    case 'price':
      return wholeTaka({ label: errorLabel, max: LARGEST_TAKA }).refine(
        (amount) => amount > 0,
        `${errorLabel} is never 0: leave it empty for a price on request`,
      );
    case 'balance':
      return wholeTaka({ label: errorLabel, min: -LARGEST_TAKA, max: LARGEST_TAKA });
    case 'position':
      return position;
    case 'product':
      return textId(`${errorLabel} is the number of a product`);
    case 'day':
      return givenDay;
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
