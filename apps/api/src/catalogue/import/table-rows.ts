import { FILE_COLUMNS } from '@shishir/contract';
import { cutText, isBlank } from '@shishir/format';
import { undefuse } from '../../platform/records/csv-cells';
import { ImportError } from './import-error';
import { ROW_FIELDS } from './product-fields';

/** Value of a cell: text in a CSV; in a workbook also a number, true or false, or null for an empty cell. */
export type Cell = string | number | boolean | null;

const FIELDS: readonly string[] = FILE_COLUMNS;
/** Columns of which a list of products has at least one. */
const IDENTITY = ['id', 'model'];
/** Maximum number of lines above the headings, such as the name of a price list. */
const LINES_ABOVE = 20;

/**
 * Yields the rows below the headings as objects of their fields, undefined for a blank line. An empty cell is undefined
 * too: a table cannot distinguish '' from null.
 */
export async function* tableRows(table: AsyncIterable<Cell[]>): AsyncGenerator<unknown> {
  let headings: (string | null)[] | null = null;
  const above: string[][] = [];
  for await (const cells of table) {
    if (headings) yield rowOf(headings, cells);
    else {
      const texts = cells.map(textOf);
      if (texts.every(isBlank)) continue;
      if (knownHeadings(texts) > 0) headings = readHeadings(texts);
      else if (above.push(texts) > LINES_ABOVE) break;
    }
  }
  if (!headings) throw noHeadings(above[0]);
}

/** Returns how many of the texts are known headings; 0 if they cannot be the headings of a list of products. */
export function knownHeadings(texts: string[]): number {
  const fields = texts.map(fieldOf);
  const known = fields.filter((field) => field !== null && FIELDS.includes(field)).length;
  return known > 1 && IDENTITY.some((field) => fields.includes(field)) ? known : 0;
}

const fieldOf = (heading: string) =>
  undefuse(heading).trim().toLowerCase().replace(/\s+/g, '_') || null;

const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell ?? '');

function noHeadings(first: string[] | undefined): ImportError {
  if (!first) return new ImportError('The file is empty.');
  const found = first.map((text) => undefuse(text).trim());
  const headings = found.filter(Boolean).slice(0, 5).map(short).join(', ');
  return new ImportError(
    `This is not a list of products: its headings are ${headings}; ` +
      'required are model or id, and another column.',
  );
}

/** Returns the fields named in the headings, in their order; null for a column without a heading. */
function readHeadings(texts: string[]): (string | null)[] {
  const headings = texts.map((text) => undefuse(text).trim());
  const fields = texts.map(fieldOf);
  const isKnown = (field: string | null) => field === null || FIELDS.includes(field);
  const unknown = headings.filter((_, index) => !isKnown(fields[index]!));
  if (unknown.length > 0) {
    throw new ImportError(
      `${headingsAre(unknown)} not known. Known headings: ${FIELDS.join(', ')}.`,
    );
  }
  const twice = fields.find((field, index) => field && fields.indexOf(field) !== index);
  if (twice) throw new ImportError(`The heading ${short(twice)} is there twice.`);
  return fields;
}

function rowOf(headings: (string | null)[], cells: Cell[]): unknown {
  const isEmpty = (cell: Cell | undefined) => isBlank(textOf(cell));
  if (cells.every(isEmpty)) return undefined;
  const row: Record<string, unknown> = {};
  for (const [index, field] of headings.entries()) {
    if (field) row[field] = isEmpty(cells[index]) ? undefined : valueIn(field, cells[index]!);
  }
  const beyond = cells.findIndex((cell, index) => !isEmpty(cell) && !headings[index]);
  // As an unknown field, it makes the row be rejected with the column to look at.
  if (beyond !== -1) row[`column ${beyond + 1}`] = cells[beyond];
  return row;
}

/** Numbers of a workbook stay numbers, except in fields with text, such as a model of digits only. */
function valueIn(field: string, cell: Cell): string | number {
  const kind = ROW_FIELDS[field]?.kind;
  const isText = kind === 'text' || kind === 'choice' || kind === 'day';
  return typeof cell === 'number' && !isText ? cell : undefuse(textOf(cell));
}

const short = (text: string) => `‘${text.length > 40 ? `${cutText(text, 40)}…` : text}’`;

const headingsAre = (headings: string[]) =>
  headings.length === 1
    ? `The heading ${short(headings[0]!)} is`
    : `The headings ${headings.slice(0, 10).map(short).join(', ')} are`;
