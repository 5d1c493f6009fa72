import { FILE_COLUMNS } from '@shishir/contract';
import { cutText, foldText, isBlank } from '@shishir/format';
import { undefuse } from '../../platform/records/csv-cells';
import { ImportError, UnknownHeadings } from './import-error';

/** Value of a cell: text in a CSV; in a workbook also a number, true or false, or null for an empty cell. */
export type Cell = string | number | boolean | null;

const FIELDS: readonly string[] = FILE_COLUMNS;
/** Columns of which a list of products has at least one. */
const IDENTITY = ['id', 'model'];
/** Maximum number of lines above the headings, such as the name of a price list. */
export const LINES_ABOVE = 20;
const LONGEST_HEADING = 200;

export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell ?? '');

export const isEmpty = (cell: Cell | undefined) => isBlank(textOf(cell));
export const isBlankLine = (cells: Cell[]) => cells.every(isEmpty);

/** Returns the spelling of a heading for comparison. */
export const headingKey = (heading: string) => foldText(undefuse(heading).replace(/\s+/g, ' '));

/**
 * Returns a name for each column of a heading line. A column without a text is named by the line above, whose cell may
 * be merged with it, else by its letter, as is a repeated one.
 */
export function headingsOf(line: Cell[], above: Cell[] = []): string[] {
  const taken = new Set<string>();
  return line.map((cell, index) => {
    const own = headingText(cell) || headingText(above[index]);
    const name = own === '' ? letterName(index) : own;
    const unique = taken.has(headingKey(name)) ? `${name} (column ${columnLetter(index)})` : name;
    taken.add(headingKey(unique));
    return unique;
  });
}

const headingText = (cell: Cell | undefined) =>
  undefuse(textOf(cell)).replace(/\s+/g, ' ').trim().slice(0, LONGEST_HEADING);

const letterName = (index: number) => `Column ${columnLetter(index)}`;

/** Letters of a column in a spreadsheet: A to Z, AA, AB and so on. */
function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/** True if columns are named by their letters only, so that the file has no line of headings. */
export const isNamedByLetters = (headings: string[]) =>
  headings.every((heading) => /^Column [A-Z]+$/.test(heading));

/** Returns the field that a heading of ours names, known or not; null if it is blank. */
export const fieldOf = (heading: string) =>
  undefuse(heading).trim().toLowerCase().replace(/\s+/g, '_') || null;

/** Returns how many of the texts are known headings; 0 if they cannot be the headings of a list of products. */
export function knownHeadings(texts: string[]): number {
  const fields = texts.map(fieldOf);
  const known = fields.filter((field) => field !== null && FIELDS.includes(field)).length;
  return known > 1 && IDENTITY.some((field) => fields.includes(field)) ? known : 0;
}

/** True for a line with only our headings, each once. */
export function isOwnHeadings(line: Cell[]): boolean {
  const texts = line.map(textOf);
  const fields = texts.map(fieldOf).filter((field) => field !== null);
  const isOnce = (field: string, index: number) => fields.indexOf(field) === index;
  return (
    knownHeadings(texts) > 0 &&
    fields.every((field, index) => FIELDS.includes(field) && isOnce(field, index))
  );
}

/** Returns the fields named in our headings, in their order; null for a column without a heading. */
export function readHeadings(texts: string[]): (string | null)[] {
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

/** Returns the error for a file without a line of headings. */
export function noHeadings(first: Cell[] | undefined): ImportError {
  if (!first) return new ImportError('The file is empty.');
  const headings = first.map(headingText).filter(Boolean).slice(0, 5).map(short).join(', ');
  return new UnknownHeadings(
    `This is not a list of products: its headings are ${headings}; ` +
      'required are model or id, and another column.',
  );
}

/** Returns the error for headings of a mapping that are missing in the line that has the most of them. */
export function otherHeadings(mapped: string[], lines: Cell[][]): ImportError {
  if (lines.length === 0) return new ImportError('The file is empty.');
  const missing = lines.map((line) => {
    const keys = new Set(line.map((cell) => headingKey(textOf(cell))));
    return mapped.filter((heading) => !keys.has(headingKey(heading)));
  });
  const fewest = missing.reduce((best, other) => (other.length < best.length ? other : best));
  return new ImportError(`${headingsAre(fewest)} in the mapping, but not in the file.`);
}

const short = (text: string) => `‘${text.length > 40 ? `${cutText(text, 40)}…` : text}’`;

const headingsAre = (headings: string[]) =>
  headings.length === 1
    ? `The heading ${short(headings[0]!)} is`
    : `The headings ${headings.slice(0, 10).map(short).join(', ')} are`;
