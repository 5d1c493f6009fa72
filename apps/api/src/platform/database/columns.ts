import type { ValueTransformer } from 'typeorm';

/** MySQL gives decimals as text, SQLite as numbers: the code sees numbers. */
export const decimal: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

/** The moment in a raw row: SQLite gives the UTC text that it stores, MySQL a date. */
export function momentOf(value: string | Date): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}
