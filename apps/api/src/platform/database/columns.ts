import type { ValueTransformer } from 'typeorm';

/** Reads decimals as numbers: MySQL returns text, SQLite numbers. */
export const decimal: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

/** Converts a moment of a raw row: SQLite returns the stored UTC text, MySQL a Date. */
export function momentOf(value: string | Date): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}
