import { latinDigits } from '@shishir/format';

/** The number that a text means, with digits of Bangla and grouped ones; NaN for what is no number. */
export function numberOf(text: string): number {
  const plain = latinDigits(text).replace(/[,\s]/g, '');
  return plain === '' ? NaN : Number(plain);
}
