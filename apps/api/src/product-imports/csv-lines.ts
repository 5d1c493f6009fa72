import { stringify } from 'csv-stringify/sync';
import { defuse } from '../import/defused-cell';

export type Cell = string | number | null;

/** Spreadsheets need it at the beginning of a file to read it as UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** Lines for spreadsheets, which run none of these cells. */
export const csvLines = (lines: Cell[][]) =>
  stringify(
    lines.map((line) => line.map((value) => (value === null ? null : defuse(String(value))))),
    // Whatever is not empty is quoted: texts have line breaks of every kind.
    { record_delimiter: '\r\n', quoted_string: true },
  );
