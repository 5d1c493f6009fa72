import type { ProductImport } from '@shishir/contract';
import { Readable } from 'node:stream';
import { csvRows } from './csv-rows';
import { fileText } from './file-text';
import { ImportError } from './import-error';
import { jsonRows } from './json-rows';
import { readProductRow, type ReadRow } from './product-row';

/** Maximum number of rows in a file. */
export const LARGEST_FILE = 100_000;

/** Fields that only one other kind of row has, to name the content of a wrong file. */
const OTHER_ROWS: [field: string, name: string][] = [
  ['path', 'categories or menu entries'],
  ['slug', 'categories'],
  ['project_name', 'projects'],
  ['firstName', 'messages'],
  ['first_name', 'messages'],
  ['email', 'people'],
  ['link', 'industries'],
];

/** A products file that can be read from its beginning any number of times. Reading throws an ImportError. */
export interface ProductFile {
  format: ProductImport['format'];
  rows(): AsyncIterable<ReadRow>;
}

/** Opens a file on disk. */
export const openProductFile = (path: string): Promise<ProductFile> =>
  productFile(() => fileText(path));

/** Opens a file with the given text. */
export const productFileOf = (text: string): Promise<ProductFile> =>
  productFile((): AsyncIterable<string> => Readable.from([text.replace(/^\uFEFF/, '')]));

async function productFile(text: () => AsyncIterable<string>): Promise<ProductFile> {
  const format = await formatOf(text());
  return { format, rows: () => readRows((format === 'json' ? jsonRows : csvRows)(text())) };
}

/** JSON begins with a bracket or is a single value; a CSV begins with a heading. */
async function formatOf(text: AsyncIterable<string>): Promise<ProductFile['format']> {
  let head = '';
  for await (const piece of text) {
    head += piece.trimStart();
    if (head.length > 100) break;
  }
  if (head === '') throw new ImportError('The file is empty.');
  const isJson = /^[[{]/.test(head) || /^(null|true|false|-?\d[\d.]*|"[^",;\r\n]*")\s*$/.test(head);
  return isJson ? 'json' : 'csv';
}

async function* readRows(entries: AsyncIterable<unknown>): AsyncGenerator<ReadRow> {
  let row = 0;
  let isFirst = true;
  for await (const raw of entries) {
    row++;
    if (row > LARGEST_FILE) {
      throw new ImportError(`The file has more than ${LARGEST_FILE} rows. Upload it in parts.`);
    }
    // Blank line of a CSV.
    if (raw === undefined) continue;
    if (isFirst && typeof raw === 'object' && raw !== null) rejectOtherRows(raw);
    isFirst = false;
    yield readProductRow(raw, row);
  }
}

function rejectOtherRows(first: object): void {
  const fields = Object.keys(first);
  if (Array.isArray(first) || ['type', 'model', 'category'].some((key) => fields.includes(key))) {
    return;
  }
  const name = OTHER_ROWS.find(([field]) => fields.includes(field))?.[1];
  const what = name ? `It seems to contain ${name}: its` : 'Its';
  const found = fields.slice(0, 6).join(', ').slice(0, 200) || 'no fields';
  throw new ImportError(
    `This is not a list of products. ${what} rows have ${found}; ` +
      'a product has type, model, title and category.',
  );
}
