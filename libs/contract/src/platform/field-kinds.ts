/** The kinds of columns that people fill in. Free of zod, so that browser code may load it. */

/** The kind of values in a column, with the limits that create and update keep. */
export type FieldKind =
  /** `max` is in characters. `mismatch` is the error message for a text that does not match `pattern`. */
  | { kind: 'text'; max: number; pattern?: RegExp; mismatch?: string }
  | { kind: 'long_text'; max: number }
  /** `choose` is the error message for anything else. */
  | { kind: 'choice'; choices: readonly [string, ...string[]]; choose?: string }
  /** From `min`, which is 0 where it is not said, to `max`, in `unit`. */
  | { kind: 'whole' | 'decimal'; min?: number; max: number; unit: string }
  /** Whole taka from 0. A price is never 0: an empty one is 'on request'. */
  | { kind: 'money' | 'price' }
  /** Whole taka that the server works out; it may be below 0. A value that is sent must be the same. */
  | { kind: 'balance' }
  /** The place of the row among the others, from 0. Never empty; without one a new row comes last. */
  | { kind: 'position' }
  /** The id of another product. */
  | { kind: 'product' }
  /** A calendar day as in 2026-03-26. */
  | { kind: 'day' }
  /** A moment in UTC as ISO text. */
  | { kind: 'moment' }
  | { kind: 'flag' };

export interface FieldSettings {
  /** The text beside it in the form. */
  label: string;
  /** The name in error messages, where the label does not fit into a sentence. */
  errorLabel?: string;
  /** The error message if a new record has no value. Columns without it may be empty. */
  required?: string;
  /** The column has a default and is never empty. */
  hasDefault?: true;
}
export type Field = FieldKind & FieldSettings;

export const text = (max: number) => ({ kind: 'text', max }) as const;
/** Several lines. */
export const longText = (max: number) => ({ kind: 'long_text', max }) as const;
export const whole = (unit: string, max = 10_000_000, min = 0) =>
  ({ kind: 'whole', unit, min, max }) as const;
/** At most two decimals, as the database keeps them. */
export const decimal = (unit: string, max = 100_000, min = 0) =>
  ({ kind: 'decimal', unit, min, max }) as const;
export const choice = <const C extends readonly [string, ...string[]]>(
  choices: C,
  choose: string,
) => ({ kind: 'choice', choices, choose }) as const;
export const money = { kind: 'money' } as const;
export const price = { kind: 'price' } as const;
export const day = { kind: 'day' } as const;
export const moment = { kind: 'moment' } as const;
export const flag = { kind: 'flag' } as const;

type Given<F> = F extends { choices: readonly (infer Choice)[] }
  ? Choice
  : F extends { kind: 'text' | 'long_text' | 'day' | 'moment' }
    ? string
    : F extends { kind: 'flag' }
      ? boolean
      : number;
/** The value of a column, null if it is empty. */
export type ValueOf<F> = F extends { required: string } | { hasDefault: true }
  ? Given<F>
  : Given<F> | null;

/** The label of each column. */
export const labelsOf = <F extends Record<string, FieldSettings>>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([column, { label }]) => [column, label]),
  ) as Record<keyof F, string>;

/** True where a column may be without a value. */
export const isNullable = ({ required, hasDefault }: FieldSettings): boolean =>
  required === undefined && hasDefault === undefined;
