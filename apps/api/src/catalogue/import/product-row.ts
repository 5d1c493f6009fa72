import { IMAGE_FIELDS, type ImageField, LARGEST_ID, type ProductValues } from '@shishir/contract';
import { isBlank, numberOrNull } from '@shishir/format';
import { OLD_FIELDS, ROW_FIELDS } from './product-fields';
import { named, quoted, readValue } from './read-value';

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
  const given = new Map<string, unknown>(Object.entries(raw));
  const id = readId(given.get('id'));
  const read = readFields(given);
  const wrong = [...(typeof id === 'string' ? [{ field: 'id', reason: id }] : []), ...read.wrong];
  if (wrong.length > 0) {
    const rawModel = given.get('model');
    const model = typeof rawModel === 'string' ? rawModel.slice(0, 100) : '';
    return { row, model, wrong: wrong.map((problem) => ({ row, ...problem })) };
  }

  const isImage = (field: string) => (IMAGE_FIELDS as readonly string[]).includes(field);
  const pick = (wanted: (field: string) => boolean) =>
    Object.fromEntries([...read.values].filter(([field]) => wanted(field)));
  const product = {
    row,
    id,
    category: read.values.get('category'),
    values: pick((field) => field !== 'category' && !isImage(field)),
    images: pick(isImage),
    blank_fields: read.blanks,
    fields: [...read.values.keys()].filter((field) => given.get(field) !== undefined),
    numbers: [...(typeof given.get('id') === 'string' && id ? ['id'] : []), ...read.numbers],
    spellings: read.spellings,
  };
  // Each value has been read by the kind of its field, which is what the type says.
  return { product: product as ProductRow };
}

/** Reads every field but the id, and collects what had to be changed and what is wrong. */
function readFields(given: Map<string, unknown>) {
  const read = {
    values: new Map<string, string | number | null>(),
    blanks: [] as string[],
    numbers: [] as string[],
    spellings: [] as ProductRow['spellings'],
    wrong: [] as Omit<WrongField, 'row'>[],
  };
  for (const field of given.keys()) {
    if (field === 'id' || Object.hasOwn(ROW_FIELDS, field)) continue;
    // Left out in silence, a misspelt price would seem to have been taken.
    read.wrong.push({ field, reason: 'This field is not known.' });
  }
  for (const [name, field] of Object.entries(ROW_FIELDS)) {
    if (!given.has(name)) {
      if (field.required) {
        read.wrong.push({ field: name, reason: 'This is needed and missing.' });
      }
      continue;
    }
    const raw = given.get(name);
    const result = readValue(field, raw);
    if ('reason' in result) {
      read.wrong.push({ field: name, reason: result.reason });
      continue;
    }
    if (result.value === null && field.neverEmpty) continue;
    read.values.set(name, result.value);
    if (result.change === 'blank' && OLD_FIELDS.includes(name)) read.blanks.push(name);
    if (result.change === 'number') read.numbers.push(name);
    if (result.change === 'spelling') {
      read.spellings.push({ field: name, from: String(raw), to: String(result.value) });
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
