import type { ImportMapping, MappedColumn as Mapped, ProductImport } from '@shishir/contract';
import { latinDigits } from '@shishir/format';
import { undefuse } from '../../platform/records/csv-cells';
import {
  type Cell,
  headingKey,
  headingsOf,
  isBlankLine,
  isEmpty,
  isNamedByLetters,
  knownHeadings,
  LINES_ABOVE,
  noHeadings,
  otherHeadings,
  readHeadings,
  textOf,
} from './headings';
import { ROW_FIELDS } from './product-fields';
import { amountIn, type Decimals } from './read-value';

/** Cells of a line; for JSON, the only element is an entry of the list. */
export type Line = Cell[] | [entry: unknown];

/** A column of a file with its heading. The field of a column of ours may be unknown. */
interface Column extends Omit<Mapped, 'field'> {
  field: string;
  heading: string;
  decimals?: Decimals;
}

/** Returns the column of each cell in the rows below a heading line, or null if the line has other texts. */
type FindColumns = (line: Cell[], above: Cell[] | undefined) => (Column | null)[] | null;

/**
 * Yields the rows below the headings as objects of their fields, undefined for a blank line. An empty cell is undefined
 * too: a table cannot distinguish '' from null. The headings are in the given line, counted from 1, or else in the
 * first one that has all of the mapping. Line 0 means that there are none, and columns are named by their letters.
 */
export async function* tableRows(
  table: AsyncIterable<Cell[]>,
  mapping: ImportMapping = {},
  headingLine: number | undefined = hasOnlyLetters(mapping) ? 0 : undefined,
): AsyncGenerator<unknown> {
  const find = mapping.columns ? mappedColumns(mapping) : ownColumns;
  let columns: (Column | null)[] | null = null;
  const above: Cell[][] = [];
  let line = 0;
  for await (const cells of table) {
    line++;
    if (headingLine === 0)
      columns ??= find(
        cells.map(() => null),
        [],
      );
    if (columns) {
      const row = rowOf(columns, cells, !mapping.columns);
      yield row && withFixed(row, mapping);
      continue;
    }
    if (headingLine === undefined ? isBlankLine(cells) : line < headingLine - 1) continue;
    if (headingLine === undefined || line === headingLine) columns = find(cells, above.at(-1));
    if (!columns && above.push(cells) > LINES_ABOVE) break;
  }
  if (columns) return;
  throw mapping.columns ? otherHeadings(Object.keys(mapping.columns), above) : noHeadings(above[0]);
}

const hasOnlyLetters = ({ columns }: ImportMapping) =>
  columns !== undefined && isNamedByLetters(Object.keys(columns));

const ownColumns: FindColumns = (line) => {
  const texts = line.map(textOf);
  if (knownHeadings(texts) === 0) return null;
  return readHeadings(texts).map((field) => (field ? { field, heading: field } : null));
};

/** Accepts a line with all headings of the mapping. Other columns are left out. */
function mappedColumns(mapping: ImportMapping): FindColumns {
  const byKey = columnsByKey(mapping);
  return (line, above) => {
    const keys = headingsOf(line, above).map(headingKey);
    if (![...byKey.keys()].every((key) => keys.includes(key))) return null;
    return keys.map((key) => byKey.get(key) ?? null);
  };
}

const columnsByKey = ({ columns = {}, decimals }: ImportMapping): Map<string, Column> =>
  new Map(
    Object.entries(columns).map(([heading, column]) => [
      headingKey(heading),
      { ...column, heading, decimals },
    ]),
  );

/** Yields the entries of a JSON list, with the fields of a mapping instead of their own if it has columns. */
export async function* jsonEntries(
  entries: AsyncIterable<[unknown]>,
  mapping: ImportMapping = {},
): AsyncGenerator<unknown> {
  const byKey = mapping.columns && columnsByKey(mapping);
  for await (const [entry] of entries) {
    if (!isObject(entry)) yield entry;
    else if (!byKey) yield withFixed(entry, mapping);
    else {
      const row: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(entry)) {
        const column = byKey.get(headingKey(name));
        if (column && isCell(value)) put(row, column, value);
        else if (column) row[column.field] = value;
      }
      yield withFixed(row, mapping);
    }
  }
}

const isCell = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const isObject = (entry: unknown): entry is Record<string, unknown> =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry);

