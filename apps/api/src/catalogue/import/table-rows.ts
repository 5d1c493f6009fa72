import { FILE_COLUMNS, type ImportMapping } from '@shishir/contract';
import { cutText, foldText, isBlank, latinDigits, takaOrNull } from '@shishir/format';
import { undefuse } from '../../platform/records/csv-cells';
import { ImportError } from './import-error';
import { ROW_FIELDS } from './product-fields';

/** Value of a cell: text in a CSV; in a workbook also a number, true or false, or null for an empty cell. */
export type Cell = string | number | boolean | null;

const FIELDS: readonly string[] = FILE_COLUMNS;
/** Columns of which a list of products has at least one. */
const IDENTITY = ['id', 'model'];
/** Maximum number of lines above the headings, such as the name of a price list. */
export const LINES_ABOVE = 20;

/** A column that is imported. */
interface Column {
  field: string;
  unit?: string | undefined;
  factor?: number | undefined;
}

/** Finds the headings of a table: returns the column of each cell in a line, or null if the line has other texts. */
type FindHeadings = (texts: string[]) => (Column | null)[] | null;

/**
 * Yields the rows below the headings as objects of their fields, undefined for a blank line. An empty cell is undefined
 * too: a table cannot distinguish '' from null. Without a mapping, the headings must be names of fields.
 */
export async function* tableRows(
  table: AsyncIterable<Cell[]>,
  mapping?: ImportMapping,
): AsyncGenerator<unknown> {
  const find = mapping ? mappedHeadings(mapping) : ownHeadings;
  let headings: (Column | null)[] | null = null;
  const above: string[][] = [];
  for await (const cells of table) {
    if (headings) {
      const row = rowOf(headings, cells, !mapping);
      yield row && withFixed(row, mapping);
      continue;
    }
    const texts = cells.map(textOf);
    if (texts.every(isBlank)) continue;
    headings = find(texts);
    if (!headings && above.push(texts) > LINES_ABOVE) break;
  }
  if (!headings) throw mapping ? otherHeadings(mapping, above) : noHeadings(above[0]);
}

const ownHeadings: FindHeadings = (texts) =>
  knownHeadings(texts) > 0
    ? readHeadings(texts).map((field) => (field === null ? null : { field }))
    : null;

/** Yields the objects of a JSON list with the fields of a mapping instead of their own. */
export async function* mappedObjects(
  entries: AsyncIterable<unknown>,
  mapping: ImportMapping,
): AsyncGenerator<unknown> {
  const byKey = columnsByKey(mapping);
  for await (const entry of entries) {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) yield entry;
    else {
      const row: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(entry)) {
        const column = byKey.get(headingKey(name));
        if (column) row[column.field] = isCell(value) ? valueIn(column, value) : value;
      }
      yield withFixed(row, mapping);
    }
  }
}

const isCell = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const columnsByKey = ({ columns }: ImportMapping): Map<string, Column> =>
  new Map(Object.entries(columns).map(([heading, column]) => [headingKey(heading), column]));

/** Fills in the fixed values of fields without a value. */
function withFixed(row: Record<string, unknown>, mapping: ImportMapping | undefined) {
  for (const [field, value] of Object.entries(mapping?.fixed ?? {})) row[field] ??= value;
  return row;
}

/** Spelling of a heading for comparison. */
const headingKey = (heading: string) => foldText(undefuse(heading));

/** The headings are the first line with all headings of the mapping. Other columns are left out. */
function mappedHeadings(mapping: ImportMapping): FindHeadings {
  const byKey = columnsByKey(mapping);
  return (texts) => {
    const keys = texts.map(headingKey);
    if (![...byKey.keys()].every((key) => keys.includes(key))) return null;
    // Of two equal headings, the first is meant.
    return keys.map((key, index) => (keys.indexOf(key) === index && byKey.get(key)) || null);
  };
}

/** Names the headings of the mapping that are missing in the line that has the most of them. */
function otherHeadings({ columns }: ImportMapping, lines: string[][]): ImportError {
  if (lines.length === 0) return new ImportError('The file is empty.');
  const missing = lines.map((line) => {
    const keys = new Set(line.map(headingKey));
    return Object.keys(columns).filter((heading) => !keys.has(headingKey(heading)));
  });
  const fewest = missing.reduce((best, other) => (other.length < best.length ? other : best));
  return new ImportError(`${headingsAre(fewest)} in the mapping, but not in the file.`);
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

function rowOf(
  headings: (Column | null)[],
  cells: Cell[],
  isWhole: boolean,
): Record<string, unknown> | undefined {
  const isEmpty = (cell: Cell | undefined) => isBlank(textOf(cell));
  if (cells.every(isEmpty)) return undefined;
  const row: Record<string, unknown> = {};
  for (const [index, column] of headings.entries()) {
    const cell = cells[index];
    if (column) row[column.field] = isEmpty(cell) ? undefined : valueIn(column, cell!);
  }
  const beyond = cells.findIndex((cell, index) => !isEmpty(cell) && !headings[index]);
  // As an unknown field, it makes the row be rejected with the column to look at.
  if (isWhole && beyond !== -1) row[`column ${beyond + 1}`] = cells[beyond];
  return row;
}

/** Numbers of a workbook stay numbers, except in fields with text, such as a model of digits only. */
function valueIn({ field, unit, factor }: Column, cell: Cell): string | number {
  const kind = ROW_FIELDS[field]?.kind;
  const isText = kind === 'text' || kind === 'choice' || kind === 'day';
  if (isText || typeof cell === 'boolean') return undefuse(textOf(cell));
  const value = typeof cell === 'number' ? cell : undefuse(textOf(cell));
  const number = typeof value === 'number' ? value : takaOrNull(value, { whole: false });
  if (factor !== undefined && number !== null) {
    return Number((number * factor).toFixed(kind === 'decimal' ? 2 : 0));
  }
  return unit && /^[\d.,\s]+$/.test(latinDigits(String(value))) ? `${value} ${unit}` : value;
}

const short = (text: string) => `‘${text.length > 40 ? `${cutText(text, 40)}…` : text}’`;

const headingsAre = (headings: string[]) =>
  headings.length === 1
    ? `The heading ${short(headings[0]!)} is`
    : `The headings ${headings.slice(0, 10).map(short).join(', ')} are`;
