import { latinDigits } from './digits';
import { type NumberReading, readNumber } from './read-number';
import { BTU_PER_KW, KW_PER_TR } from './units';

/** kW of one of each unit. Horsepower is missing on purpose: a class of outdoor units has no exact capacity. */
const UNITS: readonly [name: RegExp, kw: number, whole: boolean][] = [
  [/\s*(kw|কিলোওয়াট)$/i, 1, false],
  [/\s*(tr|tons?|টিআর|টন)$/i, KW_PER_TR, false],
  [/\s*(btu(\s*\/?\s*hr?)?|বিটিইউ)$/i, 1 / BTU_PER_KW, true],
  [/\s*w$/i, 1 / 1000, true],
];

/** Some keyboards type a letter with a dot below as one character, which NFC divides. */
const plain = (text: string) => latinDigits(text).trim().normalize('NFC');

/** True for a text with a unit such as '2 ton', so that the usual unit of its field does not apply. */
export const hasCapacityUnit = (text: string): boolean =>
  UNITS.some(([name]) => name.test(plain(text)));

/**
 * Reads a capacity as people type it: '7', '7 kW', '2 ton', '1.5 TR', '24,000 BTU/h', with Latin or Bangla digits. A
 * number alone is in `unit`, which is also the unit of the result; converted figures have two decimals.
 */
export function readCapacity(text: string, unit: 'kW' | 'TR'): NumberReading {
  const typed = plain(text);
  const found = UNITS.find(([name]) => name.test(typed));
  if (!found) return readNumber(text);
  const [name, kw, whole] = found;
  const number = typed.replace(name, '');
  // A unit without a number is not blank text.
  const reading = readNumber(number === '' ? text : number, { whole });
  if (!('value' in reading) || reading.value === null) return reading;
  const target = unit === 'kW' ? 1 : KW_PER_TR;
  const value = (reading.value * kw) / target;
  return { value: kw === target ? value : Math.round(value * 100) / 100 };
}
