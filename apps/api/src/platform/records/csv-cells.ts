import { dhakaDay } from '@shishir/format';
import { stringify } from 'csv-stringify/sync';

/**
 * Matches texts that a spreadsheet treats as a formula, including full-width signs. Leading quotes are skipped, so that
 * a text that starts with a quote is restored unchanged.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A signed number or a phone number, which cannot calculate anything. */
const HARMLESS = /^[+-](?:\d[\d ]*|\d+\.\d+)$/;

/** Returns a cell that spreadsheets display as text and never evaluate. */
export const defuse = (cell: string) =>
  FORMULA.test(cell) && !HARMLESS.test(cell) ? `'${cell}` : cell;

/** Reverses `defuse`. */
export const undefuse = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

export type Cell = string | number | null;

/** Returns a file name such as `enquiries-2026-11-22.csv`, with the date in Dhaka. */
export const csvFileName = (what: string) => `${what}-${dhakaDay(new Date())}.csv`;

/** Byte order mark, without which spreadsheets do not read a file as UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** Returns CSV lines for spreadsheets, with defused cells. */
export const csvLines = (lines: Cell[][]) =>
  stringify(
    lines.map((line) => line.map((value) => (value === null ? null : defuse(String(value))))),
    // Quotes all non-empty cells, because texts contain all kinds of line breaks.
    { record_delimiter: '\r\n', quoted_string: true },
  );
