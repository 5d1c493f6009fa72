import { type NumberReading, readNumber, readTaka } from '@shishir/format';
import { z } from 'zod';

/** Numbers in bodies and addresses: a JSON number, or a text as people type it. Nothing else becomes a number. */

type NumberSchema = z.ZodType<number, z.ZodTypeDef, number>;
type Read = (text: string) => NumberReading;

/** `schema` gets the number of a text, and any other value as it is; a blank text is no value. */
const typed = (schema: z.ZodNumber, label: string, read: Read): NumberSchema =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    const reading = read(value);
    if ('value' in reading) return reading.value ?? undefined;
    if (!reading.unclear) return value;
    const message = `${label}: ${reading.error.toLowerCase()}`;
    context.addIssue({ code: z.ZodIssueCode.custom, message, fatal: true });
    return z.NEVER;
  }, schema) as NumberSchema;

export interface Limits {
  /** Begins the error messages. */
  label: string;
  min?: number | undefined;
  max: number;
}

const limited = ({ label, min = 0, max }: Limits, what: string) =>
  z
    .number({ required_error: `${label} is ${what}`, invalid_type_error: `${label} is ${what}` })
    .min(min, `${label} is at least ${min}`)
    .max(max, `${label} is at most ${max}`);
const WHOLE = 'a whole number';
const wholly = (limits: Limits) => limited(limits, WHOLE).int(`${limits.label} is ${WHOLE}`);

export const wholeNumber = (limits: Limits) =>
  typed(wholly(limits), limits.label, (text) => readNumber(text, { whole: true }));

/** Whole taka; a text may have a currency. */
export const wholeTaka = (limits: Limits) => typed(wholly(limits), limits.label, readTaka);

export const decimalNumber = (limits: Limits) =>
  typed(limited(limits, 'a number'), limits.label, readNumber);

/** An amount of taka that may have decimals, such as the end of a range of prices. */
export const anyTaka = (limits: Limits) =>
  typed(limited(limits, 'a number'), limits.label, readTaka);

/** False for what a column of two decimals would round. */
export const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;

/** The largest amount of taka, and the last place of a row among the others. */
export const LARGEST_TAKA = 2_000_000_000;
export const LARGEST_POSITION = 1_000_000;

/** The largest id that pages, bodies, addresses and files name. */
export const LARGEST_ID = 999_999_999;

const ID = `An id is a whole number from 1 to ${LARGEST_ID}`;
const recordId = (message: string) =>
  z
    .number({ invalid_type_error: message, required_error: message })
    .int(message)
    .min(1, message)
    .max(LARGEST_ID, message);
export const RecordId = recordId(ID);

const digits = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** An id that is text in addresses and multipart bodies: digits alone. */
export const textId = (message = ID) => z.preprocess(digits, recordId(message)) as NumberSchema;
export const TextId = textId();

/** What the editor had before a write, as text too: a stale one is a 409. Without it the write goes through. */
export const TextVersion = z.preprocess(
  digits,
  z.number({ invalid_type_error: 'A version is a whole number' }).int(),
) as NumberSchema;
