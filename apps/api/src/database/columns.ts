import type { ValueTransformer } from 'typeorm';

/** MySQL gives decimals as text, SQLite as numbers: the code sees numbers. */
export const decimal: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};
