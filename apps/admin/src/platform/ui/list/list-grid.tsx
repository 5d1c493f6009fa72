import {
  DataGrid,
  type GridApi,
  GridCellEditStopReasons,
  type GridColDef,
  GridRowCheckbox,
  type GridRowId,
  type GridRowParams,
  type GridRowSelectionModel,
  type GridSlotProps,
  type GridSortModel,
} from '@mui/x-data-grid';
import { ChevronDownIcon, ChevronUpIcon } from 'lucide-react';
import type { RefObject } from 'react';
import type { ListAddress } from './list-address';
import type { ListColumn, Visible } from './list-columns';
import { editing, openNextCell, saveEdited } from './list-grid-editing';
import { gridLocale } from './grid-locale';
import { listTexts } from './list.texts';
import type { RowSelection } from './row-selection';
import { usePaste } from './use-paste';

interface Props<Row extends { id: number }> {
  /** Opens the grid's panel of columns. */
  apiRef: RefObject<GridApi | null>;
  label: string;
  columns: ListColumn<Row>[];
  /** By field. */
  visible: Visible;
  onVisible: (visible: Visible) => void;
  rows: Row[];
  /** Number of rows on the pages before. */
  first: number;
  stale: boolean;
  address: ListAddress;
  onOpen?: (row: Row) => void;
  selection?: { of: RowSelection<Row>; nameOf: (row: Row) => string } | undefined;
}

declare module '@mui/x-data-grid' {
  interface RowCheckboxPropsOverrides {
    nameOf?: (id: GridRowId) => string;
  }
}

const ROW_HEIGHT = 58;
const slots = {
  rowCheckbox: NamedCheckbox,
  columnSortedAscendingIcon: () => <ChevronUpIcon size={14} />,
  columnSortedDescendingIcon: () => <ChevronDownIcon size={14} />,
};

/** Table of a list on wide screens; the server sorts and pages. */
export default function ListGrid<Row extends { id: number }>(props: Props<Row>) {
  const { apiRef, columns, visible, rows, first, address, onOpen, selection } = props;
  const paste = usePaste({
    columns: columns.filter(({ field }) => visible[field]),
    rows,
    close: (cell) => {
      if (apiRef.current?.getCellMode(cell.id, cell.field) === 'edit') {
        apiRef.current.stopCellEditMode({ ...cell, ignoreModifications: true });
      }
    },
  });
  return (
    <DataGrid<Row>
      apiRef={apiRef}
      slotProps={{
        root: { onPaste: paste },
        rowCheckbox: {
          nameOf: (id) => {
            // The grid renders a row once more after it has left the list.
            const row = rows.find((candidate) => candidate.id === id);
            return row ? selection!.nameOf(row) : '';
          },
        },
        columnsManagement: {
          disableShowHideToggle: true,
          disableResetButton: true,
          getTogglableColumns: () =>
            columns.filter(({ fixed }) => !fixed).map(({ field }) => field),
        },
      }}
      localeText={{
        ...gridLocale,
        checkboxSelectionSelectAllRows: listTexts.selectAll,
        checkboxSelectionUnselectAllRows: listTexts.selectAll,
      }}
      aria-label={props.label}
      rows={rows}
      columns={columns.map((column) => toGridColumn(column, rows, first))}
      rowHeight={ROW_HEIGHT}
      columnHeaderHeight={44}
      loading={props.stale}
      hideFooter
      disableEval
      disableColumnMenu
      // A page has 100 rows or fewer, and the browser's search must find all of them.
      disableVirtualization
      columnVisibilityModel={visible}
      onColumnVisibilityModelChange={props.onVisible}
      {...(selection && selecting(selection.of))}
      processRowUpdate={(edited, row) => saveEdited(columns, edited, row)}
      onCellEditStop={({ id, field, reason }, event) => {
        const { tabKeyDown, shiftTabKeyDown } = GridCellEditStopReasons;
        if (reason !== tabKeyDown && reason !== shiftTabKeyDown) return;
        const step = reason === tabKeyDown ? 1 : -1;
        const shown = columns.filter((column) => visible[column.field]);
        if (openNextCell(apiRef.current, { columns: shown, rows }, { id, field }, step)) {
          event.defaultMuiPrevented = true;
        }
      }}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={toSortModel(columns, address.query.sort)}
      onSortModelChange={(model) => address.change({ sort: fromSortModel(columns, model) })}
      onRowClick={({ row }: GridRowParams<Row>) => onOpen?.(row)}
      slots={slots}
      sx={onOpen && { '& .MuiDataGrid-row': { cursor: 'pointer' } }}
    />
  );
}

/** Checkbox named after its row: the grid names them all 'Select row'. */
function NamedCheckbox({ nameOf, slotProps, ...props }: GridSlotProps['rowCheckbox']) {
  const label = listTexts.select(nameOf?.(props.rowId) ?? '');
  return (
    <GridRowCheckbox
      {...props}
      slotProps={{ ...slotProps, htmlInput: { ...slotProps?.htmlInput, 'aria-label': label } }}
    />
  );
}

/** Rows are selected by checkbox or by key, and several in a row with Shift. */
function selecting<Row extends { id: number }>(of: RowSelection<Row>) {
  return {
    checkboxSelection: true,
    disableRowSelectionOnClick: true,
    // Only displayed rows can be selected, since the next page has other rows.
    disableRowSelectionExcludeModel: true,
    rowSelectionModel: { type: 'include' as const, ids: new Set(of.rows.map(({ id }) => id)) },
    onRowSelectionModelChange: ({ ids }: GridRowSelectionModel) => of.choose(ids as Set<number>),
    checkboxColDef: { width: 44, minWidth: 44 },
  };
}

function toGridColumn<Row extends { id: number }>(
  column: ListColumn<Row>,
  rows: Row[],
  first: number,
): GridColDef<Row> {
  return {
    field: column.field,
    headerName: column.header,
    width: column.width,
    minWidth: column.width,
    flex: column.grow,
    align: column.align,
    headerAlign: column.align,
    sortable: column.sort !== undefined,
    hideable: !column.fixed,
    ...(column.edit
      ? editing(column.edit, column.cell, rows)
      : {
          renderCell: ({ row }) =>
            column.cell(row, first + rows.findIndex(({ id }) => id === row.id) + 1),
        }),
  };
}

/** Converts a sort parameter: `-created_at` is the column that sorts by `created_at`, descending. */
function toSortModel<Row>(columns: ListColumn<Row>[], sort: string | undefined): GridSortModel {
  if (!sort) return [];
  const column = columns.find((candidate) => candidate.sort === sort.replace(/^-/, ''));
  return column ? [{ field: column.field, sort: sort.startsWith('-') ? 'desc' : 'asc' }] : [];
}

function fromSortModel<Row>(columns: ListColumn<Row>[], [wanted]: GridSortModel): string | null {
  const sort = columns.find((column) => column.field === wanted?.field)?.sort;
  return sort ? `${wanted?.sort === 'desc' ? '-' : ''}${sort}` : null;
}
