import type {
  GridApiCommon,
  GridCellParams,
  GridRenderCellParams,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';
import type { CellEdit, ListColumn } from './list-columns';
import { CellInput, EditableCell } from './list-grid-cells';

/** The grid does not type its values. */
const inputText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the properties of an editable grid column. The value of a cell is the text of its input. */
export function editing<Row extends { id: number }>(
  edit: CellEdit<Row>,
  cell: ListColumn<Row>['cell'],
  rows: Row[],
) {
  return {
    editable: true,
    valueGetter: (_value: unknown, row: Row) => edit.text(row),
    // A text that cannot be saved keeps the input open.
    preProcessEditCellProps: ({ props }: { props: { value?: unknown } }) => ({
      ...props,
      error: edit.check(inputText(props.value)) !== null,
    }),
    valueSetter: (text: unknown, row: Row) =>
      text === edit.text(row) ? row : edit.applied(row, inputText(text)),
    renderCell: (params: GridRenderCellParams<Row>) => (
      <EditableCell params={params} edit={edit}>
        {cell(params.row, 0)}
      </EditableCell>
    ),
    renderEditCell: (params: GridRenderEditCellParams<Row>) => (
      <CellInput
        params={params}
        row={rows.find(({ id }) => id === params.id) ?? params.row}
        edit={edit}
      />
    ),
  };
}

/** Saves the differences between a row and its edited copy. */
export function saveEdited<Row extends { id: number }>(
  columns: ListColumn<Row>[],
  edited: Row,
  row: Row,
): Row {
  for (const { edit } of columns) {
    if (edit && edit.text(edited) !== edit.text(row)) edit.save(row, edited);
  }
  return edited;
}

/**
 * Handles Tab: saves and opens the next editable cell, in the same row or the next one; the previous one with Shift.
 * Returns true if it opened a cell: the grid must not move the focus itself then.
 */
export function openNextCell<Row extends { id: number }>(
  api: GridApiCommon | null,
  { columns, rows }: { columns: ListColumn<Row>[]; rows: Row[] },
  { id, field }: Pick<GridCellParams, 'id' | 'field'>,
  step: 1 | -1,
): boolean {
  const fields = columns.filter(({ edit }) => edit).map((column) => column.field);
  const cells = rows.flatMap((row) => fields.map((name) => ({ id: row.id, field: name })));
  const at = cells.findIndex((cell) => cell.id === id && cell.field === field);
  const next = cells[at + step];
  if (!api || !next) return false;
  const { edit } = columns.find((column) => column.field === field)!;
  if (edit!.check(inputText(api.state.editRows[id]?.[field]?.value)) !== null) return true;
  api.stopCellEditMode({ id, field });
  api.startCellEditMode(next);
  return true;
}
