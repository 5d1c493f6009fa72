import { latinDigits } from '@shishir/format';

/** A number as people type it, with separators, a taka sign or in Bangla digits, as the API takes it. */
export const plainNumber = (typed: string): string => latinDigits(typed).replace(/[,\s৳]/g, '');

/** Null where it is empty or no number. */
export function numberOf(typed: string): number | null {
  const plain = plainNumber(typed);
  const value = Number(plain);
  return plain === '' || !Number.isFinite(value) ? null : value;
}

/** A whole amount of taka, null where it is none. */
export function takaOf(typed: string): number | null {
  const value = numberOf(typed);
  return value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
