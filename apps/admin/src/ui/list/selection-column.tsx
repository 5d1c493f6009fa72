import Checkbox from '@mui/material/Checkbox';
import type { ListColumn } from './list-column';
import { listTexts } from './list.texts';
import { RowAction } from './row-action';
import type { RowSelection } from './row-selection';
import { SelectionBox } from './selection-box';

/** The first column of a list whose rows can be chosen. */
export function selectionColumn<Row extends { id: number }>(
  selection: RowSelection<Row>,
  nameOf: (row: Row) => string,
): ListColumn<Row> {
  return {
    field: 'select',
    header: '',
    heading: (
      <RowAction>
        <Checkbox
          checked={selection.all}
          indeterminate={selection.rows.length > 0 && !selection.all}
          onChange={selection.turnAll}
          slotProps={{ input: { 'aria-label': listTexts.selectAll } }}
        />
      </RowAction>
    ),
    width: 58,
    fixed: true,
    cell: (row) => (
      <RowAction>
        <SelectionBox
          name={nameOf(row)}
          checked={selection.has(row)}
          onTurn={() => selection.turn(row)}
        />
      </RowAction>
    ),
  };
}
