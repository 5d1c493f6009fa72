import Typography from '@mui/material/Typography';
import type { ListColumn, Visible } from './list-columns';
import { listTexts } from './list.texts';

interface Result<Row> {
  rows: Row[];
  total: number;
  /** Fields known to have one value on all pages. */
  uniform?: readonly string[];
}

/**
 * Returns the texts of columns with one value in the whole result, by field. A single row has nothing to compare with,
 * and a column that the user chose stays.
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

/** Shows values that all rows share above the table, instead of in a column each. */
export function FoldedColumns({ folded }: { folded: ReadonlyMap<string, string> }) {
  if (folded.size === 0) return null;
  return (
    <Typography sx={{ px: 2, pb: 1.5, color: 'text.secondary' }}>
      {listTexts.folded([...folded.values()])}
    </Typography>
  );
}
