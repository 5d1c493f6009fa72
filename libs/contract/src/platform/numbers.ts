import { type NumberReading, readNumber, readTaka } from '@shishir/format';
import { z } from 'zod';
import { schemaTexts as texts } from './schema.texts';

/** Numbers in bodies and addresses: a JSON number, or text as people type it. Other values are rejected. */

type NumberSchema = z.ZodType<number, z.ZodTypeDef, number>;
type Read = (text: string) => NumberReading;

/** Passes the number read from text to `schema`, and other values unchanged; blank text becomes undefined. */
const typed = (schema: z.ZodNumber, label: string, read: Read): NumberSchema =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    const reading = read(value);
    if ('value' in reading) return reading.value ?? undefined;
    if (!reading.unclear) return value;
    const message = texts.unclear(label, reading.error);
    context.addIssue({ code: z.ZodIssueCode.custom, message, fatal: true });
    return z.NEVER;
  }, schema) as NumberSchema;

export interface Limits {
  /** First words of the error messages. */
  label: string;
  min?: number | undefined;
  max: number;
}

const limited = ({ label, min = 0, max }: Limits, message: string) =>
  z
    .number({ required_error: message, invalid_type_error: message })
    .min(min, texts.least(label, min))
    .max(max, texts.most(label, max));
const wholly = (limits: Limits) => {
  const message = texts.whole(limits.label);
  return limited(limits, message).int(message);
};
const anyNumber = (limits: Limits) => limited(limits, texts.number(limits.label));

export const wholeNumber = (limits: Limits) =>
  typed(wholly(limits), limits.label, (text) => readNumber(text, { whole: true }));

/** Whole taka; text may include a currency. */
export const wholeTaka = (limits: Limits) => typed(wholly(limits), limits.label, readTaka);

export const decimalNumber = (limits: Limits) => typed(anyNumber(limits), limits.label, readNumber);

/** Amount of taka that may have decimals, such as a bound of a price range. */
export const anyTaka = (limits: Limits) => typed(anyNumber(limits), limits.label, readTaka);

/** Returns false for a number that a column with two decimals would round. */
export const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;

/** Largest amount of taka, and largest position of a row. */
export const LARGEST_TAKA = 2_000_000_000;
export const LARGEST_POSITION = 1_000_000;

/** Largest id in pages, bodies, addresses and files. */
export const LARGEST_ID = 999_999_999;

const ID = `An ID must be a whole number from 1 to ${LARGEST_ID}`;
const recordId = (message: string) =>
  z
    .number({ invalid_type_error: message, required_error: message })
    .int(message)
    .min(1, message)
    .max(LARGEST_ID, message);
export const RecordId = recordId(ID);

const digits = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** Id as text of digits, in addresses and multipart bodies. */
export const textId = (message = ID) => z.preprocess(digits, recordId(message)) as NumberSchema;
export const TextId = textId();

/** Version that was edited, also as text; 409 if stale. Without it, the write is unconditional. */
export const TextVersion = z.preprocess(
  digits,
  z.number({ invalid_type_error: 'A version must be a whole number' }).int(),
) as NumberSchema;
