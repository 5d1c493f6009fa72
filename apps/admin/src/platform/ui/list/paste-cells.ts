import type { ListColumn } from './list-columns';

/** Parses a range copied from a spreadsheet into lines of cells. Null for the text of a single cell. */
export function copiedCells(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t'));
  return cells.length > 1 || cells[0]!.length > 1 ? cells : null;
}

export interface Paste<Row> {
  /** Rows to save, each once. */
  changes: { before: Row; edited: Row }[];
  /** Errors by cell. */
  problems: { row: Row; field: string; message: string }[];
  /** Number of values below the last row or beside the last editable column. */
  left: number;
}

/**
 * Fills the rows below a cell and the editable columns beside it. A blank value keeps its cell: a gap in a spreadsheet
 * must not remove a price.
 */
export function fillDown<Row extends { id: number }>(
  columns: ListColumn<Row>[],
  rows: Row[],
  start: { id: number; field: string },
  cells: string[][],
): Paste<Row> {
  const editable = columns.filter(({ edit }) => edit);
  const firstRow = rows.findIndex(({ id }) => id === start.id);
  const firstColumn = editable.findIndex(({ field }) => field === start.field);
  const paste: Paste<Row> = { changes: [], problems: [], left: 0 };
  cells.forEach((texts, down) => {
    const before = rows[firstRow + down];
    let edited = before;
    texts.forEach((text, right) => {
      if (text.trim() === '') return;
      const column = editable[firstColumn + right];
      if (!before || !edited || !column?.edit) return void paste.left++;
      const message = column.edit.check(text);
      if (message) paste.problems.push({ row: before, field: column.field, message });
      else edited = column.edit.applied(edited, text);
    });
    if (before && edited && edited !== before) paste.changes.push({ before, edited });
  });
  return paste;
}