/** Fills in the fixed values of fields without a value. */
function withFixed(row: Record<string, unknown>, { fixed = {} }: ImportMapping) {
  const given = { ...row };
  const filled = (value: string) =>
    value.replace(/\{(\w+)\}/g, (_, field: string) => {
      const other = given[field] ?? fixed[field as keyof typeof fixed];
      return isCell(other) ? String(other) : '';
    });
  for (const [field, value] of Object.entries(fixed)) row[field] ??= filled(value).trim();
  return row;
}

function rowOf(
  columns: (Column | null)[],
  cells: Cell[],
  isWhole: boolean,
): Record<string, unknown> | undefined {
  if (isBlankLine(cells)) return undefined;
  const row: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index];
    if (!column) continue;
    if (isEmpty(cell)) row[column.field] = undefined;
    else put(row, column, cell!);
  }
  // A line between the rows, such as the name of a group, has no value to import.
  if (!isWhole && Object.values(row).every((value) => value === undefined)) return undefined;
  const beyond = cells.findIndex((cell, index) => !isEmpty(cell) && !columns[index]);
  // As an unknown field, it makes the row be rejected with the column to look at.
  if (isWhole && beyond !== -1) row[`column ${beyond + 1}`] = cells[beyond];
  return row;
}

/** Puts the value of a cell into a row. All three dimensions may be in the column of the width. */
function put(row: Record<string, unknown>, column: Column, cell: Cell): void {
  const sizes = column.field === 'size_width_mm' ? sizesIn(column.heading, textOf(cell)) : null;
  if (!sizes) row[column.field] = valueIn(column, cell);
  for (const [field, number] of sizes ?? []) row[field] = valueIn({ ...column, field }, number);
}

const SIZES: Record<string, string> = {
  ...{ w: 'size_width_mm', h: 'size_height_mm' },
  ...{ d: 'size_depth_mm', l: 'size_depth_mm' },
};
const THREE = /^([\d.]+)\s*[x×*]\s*([\d.]+)\s*[x×*]\s*([\d.]+)\s*([a-z]*)$/i;
const ORDER = /\b([whdl])\s*[x×*]\s*([whdl])\s*[x×*]\s*([whdl])\b/i;

/** Reads '840 x 204 x 840 mm'. The order is width, height, depth, unless the heading says so, as in 'WxDxH'. */
function sizesIn(heading: string, text: string): [field: string, number: string][] | null {
  const found = THREE.exec(latinDigits(text.trim()));
  if (!found) return null;
  const unit = found[4] ? ` ${found[4]}` : '';
  const order = ORDER.exec(heading)?.slice(1) ?? ['w', 'h', 'd'];
  return order.map((letter, index) => [SIZES[letter.toLowerCase()]!, found[index + 1]! + unit]);
}

/** Numbers of a workbook stay numbers, except in fields with text, such as a model of digits only. */
function valueIn({ field, unit, factor, decimals }: Column, cell: Cell): string | number {
  const kind = ROW_FIELDS[field]?.kind;
  const isText = kind === 'text' || kind === 'choice' || kind === 'day';
  if (isText || typeof cell === 'boolean') return undefuse(textOf(cell));
  const value = typeof cell === 'number' ? cell : undefuse(textOf(cell));
  if (factor !== undefined) {
    const number = typeof value === 'number' ? value : amountIn(value, decimals);
    if (number === 'unclear') return value;
    // Neither text is a number, so the row is rejected.
    if (number === null) return `${value} × ${factor}`;
    return Number((number * factor).toFixed(kind === 'decimal' ? 2 : 0));
  }
  return unit && /^[\d.,\s]+$/.test(latinDigits(String(value))) ? `${value} ${unit}` : value;
}

/** True for files with lines of cells; others have entries with fields. */
export const isTable = (format: ProductImport['format']) => format === 'csv' || format === 'xlsx';

/** Returns the lines of cells in which a mapping names columns: the fields of JSON entries become headings. */
export function tableOf(format: ProductImport['format'], lines: Line[]): Cell[][] {
  if (isTable(format)) return lines as Cell[][];
  const entries = lines.map(([entry]) => entry).filter(isObject);
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  return [names, ...entries.map((entry) => names.map((name) => cellOf(entry[name])))];
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'object'
    ? value && JSON.stringify(value)
    : ((value as Cell | undefined) ?? null);
