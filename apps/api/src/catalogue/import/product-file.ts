import type { ImportMapping, ProductImport } from '@shishir/contract';
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { csvCells } from './csv-cells';
import { encodingOf, fileText, isZip } from './file-text';
import { ImportError } from './import-error';
import { jsonRows } from './json-rows';
import { ROW_FIELDS } from './product-fields';
import { readProductRow, type ReadRow } from './product-row';
import { type Cell, LINES_ABOVE } from './headings';
import { isTable, jsonEntries, type Line, tableRows } from './table-rows';
import { convertWorkbook, isWorkbook, workbookCells } from './workbook-cells';

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

/** Content of a file: its sheets with their lines of cells; for JSON, one sheet with an entry in each line. */
export interface FileSource {
  format: ProductImport['format'];
  sheets: { name: string; lines: () => AsyncIterable<Line> }[];
  /** Removes what was stored to read the file. */
  close(): Promise<void>;
}

/** Opens a file on disk: JSON, text with separators, or a workbook, whose rows are stored in `folder`. */
export async function openSource(path: string, folder = tmpdir()): Promise<FileSource> {
  if (await isZip(path)) {
    if (await isWorkbook(path)) return workbookSource(path, folder);
    throw new ImportError('This file is an archive, not a list of products. Unpack it first.');
  }
  const encoding = await encodingOf(path);
  return textSource(() => fileText(path, encoding));
}

/** Opens a text with the content of a file. */
export const productFileOf = async (text: string): Promise<ProductFile> =>
  productFile(await textSource((): AsyncIterable<string> => Readable.from([withoutMark(text)])));

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** Returns the first lines of a sheet, among them its headings; of JSON, the first entries. */
export async function firstLines(lines: AsyncIterable<Line>): Promise<Line[]> {
  const first: Line[] = [];
  for await (const line of lines) if (first.push(line) > LINES_ABOVE) break;
  return first;
}

async function workbookSource(path: string, folder: string): Promise<FileSource> {
  const converted = join(folder, randomUUID());
  const close = () => rm(converted, { recursive: true, force: true });
  try {
    await mkdir(converted);
    const names = await convertWorkbook(path, converted);
    const sheets = names.map((name, index) => ({
      name,
      lines: () => workbookCells(join(converted, String(index))),
    }));
    return { format: 'xlsx', sheets, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function textSource(text: () => AsyncIterable<string>): Promise<FileSource> {
  const format = await formatOf(text());
  const lines =
    format === 'csv'
      ? () => csvCells(text())
      : async function* (): AsyncGenerator<[unknown]> {
          for await (const entry of jsonRows(text())) yield [entry];
        };
  return { format, sheets: [{ name: '', lines }], close: () => Promise.resolve() };
}

export interface ReadOptions {
  mapping?: ImportMapping | undefined;
  /** Line of the headings, counted from 1; 0 if there are none. If left out, it is found. */
  headingLine?: number | undefined;
}

/** Reads the rows of the first sheet of a source. */
export function productFile(
  { format, sheets }: Pick<FileSource, 'format' | 'sheets'>,
  { mapping, headingLine }: ReadOptions = {},
): ProductFile {
  const entries = () => {
    const lines = sheets[0]!.lines();
    if (isTable(format)) return tableRows(lines as AsyncIterable<Cell[]>, mapping, headingLine);
    return jsonEntries(lines as AsyncIterable<[unknown]>, mapping);
  };
  return { format, rows: () => readRows(entries(), mapping) };
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
  mapping?: ImportMapping,
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
    if (isFirst && !mapping?.columns) rejectOtherRows(raw);
    isFirst = false;
    yield readProductRow(raw, row, mapping?.decimals);
  }
}

function rejectOtherRows(first: unknown): void {
  if (typeof first !== 'object' || first === null) return;
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
