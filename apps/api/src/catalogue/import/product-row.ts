import { IMAGE_FIELDS, type ImageField, LARGEST_ID, type ProductValues } from '@shishir/contract';
import { isBlank, numberOrNull } from '@shishir/format';
import { OLD_FIELDS, ROW_FIELDS } from './product-fields';
import { named, quoted, readValue } from './read-value';

const ROW_FIELD_LIST = Object.entries(ROW_FIELDS);

/** A row of the products file that was read. What the row does not mention is not in it. */
export interface ProductRow {
  /** Counted from 1, as a person counts the rows of the file. */
  row: number;
  /** Null where the row has none: it is a new product. */
  id: number | null;
  /** Title, slug, alias or id of a category, as the file has it. */
  category: string;
  values: Partial<ProductValues> & Pick<ProductValues, 'model' | 'title'>;
  /** Addresses of pictures, ours or the old site's. */
  images: Partial<Record<ImageField, string | null>>;
  /** Fields that came as '' rather than null: the old file has to be given back so. */
  blank_fields: string[];
  /** Every field that the row has a word on; an empty cell of a CSV leaves open which kind of nothing it is. */
  fields: string[];
  /** Fields whose text became a number. */
  numbers: string[];
  spellings: { field: string; from: string; to: string }[];
}

/** What is wrong with one field of one row, as a sentence. */
export interface WrongField {
  row: number;
  field: string;
  reason: string;
}

export type ReadRow = { product: ProductRow } | { row: number; model: string; wrong: WrongField[] };

/** Reads one row of a products file: a product, or everything that is wrong with it. */
export function readProductRow(raw: unknown, row: number): ReadRow {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    const reason = `A row must be an object with the fields of a product, not ${named(raw)}.`;
    return { row, model: '', wrong: [{ row, field: 'row', reason }] };
  }
  const given = raw as Record<string, unknown>;
  const id = readId(given.id);
  const { wrong, ...read } = readFields(given);
  if (typeof id === 'string') wrong.unshift({ field: 'id', reason: id });
  if (wrong.length > 0) {
    const model = typeof given.model === 'string' ? given.model.slice(0, 100) : '';
    return { row, model, wrong: wrong.map((problem) => ({ row, ...problem })) };
  }
  if (typeof given.id === 'string' && id) read.numbers.unshift('id');
  // Each value has been read by the kind of its field, which is what the type says.
  return { product: { row, id, ...read } as ProductRow };
}

const isImage = (field: string) => (IMAGE_FIELDS as readonly string[]).includes(field);

/** Reads every field but the id, and collects what had to be changed and what is wrong. */
function readFields(given: Record<string, unknown>) {
  const read = {
    category: null as string | number | null,
    values: {} as Record<string, string | number | null>,
    images: {} as Record<string, string | number | null>,
    blank_fields: [] as string[],
    fields: [] as string[],
    numbers: [] as string[],
    spellings: [] as ProductRow['spellings'],
    wrong: [] as Omit<WrongField, 'row'>[],
  };
  for (const field of Object.keys(given)) {
    if (field === 'id' || Object.hasOwn(ROW_FIELDS, field)) continue;
    // Left out in silence, a misspelt price would seem to have been taken.
    read.wrong.push({ field, reason: 'This field is not known.' });
  }
  for (const [name, field] of ROW_FIELD_LIST) {
    if (!Object.hasOwn(given, name)) {
      if (field.required) {
        read.wrong.push({ field: name, reason: 'This is needed and missing.' });
      }
      continue;
    }
    const raw = given[name];
    const result = readValue(field, raw);
    if ('reason' in result) {
      read.wrong.push({ field: name, reason: result.reason });
      continue;
    }
    const { value, change } = result;
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

/** The id, null for none, or a sentence that says why it is no id. */
function readId(raw: unknown): number | string | null {
  if (raw === undefined || raw === null || (typeof raw === 'string' && isBlank(raw))) return null;
  const id = typeof raw === 'string' ? numberOrNull(raw, { whole: true }) : raw;
  const isId = typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= LARGEST_ID;
  if (isId) return id;
  const what = typeof raw === 'string' || typeof raw === 'number' ? quoted(raw) : named(raw);
  return `An id is a whole number from 1 to ${LARGEST_ID}, not ${what}.`;
}
