import { render, screen } from '@testing-library/react';
import { FoldedColumns, foldedColumns } from './folded-columns';
import { isVisible, type ListColumn } from './list-columns';

interface Row {
  refrigerant: string | null;
  author: string;
}
const columns: ListColumn<Row>[] = [
  {
    field: 'refrigerant',
    header: 'Refrigerant',
    width: 90,
    fold: ({ refrigerant }) => refrigerant,
    cell: ({ refrigerant }) => refrigerant,
  },
  {
    field: 'author',
    header: 'Author',
    width: 90,
    fold: ({ author }) => `Author ${author}`,
    cell: ({ author }) => author,
  },
];
const row = (own: Partial<Row> = {}): Row => ({ refrigerant: 'R410A', author: 'Nusrat', ...own });
const fold = (rows: Row[], total = rows.length, chosen = {}, uniform: string[] = []) => [
  ...foldedColumns(columns, chosen, { rows, total, uniform }).values(),
];

test('folds columns with one value in the whole result', () => {
  expect(fold([row(), row()])).toEqual(['R410A', 'Author Nusrat']);
  expect(fold([row(), row({ author: 'Farhana' })])).toEqual(['R410A']);
});

test('keeps columns that may differ on other pages', () => {
  expect(fold([row(), row()], 40)).toEqual([]);
  expect(fold([row(), row()], 40, {}, ['refrigerant'])).toEqual(['R410A']);
});

test('keeps a column without values, and all columns of a single row', () => {
  expect(fold([row({ refrigerant: null }), row({ refrigerant: null })])).toEqual(['Author Nusrat']);
  expect(fold([row()])).toEqual([]);
});

test('keeps a chosen column and does not mention a hidden one', () => {
  expect(fold([row(), row()], 2, { refrigerant: true })).toEqual(['Author Nusrat']);
  expect(fold([row(), row()], 2, { refrigerant: false })).toEqual(['Author Nusrat']);
});

test('removes folded columns from the table', () => {
  const rows = [row(), row({ author: 'Farhana' })];
  const folded = foldedColumns(columns, {}, { rows, total: 2 });
  const page = { rows, folded, wide: true };
  expect(columns.map((column) => isVisible(column, {}, page))).toEqual([false, true]);
});

test('shows the folded values above the table', () => {
  const folded = foldedColumns(columns, {}, { rows: [row(), row()], total: 2 });
  const { rerender } = render(<FoldedColumns folded={folded} />);
  expect(screen.getByText('All: R410A, Author Nusrat')).toBeVisible();
  rerender(<FoldedColumns folded={new Map()} />);
  expect(screen.queryByText(/^All:/)).not.toBeInTheDocument();
});
