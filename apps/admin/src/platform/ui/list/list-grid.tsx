import {
  DataGrid,
  GridCellEditStopReasons,
  type GridColDef,
  type GridRowParams,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { ChevronDownIcon, ChevronUpIcon } from 'lucide-react';
import type { ListAddress } from './list-address';
import type { ListColumn } from './list-columns';
import { editing, openNextCell, saveEdited } from './list-grid-editing';
import { usePaste } from './use-paste';

interface Props<Row extends { id: number }> {
  label: string;
  columns: ListColumn<Row>[];
  rows: Row[];
  /** How many rows stand on the pages before. */
  first: number;
  stale: boolean;
  address: ListAddress;
  onOpen?: (row: Row) => void;
  isSelected?: (row: Row) => boolean;
}

const ROW_HEIGHT = 58;
const slots = {
  columnSortedAscendingIcon: () => <ChevronUpIcon size={14} />,
  columnSortedDescendingIcon: () => <ChevronDownIcon size={14} />,
};

/** The table of a list on wide screens; the server sorts and pages. */
export default function ListGrid<Row extends { id: number }>(props: Props<Row>) {
  const { columns, rows, first, address, onOpen, isSelected } = props;
  const apiRef = useGridApiRef();
  const paste = usePaste({
    columns,
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
      slotProps={{ root: { onPaste: paste } }}
      aria-label={props.label}
      rows={rows}
      columns={columns.map((column) => toGridColumn(column, rows, first))}
      rowHeight={ROW_HEIGHT}
      columnHeaderHeight={44}
      loading={props.stale}
      hideFooter
      disableEval
      disableColumnMenu
      disableColumnResize
      disableVirtualization
      rowSelection={false}
      processRowUpdate={(edited, row) => saveEdited(columns, edited, row)}
      onCellEditStop={({ id, field, reason }, event) => {
        const { tabKeyDown, shiftTabKeyDown } = GridCellEditStopReasons;
        if (reason !== tabKeyDown && reason !== shiftTabKeyDown) return;
        const step = reason === tabKeyDown ? 1 : -1;
        if (openNextCell(apiRef.current, { columns, rows }, { id, field }, step)) {
          event.defaultMuiPrevented = true;
        }
      }}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={toSortModel(columns, address.query.sort)}
      onSortModelChange={(model) => address.change({ sort: fromSortModel(columns, model) })}
      getRowClassName={({ row }) => (isSelected?.(row) ? 'Mui-selected' : '')}
      onRowClick={({ row }: GridRowParams<Row>) => onOpen?.(row)}
      slots={slots}
      sx={onOpen && { '& .MuiDataGrid-row': { cursor: 'pointer' } }}
    />
  );
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
    renderHeader: column.heading ? () => column.heading : undefined,
    ...(column.edit
      ? editing(column.edit, column.cell, rows)
      : {
          renderCell: ({ row }) =>
            column.cell(row, first + rows.findIndex(({ id }) => id === row.id) + 1),
        }),
  };
}

/** `-created_at` is the column that sorts by `created_at`, downwards. */
function toSortModel<Row>(columns: ListColumn<Row>[], sort: string | undefined): GridSortModel {
  if (!sort) return [];
  const column = columns.find((candidate) => candidate.sort === sort.replace(/^-/, ''));
  return column ? [{ field: column.field, sort: sort.startsWith('-') ? 'desc' : 'asc' }] : [];
}

function fromSortModel<Row>(columns: ListColumn<Row>[], [wanted]: GridSortModel): string | null {
  const sort = columns.find((column) => column.field === wanted?.field)?.sort;
  return sort ? `${wanted?.sort === 'desc' ? '-' : ''}${sort}` : null;
}
