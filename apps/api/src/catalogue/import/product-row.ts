import {
  IMAGE_FIELDS,
  type ImageField,
  LARGEST_ID,
  type ProductValues,
  type UnclearNumber,
} from '@shishir/contract';
import { isBlank, numberOrNull } from '@shishir/format';
import { OLD_FIELDS, ROW_FIELDS } from './product-fields';
import { type Decimals, named, quoted, readValue } from './read-value';

const ROW_FIELD_LIST = Object.entries(ROW_FIELDS);

/** A parsed row of the products file. Fields that the row omits are left out. */
export interface ProductRow {
  /** Row number in the file, from 1. */
  row: number;
  /** Null if the row has none. It then needs a model, by which a product is found or added. */
  id: number | null;
  /** Title, slug, alias or id of a category, as in the file; null if the row has none. */
  category: string | null;
  values: Partial<ProductValues>;
  /** Fields that a new product needs, but the row omits. */
  missing: string[];
  /** Addresses of pictures, on this site or the old one. */
  images: Partial<Record<ImageField, string | null>>;
  /** Fields that were '' instead of null, since the old file must be exported the same way. */
  blank_fields: string[];
  /** Fields that the row specifies; an empty cell of a CSV is left out, since it may be '' or null. */
  fields: string[];
  /** Fields converted from text to a number. */
  numbers: string[];
  spellings: { field: string; from: string; to: string }[];
}

/** Error in one field of one row, as a sentence. */
export interface WrongField {
  row: number;
  field: string;
  reason: string;
  /** The number that has two meanings. */
  unclear?: UnclearNumber | undefined;
}

export type ReadRow = { product: ProductRow } | { row: number; model: string; wrong: WrongField[] };

/** Reads one row of a products file: returns a product, or all errors. `decimals` as in `readValue`. */
export function readProductRow(raw: unknown, row: number, decimals?: Decimals): ReadRow {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    const reason = `A row must be an object with the fields of a product, not ${named(raw)}.`;
    return { row, model: '', wrong: [{ row, field: 'row', reason }] };
  }
  const given = raw as Record<string, unknown>;
  const id = readId(given.id);
  const { wrong, ...read } = readFields(given, decimals);
  if (typeof id === 'string') wrong.unshift({ field: 'id', reason: id });
  if (id === null && read.missing.includes('model')) {
    wrong.unshift({ field: 'model', reason: 'A row needs the ID or the model of a product.' });
  }
  if (wrong.length > 0) {
    const model = typeof given.model === 'string' ? given.model.slice(0, 100) : '';
    return { row, model, wrong: wrong.map((problem) => ({ row, ...problem })) };
  }
  if (typeof given.id === 'string' && id) read.numbers.unshift('id');
  // Each value was read by the kind of its field, which the type reflects.
  return { product: { row, id, ...read } as ProductRow };
}

const NO_ADDRESSES =
  'Pictures are not loaded from addresses. Upload them to the media library or as a ZIP file named by model.';

const isImage = (field: string) => (IMAGE_FIELDS as readonly string[]).includes(field);

/** Reads every field except the id, and collects conversions and errors. */
function readFields(given: Record<string, unknown>, decimals?: Decimals) {
  const read = {
    category: null as string | number | null,
    values: {} as Record<string, string | number | null>,
    missing: [] as string[],
    images: {} as Record<string, string | number | null>,
    blank_fields: [] as string[],
    fields: [] as string[],
    numbers: [] as string[],
    spellings: [] as ProductRow['spellings'],
    wrong: [] as Omit<WrongField, 'row'>[],
  };
  for (const field of Object.keys(given)) {
    if (field === 'id' || Object.hasOwn(ROW_FIELDS, field)) continue;
    // Silently ignored, a misspelt price would seem to be imported.
    read.wrong.push({ field, reason: 'Unknown field.' });
  }
  for (const [name, field] of ROW_FIELD_LIST) {
    if (!Object.hasOwn(given, name)) {
      if (field.required) read.missing.push(name);
      continue;
    }
    const raw = given[name];
    const result = readValue(field, raw, decimals);
    if ('reason' in result) {
      read.wrong.push({ field: name, ...result });
      continue;
    }
    const { value, change } = result;
    if (isImage(name) && /^(https?:)?\/\//i.test(String(value))) {
      read.wrong.push({ field: name, reason: NO_ADDRESSES });
      continue;
    }
    if (value === null && field.neverEmpty) continue;
    if (name === 'category') read.category = value;
    else if (isImage(name)) read.images[name] = value;
    else read.values[name] = value;
    if (raw !== undefined) read.fields.push(name);
    if (change === 'blank' && OLD_FIELDS.includes(name)) read.blank_fields.push(name);
    if (change === 'number') read.numbers.push(name);
    if (change === 'spelling') {
      read.spellings.push({ field: name, from: String(raw), to: String(value) });
    }
  }
  return read;
}

/** Returns the id, null if empty, or a sentence that says why it is invalid. */
function readId(raw: unknown): number | string | null {
  if (raw === undefined || raw === null || (typeof raw === 'string' && isBlank(raw))) return null;
  const id = typeof raw === 'string' ? numberOrNull(raw, { whole: true }) : raw;
  const isId = typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= LARGEST_ID;
  if (isId) return id;
  const what = typeof raw === 'string' || typeof raw === 'number' ? quoted(raw) : named(raw);
  return `An ID must be a whole number from 1 to ${LARGEST_ID}, not ${what}.`;
}
