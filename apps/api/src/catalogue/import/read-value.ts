import {
  hasTwoDecimals,
  type ImportMapping,
  isTaka,
  LARGEST_ID,
  LARGEST_POSITION,
  LARGEST_TAKA,
  readColumn,
  type UnclearNumber,
} from '@shishir/contract';
import {
  cleanText,
  cutText,
  foldText,
  isBlank,
  latinDigits,
  type NumberReading,
  readDay,
  readNumber,
  readTaka,
} from '@shishir/format';
import { withoutUnit } from './cell-units';
import type { RowField } from './product-fields';

export type Decimals = ImportMapping['decimals'];

/** A value with the conversion that it needed, or the reason why it is unreadable. */
export type ReadValue =
  | { value: string | number | null; change?: 'number' | 'blank' | 'spelling' }
  | { reason: string; unclear?: UnclearNumber };

/**
 * Reads one value of the products file by the kind of its field. Never throws or returns NaN. `decimals` decides
 * numbers with two meanings.
 */
export function readValue(field: RowField, raw: unknown, decimals?: Decimals): ReadValue {
  if (raw === null || raw === undefined) return none(field);
  if (typeof raw === 'string' && isBlank(raw)) return none(field, 'blank');
  if (typeof raw === 'string' && saysNone(field, raw)) return none(field);
  if (field.kind === 'text' || field.kind === 'choice' || field.kind === 'day') {
    if (typeof raw !== 'string') return { reason: `This must be text, not ${named(raw)}.` };
    if (field.kind === 'text') return readText(field.max, raw);
    return field.kind === 'day' ? readDate(raw) : readChoice(field.choices, raw);
  }
  if (typeof raw === 'number') return checkNumber(field, raw, raw);
  if (typeof raw !== 'string') return { reason: `This must be a number, not ${named(raw)}.` };
  return readNumberText(field, raw, decimals);
}

/** Words of suppliers for a missing value, and for a price on request. */
const NONE = /^([-\u2010-\u2015\u2212]+|n\/?a|n\.\s?a\.?|nil|none)$/i;
const ON_REQUEST = /^((price )?on request|call( for price)?|tba|tbd|por)$/i;

function saysNone({ kind }: RowField, raw: string): boolean {
  if (kind === 'text') return false;
  const text = raw.trim();
  return NONE.test(text) || (kind === 'price' && ON_REQUEST.test(text));
}

/** Returns a text with points for commas between digits, and the other way round. */
const swapped = (text: string) =>
  latinDigits(text).replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? ',' : '.'));

const POINT_GROUPS = /^\D*\d{1,3}\.\d{3}\D*$/;

/** Reads a number whose points may group thousands, as in '1.12.500', if commas separate decimals. */
function readWith(
  read: (text: string) => NumberReading,
  text: string,
  decimals: Decimals,
): NumberReading {
  const reading = read(text);
  if (decimals !== 'comma') return reading;
  const isUnreadable = 'error' in reading && !reading.unclear;
  return isUnreadable || POINT_GROUPS.test(latinDigits(text)) ? read(swapped(text)) : reading;
}

/** Returns the meaning of an unclear text by the sign that separates decimals. */
function meaningOf(
  text: string,
  [grouped, decimal]: [number, number],
  decimals: 'point' | 'comma',
) {
  const sign = /([,.])\d{3}\D*$/.exec(latinDigits(text))?.[1];
  return sign === (decimals === 'comma' ? ',' : '.') ? decimal : grouped;
}

/** Returns the amount in a text, null if it has none. */
export function amountIn(raw: string, decimals?: Decimals): number | 'unclear' | null {
  const reading = readWith((text) => readTaka(text, { whole: false }), raw, decimals);
  if ('value' in reading) return reading.value;
  if (!reading.unclear) return null;
  return decimals ? meaningOf(raw, reading.unclear, decimals) : 'unclear';
}

/** Reads a number with or without a unit, which may be another one than that of the column. */
function readNumberText(field: RowField, raw: string, decimals?: Decimals): ReadValue {
  const stated = 'unit' in field ? withoutUnit(field.unit, raw) : null;
  const read = (text: string) =>
    stated?.whole ? readNumber(text, { whole: true }) : readColumn(field, text);
  const text = stated?.number ?? raw;
  const reading = readWith(read, text, decimals);
  const unclear = 'unclear' in reading ? reading.unclear : undefined;
  if (unclear && !decimals) {
    const meanings = {
      point: meaningOf(text, unclear, 'point'),
      comma: meaningOf(text, unclear, 'comma'),
    };
    return {
      reason: `${quoted(raw)} could mean two numbers. Write ${unclear.join(' or ')}.`,
      unclear: { text: raw.trim(), ...meanings },
    };
  }
  const meant = unclear && decimals ? meaningOf(text, unclear, decimals) : null;
  const number = 'value' in reading ? reading.value : meant;
  const factor = stated?.factor ?? 1;
  const digits = field.kind === 'decimal' ? 2 : 0;
  const converted = factor === 1 || number === null ? number : rounded(number * factor, digits);
  const checked = checkNumber(field, converted, raw);
  if (!('value' in checked)) return checked;
  return { ...checked, change: factor === 1 ? (checked.change ?? 'number') : 'spelling' };
}

