/** What a column of the table of product fields can be. Free of zod, so that browser code may load it. */

/** The sections of the product form. */
export type ProductSection =
  | 'identity'
  | 'capacity'
  | 'air'
  | 'electrical'
  | 'installation'
  | 'system'
  | 'water'
  | 'panel'
  | 'price'
  | 'commercial'
  | 'pictures'
  | 'visibility'
  | 'service';

/** What kind of values a column has, with the limits that create and update keep. */
export type ProductKind =
  /** `max` is in characters. */
  | { kind: 'text'; max: number }
  /** `choose` is the error message for anything else. */
  | { kind: 'choice'; choices: readonly [string, ...string[]]; choose?: string }
  /** From `min`, which is 0 where it is not said, to `max`, in `unit`. */
  | { kind: 'whole' | 'decimal'; min?: number; max: number; unit: string }
  /** Whole taka from 0. A price is never 0: an empty one is 'on request'. */
  | { kind: 'money' | 'price' }
  /** Whole taka that the server works out; it may be below 0. A value that is sent must be the same. */
  | { kind: 'balance' }
  /** Where the row stands among the others, from 0. Never empty; without one a new row comes last. */
  | { kind: 'position' }
  /** The id of another product. */
  | { kind: 'product' }
  /** A calendar day as in 2026-03-26. */
  | { kind: 'day' };

export type ProductField = ProductKind & {
  /** What people read beside it in the form. */
  label: string;
  /** The name in error messages, where the label does not fit into a sentence. */
  errorLabel?: string;
  /** Where it stands in the form. */
  section: ProductSection;
  /** A new product needs a value: the error message where there is none. Other columns may be empty. */
  required?: string;
  /** The column has a default and is never empty. */
  hasDefault?: true;
  /** The cards of the site's lists show it. */
  card?: true;
  /** A row of the specification, on the product's page and in the comparison. */
  spec?: true;
};
export type Fields = Record<string, ProductField>;

export const text = (max: number) => ({ kind: 'text', max }) as const;
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
