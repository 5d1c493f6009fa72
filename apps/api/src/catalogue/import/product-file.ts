import type { ProductImport } from '@shishir/contract';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { csvCells } from './csv-cells';
import { encodingOf, fileText, isWorkbook } from './file-text';
import { ImportError } from './import-error';
import { jsonRows } from './json-rows';
import { readProductRow, type ReadRow } from './product-row';
import { tableRows } from './table-rows';
import { convertWorkbook, workbookCells } from './workbook-cells';

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
  /** Removes what was stored to read the file. */
  close(): Promise<void>;
}

/** Opens a file on disk: JSON, CSV or the first sheet of a workbook, whose rows are then stored in `folder`. */
export async function openProductFile(path: string, folder = tmpdir()): Promise<ProductFile> {
  if (await isWorkbook(path)) return openWorkbook(path, folder);
  const encoding = await encodingOf(path);
  return textFile(() => fileText(path, encoding));
}

/** Opens a file with the given text. */
export const productFileOf = (text: string): Promise<ProductFile> =>
  textFile((): AsyncIterable<string> => Readable.from([text.replace(/^\uFEFF/, '')]));

async function openWorkbook(path: string, folder: string): Promise<ProductFile> {
  const converted = join(folder, `${randomUUID()}.rows`);
  const close = () => rm(converted, { force: true });
  try {
    await convertWorkbook(path, converted);
  } catch (error) {
    await close();
    throw error;
  }
  return { format: 'xlsx', rows: () => readRows(tableRows(workbookCells(converted))), close };
}

async function textFile(text: () => AsyncIterable<string>): Promise<ProductFile> {
  const format = await formatOf(text());
  const entries = () => (format === 'json' ? jsonRows(text()) : tableRows(csvCells(text())));
  return { format, rows: () => readRows(entries()), close: () => Promise.resolve() };
}

/** JSON begins with a bracket or is a single value; a CSV begins with a heading. */
async function formatOf(text: AsyncIterable<string>): Promise<'json' | 'csv'> {
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
    // Blank line of a table.
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
