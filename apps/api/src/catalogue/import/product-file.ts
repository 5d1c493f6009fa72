import type { ImportMapping, ProductImport } from '@shishir/contract';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { csvCells } from './csv-cells';
import { encodingOf, fileText, isWorkbook } from './file-text';
import { ImportError } from './import-error';
import { jsonRows } from './json-rows';
import { ROW_FIELDS } from './product-fields';
import { readProductRow, type ReadRow } from './product-row';
import type { Decimals } from './read-value';
import { type Cell, LINES_ABOVE, mappedObjects, tableRows } from './table-rows';
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

interface OpenOptions {
  /** Folder in which the rows of a workbook are stored while it is open. */
  folder?: string;
  mapping?: ImportMapping | undefined;
}

/** Opens a file on disk: JSON, text with separators, or the first sheet of a workbook. */
export async function openProductFile(
  path: string,
  { folder = tmpdir(), mapping }: OpenOptions = {},
): Promise<ProductFile> {
  return productFile(await openSource(path, folder), mapping);
}

/** Opens a file with the given text. */
export const productFileOf = async (text: string): Promise<ProductFile> =>
  productFile(await textSource((): AsyncIterable<string> => Readable.from([withoutMark(text)])));

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** Content of a file: objects, or lines of cells with the headings among the first. */
type Source = Pick<ProductFile, 'close'> &
  (
    | { format: 'json'; entries: () => AsyncIterable<unknown> }
    | { format: 'csv' | 'xlsx'; cells: () => AsyncIterable<Cell[]> }
  );

async function openSource(path: string, folder = tmpdir()): Promise<Source> {
  if (await isWorkbook(path)) return workbookSource(path, folder);
  const encoding = await encodingOf(path);
  return textSource(() => fileText(path, encoding));
}

/** Returns the first lines of a file, among them its headings; of a JSON list, the fields of the first entry. */
export async function firstLines(path: string): Promise<Cell[][]> {
  const source = await openSource(path);
  const lines: Cell[][] = [];
  try {
    if (source.format === 'json') {
      for await (const entry of source.entries()) {
        return [typeof entry === 'object' && entry !== null ? Object.keys(entry) : []];
      }
    } else {
      for await (const cells of source.cells()) if (lines.push(cells) > LINES_ABOVE) break;
    }
  } finally {
    await source.close();
  }
  return lines;
}

async function workbookSource(path: string, folder: string): Promise<Source> {
  const converted = join(folder, `${randomUUID()}.rows`);
  const close = () => rm(converted, { force: true });
  try {
    await convertWorkbook(path, converted);
  } catch (error) {
    await close();
    throw error;
  }
  return { format: 'xlsx', cells: () => workbookCells(converted), close };
}

async function textSource(text: () => AsyncIterable<string>): Promise<Source> {
  const close = () => Promise.resolve();
  return (await formatOf(text())) === 'json'
    ? { format: 'json', entries: () => jsonRows(text()), close }
    : { format: 'csv', cells: () => csvCells(text()), close };
}

function productFile(source: Source, mapping?: ImportMapping): ProductFile {
  const entries = () => {
    if (source.format !== 'json') return tableRows(source.cells(), mapping);
    return mapping ? mappedObjects(source.entries(), mapping) : source.entries();
  };
  const { format, close } = source;
  return { format, rows: () => readRows(entries(), mapping?.decimals), close };
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

async function* readRows(
  entries: AsyncIterable<unknown>,
  decimals: Decimals,
): AsyncGenerator<ReadRow> {
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
    yield readProductRow(raw, row, decimals);
  }
}

function rejectOtherRows(first: object): void {
  const fields = Object.keys(first);
  const isProduct = ['type', 'model', 'category'].some((key) => fields.includes(key));
  const hasOnlyOurs = fields.length > 0 && fields.every((key) => key === 'id' || key in ROW_FIELDS);
  if (Array.isArray(first) || isProduct || hasOnlyOurs) return;
  const name = OTHER_ROWS.find(([field]) => fields.includes(field))?.[1];
  const what = name ? `It seems to contain ${name}: its` : 'Its';
  const found = fields.slice(0, 6).join(', ').slice(0, 200) || 'no fields';
  throw new ImportError(
    `This is not a list of products. ${what} rows have ${found}; ` +
      'a product has type, model, title and category.',
  );
}
