/** Kinds of columns that people fill in. Free of zod, so that browser code may load it. */

/** Kind of the values in a column, with the limits for create and update. */
export type FieldKind =
  /** `max` is in characters. `mismatch` is the error message for a text that does not match `pattern`. */
  | { kind: 'text'; max: number; pattern?: RegExp; mismatch?: string }
  | { kind: 'long_text'; max: number }
  /** `choose` is the error message for other values. */
  | { kind: 'choice'; choices: readonly [string, ...string[]]; choose?: string }
  /** From `min` (default 0) to `max`, in `unit`. */
  | { kind: 'whole' | 'decimal'; min?: number; max: number; unit: string }
  /** Whole taka from 0. A price is never 0: if it is empty, the price is 'on request'. */
  | { kind: 'money' | 'price' }
  /** Whole taka calculated by the server, possibly negative. A value in a body must match the calculated one. */
  | { kind: 'balance' }
  /** Position of the row among the others, from 0. Never empty; a new row without one comes last. */
  | { kind: 'position' }
  /** Id of another product. */
  | { kind: 'product' }
  /** Calendar day, such as 2026-03-26. */
  | { kind: 'day' }
  /** Point in time as ISO text in UTC. */
  | { kind: 'moment' }
  | { kind: 'flag' };

export interface FieldSettings {
  /** Label in forms. */
  label: string;
  /** Name in error messages, if the label does not fit into a sentence. */
  errorLabel?: string;
  /** Error message if a new record has no value. Without it, the column can be empty. */
  required?: string;
  /** The column has a default and is never empty. */
  hasDefault?: true;
  /** False for texts that are the same in every language: models, brands, units and addresses. */
  translate?: false;
}
export type Field = FieldKind & FieldSettings;

export const text = (max: number) => ({ kind: 'text', max }) as const;
/** Text of several lines. */
export const longText = (max: number) => ({ kind: 'long_text', max }) as const;
export const whole = (unit: string, max = 10_000_000, min = 0) =>
  ({ kind: 'whole', unit, min, max }) as const;
/** At most two decimals, as stored in the database. */
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
/** Type of the value of a column; includes null if the column can be empty. */
export type ValueOf<F> = F extends { required: string } | { hasDefault: true }
  ? Given<F>
  : Given<F> | null;

/** Returns the label of each column. */
export const labelsOf = <F extends Record<string, FieldSettings>>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([column, { label }]) => [column, label]),
  ) as Record<keyof F, string>;

/** Returns the names of the texts that have translations: public ones, without links. */
export const translatedNames = (fields: Record<string, Field & { staff?: true }>): string[] =>
  Object.keys(fields).filter((name) => {
    const field = fields[name]!;
    const isText = field.kind === 'long_text' || (field.kind === 'text' && !field.pattern);
    return isText && field.translate !== false && !field.staff;
  });

/** Returns whether the column can be empty. */
export const isNullable = ({ required, hasDefault }: FieldSettings): boolean =>
  required === undefined && hasDefault === undefined;
