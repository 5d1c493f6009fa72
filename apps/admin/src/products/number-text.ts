import { latinDigits } from '@shishir/format';

/** A number as people type it, with separators, a taka sign or in Bangla digits, as the API takes it. */
export const plainNumber = (values: string): string => latinDigits(values).replace(/[,\s৳]/g, '');

/** Null where it is empty or no number. */
export function numberOf(values: string): number | null {
  const plain = plainNumber(values);
  const value = Number(plain);
  return plain === '' || !Number.isFinite(value) ? null : value;
}

/** A whole amount of taka, null where it is none. */
export function takaOf(values: string): number | null {
  const value = numberOf(values);
  return value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
