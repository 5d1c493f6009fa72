import Typography from '@mui/material/Typography';
import type { ListColumn, Visible } from './list-columns';
import { listTexts } from './list.texts';

interface Result<Row> {
  rows: Row[];
  total: number;
  /** Fields with one value on all pages, as far as it is known. */
  uniform?: readonly string[];
}

/**
 * Texts of the columns with one value in the whole result, by field. A single row has nothing to compare, and a
 * column the person has chosen stays as it is.
 */
export function foldedColumns<Row>(
  columns: ListColumn<Row>[],
  chosen: Visible,
  { rows, total, uniform = [] }: Result<Row>,
): ReadonlyMap<string, string> {
  const folded = new Map<string, string>();
  if (rows.length < 2) return folded;
  for (const { field, fold, hiddenAtFirst } of columns) {
    if (!fold || hiddenAtFirst || chosen[field] !== undefined) continue;
    if (rows.length < total && !uniform.includes(field)) continue;
    const text = fold(rows[0]!);
    if (text && rows.every((row) => fold(row) === text)) folded.set(field, text);
  }
  return folded;
}

/** The values that every row has, above the table instead of a column each. */
export function FoldedColumns({ folded }: { folded: ReadonlyMap<string, string> }) {
  if (folded.size === 0) return null;
  return (
    <Typography sx={{ px: 2, pb: 1.5, color: 'text.secondary' }}>
      {listTexts.folded([...folded.values()])}
    </Typography>
  );
}
