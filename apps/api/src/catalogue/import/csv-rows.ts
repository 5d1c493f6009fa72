import { cutText } from '@shishir/format';
import { FILE_COLUMNS } from '@shishir/contract';
import { isBlank } from '@shishir/format';
import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { undefuse } from '../../platform/records/csv-cells';
import { ImportError } from './import-error';
import { ROW_FIELDS } from './product-fields';

/** Far longer than any row of a product; bounds the memory that is used. */
const LONGEST_ROW = 1_000_000;
const FIELDS: readonly string[] = FILE_COLUMNS;
const REQUIRED = FIELDS.filter((field) => ROW_FIELDS[field]?.required);

/**
 * Yields the rows of a CSV file as objects of their fields, undefined for a blank line. An empty cell is undefined too:
 * a CSV cannot distinguish '' from null.
 */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<unknown> {
  let headings: (string | null)[] | null = null;
  try {
    for await (const cells of records(text)) {
      if (headings) yield rowOf(headings, cells);
      else headings = readHeadings(cells);
    }
  } catch (error) {
    throw error instanceof CsvError ? csvError(error) : error;
  }
  if (!headings) throw new ImportError('The file is empty.');
}

async function* records(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  const pieces = text[Symbol.asyncIterator]();
  // The separator is detected in the first line only: a text may contain a semicolon.
  let head = '';
  let more = await pieces.next();
  while (!more.done && !/[\r\n]/.test((head += more.value).trimStart())) {
    if (head.length > LONGEST_ROW) throw new ImportError('This file is not a list of products.');
    more = await pieces.next();
  }
  const rest = async function* () {
    yield head;
    if (more.done) return;
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
      yield piece.value;
    }
  };
  const parser = parse({
    delimiter: delimiterOf(head),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
  });
  const source = Readable.from(rest());
  source.on('error', (error) => parser.destroy(error));
  try {
    yield* source.pipe(parser) as AsyncIterable<string[]>;
  } finally {
    source.destroy();
  }
}

function delimiterOf(head: string): ',' | ';' {
  const line = head
    .trimStart()
    .split(/[\r\n]/, 1)[0]!
    .replace(/"[^"]*"/g, '');
  return line.split(';').length > line.split(',').length ? ';' : ',';
}

/** Returns the fields named in the headings, in their order; null for a column without a heading. */
function readHeadings(cells: string[]): (string | null)[] {
  const headings = cells.map((cell) => undefuse(cell).trim());
  const fields = headings.map((heading) => heading.toLowerCase().replace(/\s+/g, '_') || null);
  const isKnown = (field: string | null) => field === null || FIELDS.includes(field);
  if (!fields.some((field) => field !== null && REQUIRED.includes(field))) {
    const found = headings.filter(Boolean).slice(0, 5).map(short).join(', ');
    throw new ImportError(
      `This is not a list of products: its headings are ${found || 'empty'}; ` +
        `required are ${REQUIRED.join(', ')}.`,
    );
  }
  const unknown = headings.filter((_, index) => !isKnown(fields[index]!));
  if (unknown.length > 0) {
    throw new ImportError(
      `${headingsAre(unknown)} not known. Known headings: ${FIELDS.join(', ')}.`,
    );
  }
  const twice = fields.find((field, index) => field && fields.indexOf(field) !== index);
  if (twice) throw new ImportError(`The heading ${short(twice)} is there twice.`);
  const missing = REQUIRED.filter((field) => !fields.includes(field));
  if (missing.length > 0) throw new ImportError(`${headingsAre(missing)} missing.`);
  return fields;
}

function rowOf(headings: (string | null)[], cells: string[]): unknown {
  if (cells.every(isBlank)) return undefined;
  const row: Record<string, unknown> = {};
  for (const [index, field] of headings.entries()) {
    if (field) row[field] = isBlank(cells[index] ?? '') ? undefined : undefuse(cells[index]!);
  }
  const beyond = cells.findIndex((cell, index) => !isBlank(cell) && !headings[index]);
  // As an unknown field, it makes the row be rejected with the column to look at.
  if (beyond !== -1) row[`column ${beyond + 1}`] = cells[beyond];
  return row;
}

function csvError(error: CsvError): ImportError {
  const line = error['lines'] as number | undefined;
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new ImportError(`The row at line ${line} is too long for a product.`);
  }
  return new ImportError(`The file is not valid CSV: check the quotes near line ${line}.`);
}

const short = (text: string) => `‘${text.length > 40 ? `${cutText(text, 40)}…` : text}’`;

const headingsAre = (headings: string[]) =>
  headings.length === 1
    ? `The heading ${short(headings[0]!)} is`
    : `The headings ${headings.slice(0, 10).map(short).join(', ')} are`;