const rounded = (number: number, digits: number) => Number(number.toFixed(digits));

function none({ required }: RowField, change?: 'blank'): ReadValue {
  if (required) return { reason: 'This is required but empty.' };
  return { value: null, change };
}

function readText(max: number, raw: string): ReadValue {
  // Other control characters and broken surrogate pairs are damage, which databases handle differently.
  if (/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(raw))
    return { reason: 'This contains characters that are not text.' };
  const text = cleanText(raw);
  if (text.length > max) return { reason: `This has more than ${max} characters.` };
  return text === raw ? { value: text } : { value: text, change: 'spelling' };
}

/** Ignores case, spaces and punctuation: 'R-32' is R32. */
function readChoice(choices: readonly string[], raw: string): ReadValue {
  const wanted = lettersOf(raw);
  const found = choices.find((choice) => lettersOf(choice) === wanted) ?? meantChoice(choices, raw);
  if (!found) return { reason: `${quoted(raw)} is not one of: ${choices.join(', ')}.` };
  return found === raw ? { value: found } : { value: found, change: 'spelling' };
}

const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Words of suppliers for choices: 'Yes' for one with an opposite, such as Inverter, and numbers of phases. */
function meantChoice(choices: readonly string[], raw: string): string | undefined {
  const [yes = '', no = ''] = choices;
  const word = lettersOf(raw);
  if (no === `Non-${yes}`) {
    if (['yes', 'y', 'true', '1'].includes(word)) return yes;
    if (['no', 'n', 'false', '0'].includes(word)) return no;
  }
  const phases = /^(1|single|one|3|three)(ph|phase|\u00f8)?$/.exec(word)?.[1];
  const start = phases && (/^(3|three)$/.test(phases) ? 'three' : 'single');
  return start && choices.find((choice) => foldText(choice).startsWith(`${start}-phase`));
}

function readDate(raw: string): ReadValue {
  const day = readDay(raw);
  if (day === null) return { reason: `${quoted(raw)} is not a date such as 26/03/2026.` };
  return day === raw ? { value: day } : { value: day, change: 'spelling' };
}

/** Checks a number against the limits of the form. */
function checkNumber(field: RowField, number: number | null, raw: string | number): ReadValue {
  if (number === null || !Number.isFinite(number)) {
    return { reason: `${quoted(raw)} is not a number.` };
  }
  const { kind } = field;
  if (kind === 'price' && number === 0) {
    return { reason: 'A price can’t be 0. Leave it empty for ‘Price on request’.' };
  }
  const { least, most } = limitsOf(field);
  if (number < least) return { reason: `${quoted(raw)} is below ${least === 0 ? 'zero' : least}.` };
  if (number > most) return { reason: `${quoted(raw)} is above ${most}.` };
  // Our own files have two decimals; those of suppliers, and the numbers of workbooks, often more.
  if (kind === 'decimal' && !hasTwoDecimals(number)) {
    return { value: rounded(number, 2), change: 'spelling' };
  }
  if (kind !== 'decimal' && !Number.isInteger(number)) {
    const what = isTaka(field) ? 'a whole number of taka' : 'a whole number';
    return { reason: `${quoted(raw)} is not ${what}.` };
  }
  return { value: number + 0 };
}

function limitsOf(field: RowField): { least: number; most: number } {
  if ('min' in field) return { least: field.min ?? 0, most: field.max };
  if (field.kind === 'product') return { least: 1, most: LARGEST_ID };
  if (field.kind === 'position') return { least: 0, most: LARGEST_POSITION };
  return { least: field.kind === 'balance' ? -LARGEST_TAKA : 0, most: LARGEST_TAKA };
}

/** Returns a value in quotes, short enough for a line of a report. */
export function quoted(raw: string | number): string {
  const text = String(raw);
  return `‘${text.length > 40 ? `${cutText(text, 40)}…` : text}’`;
}

export function named(raw: unknown): string {
  if (raw === null) return 'null';
  if (Array.isArray(raw)) return 'a list';
  if (typeof raw === 'object') return 'an object';
  if (typeof raw === 'boolean') return String(raw);
  return `a ${typeof raw === 'string' ? 'text' : typeof raw}`;
}
