/**
 * What a spreadsheet takes for the beginning of a formula, full-width signs included. Quotes before it
 * count too, so that a text which has one of its own comes back as it was.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell that a spreadsheet shows as text and never runs. */
export const defuse = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The cell as it was before `defuse`. */
export const undefuse = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
