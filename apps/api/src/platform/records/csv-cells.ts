import { dhakaDay } from '@shishir/format';
import { stringify } from 'csv-stringify/sync';

/**
 * What a spreadsheet takes for the beginning of a formula, full-width signs included. Quotes before it
 * count too, so that a text with a leading quote is restored unchanged.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A signed number or a phone number: digits alone calculate nothing. */
const HARMLESS = /^[+-](?:\d[\d ]*|\d+\.\d+)$/;

/** A cell that a spreadsheet displays as text and never evaluates. */
export const defuse = (cell: string) =>
  FORMULA.test(cell) && !HARMLESS.test(cell) ? `'${cell}` : cell;

/** The cell as it was before `defuse`. */
export const undefuse = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

export type Cell = string | number | null;

/** `enquiries-2026-11-22.csv`, with the day in Dhaka. */
export const csvFileName = (what: string) => `${what}-${dhakaDay(new Date())}.csv`;

/** Spreadsheets need it at the beginning of a file to read it as UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** Lines for spreadsheets, which run none of these cells. */
export const csvLines = (lines: Cell[][]) =>
  stringify(
    lines.map((line) => line.map((value) => (value === null ? null : defuse(String(value))))),
    // Whatever is not empty is quoted: texts have line breaks of every kind.
    { record_delimiter: '\r\n', quoted_string: true },
  );
