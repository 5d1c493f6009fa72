import {
  numberOrNull,
  type NumberOptions,
  type NumberReading,
  readNumber,
  readTaka,
  takaOrNull,
} from '@shishir/format';

export type ReadText = (text: string) => NumberReading;
export const readWhole: ReadText = (text) => readNumber(text, { whole: true });
export const readDecimal: ReadText = (text) => readNumber(text);
export const readAmount: ReadText = (text) => readTaka(text);

/** Returns a number as plain text, for requests and for comparing two texts. Unreadable text stays as typed. */
export function plainNumber(text: string, read: ReadText): string {
  const reading = read(text);
  return 'value' in reading ? String(reading.value ?? '') : text.trim();
}

/** Returns null for blank text and for text that is not a number. */
export const numberOf = (text: string, options?: NumberOptions): number | null =>
  numberOrNull(text, options);

/** Returns a whole amount of taka from 0; null for anything else. */
export function takaOf(text: string): number | null {
  const value = takaOrNull(text);
  return value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
