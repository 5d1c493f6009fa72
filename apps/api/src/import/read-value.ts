import { latinDigits } from '@shishir/format';
import type { RowField } from './product-fields';

/** A value that was read, and how it had to be changed for that; or the reason why it cannot be read. */
export type ReadValue =
  { value: string | number | null; change?: 'number' | 'blank' | 'spelling' } | { reason: string };

const LARGEST_DECIMAL = 99_999_999.99;
const LARGEST_WHOLE = 2_147_483_647;

/** Reads one value of the products file by the kind of its field. Never throws, never gives NaN. */
export function readValue(field: RowField, raw: unknown): ReadValue {
  if (raw === null || raw === undefined) return none(field);
  if (typeof raw === 'string' && raw.trim() === '') return none(field, 'blank');
  if (field.kind === 'text' || field.kind === 'choice' || field.kind === 'day') {
    if (typeof raw !== 'string') return { reason: `This must be text, not ${named(raw)}.` };
    if (field.kind === 'text') return readText(field.max, raw);
    return field.kind === 'day' ? readDay(raw.trim()) : readChoice(field.choices, raw);
  }
  if (typeof raw === 'number') return checkNumber(field, raw, raw);
  if (typeof raw !== 'string') return { reason: `This must be a number, not ${named(raw)}.` };
  const read = checkNumber(field, readNumber(raw), raw);
  return 'value' in read ? { ...read, change: 'number' } : read;
}

function none({ required }: RowField, change?: 'blank'): ReadValue {
  if (required) return { reason: 'This is needed and is empty.' };
  return { value: null, change };
}

function readText(max: number, raw: string): ReadValue {
  // Other control characters and broken surrogate pairs are damage, and databases differ in what they make of them.
  if (/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(raw))
    return { reason: 'This has characters that are not text.' };
  const text = raw.trim();
  if (text.length > max) return { reason: `This has more than ${max} characters.` };
  return text === raw ? { value: text } : { value: text, change: 'spelling' };
}

function readChoice(choices: readonly string[], raw: string): ReadValue {
  const wanted = raw.trim().toLowerCase();
  const found = choices.find((choice) => choice.toLowerCase() === wanted);
  if (!found) return { reason: `${quoted(raw)} is not one of: ${choices.join(', ')}.` };
  return found === raw ? { value: found } : { value: found, change: 'spelling' };
}

function readDay(text: string): ReadValue {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text);
  return isDay ? { value: text } : { reason: `${quoted(text)} is not a day like 2026-03-26.` };
}

function checkNumber(field: RowField, number: number | null, raw: string | number): ReadValue {
  if (number === null || !Number.isFinite(number)) {
    return { reason: `${quoted(raw)} is not a number.` };
  }
  const { kind } = field;
  const least = 'min' in field ? (field.min ?? 0) : kind === 'product' ? 1 : 0;
  if (number < least && kind !== 'balance') {
    const limit = least === 0 ? 'zero' : String(least);
    return { reason: `${quoted(raw)} is below ${limit}.` };
  }
  if (kind === 'decimal') {
    const rounded = Math.round(number * 100) / 100;
    if (number > LARGEST_DECIMAL) return { reason: `${quoted(raw)} is too large.` };
    if (Math.abs(number - rounded) > 1e-9) {
      return { reason: `${quoted(raw)} has more than two decimals.` };
    }
    return { value: rounded };
  }
  if (kind === 'price' && number === 0) {
    return { reason: 'A price is never 0: leave it empty for ‘Price on request’.' };
  }
  if (Math.abs(number) > LARGEST_WHOLE) return { reason: `${quoted(raw)} is too large.` };
  if (!Number.isInteger(number)) {
    const isMoney = kind === 'price' || kind === 'balance';
    const what = isMoney ? 'a whole number of taka' : 'a whole number';
    return { reason: `${quoted(raw)} is not ${what}.` };
  }
  return { value: number + 0 };
}

/** A value in quotes, short enough for a line of a report. */
export function quoted(raw: string | number): string {
  const text = String(raw);
  return `‘${text.length > 40 ? `${text.slice(0, 40)}…` : text}’`;
}

export function named(raw: unknown): string {
  if (raw === null) return 'null';
  if (Array.isArray(raw)) return 'a list';
  if (typeof raw === 'object') return 'an object';
  if (typeof raw === 'boolean') return String(raw);
  return `a ${typeof raw === 'string' ? 'text' : typeof raw}`;
}

const PLAIN = /^[+-]?\d+(\.\d+)?$/;
/** Groups of three, as in 1,020,500, or of lakh and crore, as in 10,20,500. A space parts as well as a comma. */
const THOUSANDS = /^[+-]?\d{1,3}((, ?| )\d{3})+(\.\d+)?$/;
const LAKHS = /^[+-]?\d{1,2}((, ?| )\d{2})*(, ?| )\d{3}(\.\d+)?$/;
/** No figure of the catalogue is longer, separators and spaces included. */
const LONGEST = 40;

/**
 * A number as people type it, with thousands separators, spaces and Bangla digits; null where it is none.
 * Separators must part whole groups: '12,5' is no number here, because it may have meant 12.5.
 */
export function readNumber(text: string): number | null {
  if (text.length > LONGEST) return null;
  const compact = latinDigits(text).trim().replace(/\s+/g, ' ');
  if (![PLAIN, THOUSANDS, LAKHS].some((form) => form.test(compact))) return null;
  return Number(compact.replace(/[, ]/g, ''));
}
