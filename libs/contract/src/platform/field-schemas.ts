import { z } from 'zod';
import { type Field, isNullable, type ValueOf } from './field-kinds';
import {
  chained,
  flag,
  givenDay,
  givenMoment,
  isoDate,
  moment,
  orNothing,
  plainText,
  position,
  requiredDay,
} from './fields';
import {
  decimalNumber,
  hasTwoDecimals,
  LARGEST_TAKA,
  textId,
  wholeNumber,
  wholeTaka,
} from './numbers';
import { schemaTexts as texts } from './schema.texts';

type Fields = Record<string, Field>;

/** Returns the schema of a value in a response. */
function responseValue(field: Field): z.ZodType<unknown> {
  switch (field.kind) {
    case 'text':
    case 'long_text':
      return z.string();
    case 'day':
      return isoDate;
    case 'moment':
      return moment;
    case 'choice':
      return z.enum(field.choices);
    case 'flag':
      return z.boolean();
    case 'decimal':
      return z.number();
    default:
      return z.number().int();
  }
}

/** Returns the schema of each column in a response. */
export function responseShape<const T extends Fields>(fields: T) {
  const entries = Object.entries(fields).map(([column, field]) => {
    const value = responseValue(field);
    return [column, isNullable(field) ? value.nullable() : value] as const;
  });
  // Each schema is built from its field, just as the type is.
  return Object.fromEntries(entries) as { -readonly [C in keyof T]: z.ZodType<ValueOf<T[C]>> };
}

/** Returns the schema of a value in a body, without the handling of empty values. */
function bodyValue(field: Field): z.ZodType<unknown, z.ZodTypeDef, unknown> {
  const { label, errorLabel = label } = field;
  switch (field.kind) {
    case 'text': {
      const { max, required, pattern, mismatch } = field;
      const typed = plainText(max, required);
      return pattern ? chained(typed, z.string().regex(pattern, mismatch)) : typed;
    }
    case 'long_text':
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
        texts.twoDecimals(errorLabel),
      );
    case 'money':
      return wholeTaka({ label: errorLabel, max: LARGEST_TAKA });
    case 'price':
      return wholeTaka({ label: errorLabel, max: LARGEST_TAKA }).refine(
        (amount) => amount > 0,
        texts.noPrice(errorLabel),
      );
    case 'balance':
      return wholeTaka({ label: errorLabel, min: -LARGEST_TAKA, max: LARGEST_TAKA });
    case 'position':
      return position;
    case 'product':
      return textId(texts.productId(errorLabel));
    case 'day':
      return field.required === undefined ? givenDay : requiredDay(field.required);
    case 'moment':
      return givenMoment;
    case 'flag':
      return flag;
  }
}

/** A column that can be empty accepts text from multipart bodies; other columns accept only their own type. */
type WriteSchema<F> =
  null extends ValueOf<F>
    ? z.ZodType<ValueOf<F>, z.ZodTypeDef, unknown>
    : z.ZodType<
        ValueOf<F>,
        z.ZodTypeDef,
        F extends { kind: 'position' | 'flag' } ? unknown : ValueOf<F>
      >;

/** Schema of each column in a body. */
export type BodyShape<T extends Fields> = { -readonly [C in keyof T]: WriteSchema<T[C]> };

export function bodyShape<const T extends Fields>(fields: T) {
  const entries = Object.entries(fields).map(([column, field]) => {
    const value = bodyValue(field);
    return [column, isNullable(field) ? orNothing(value) : value] as const;
  });
  // Each schema is built from its field, just as the type is.
  return Object.fromEntries(entries) as BodyShape<T>;
}
