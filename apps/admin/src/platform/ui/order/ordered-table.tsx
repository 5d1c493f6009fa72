import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { zIndex } from '@shishir/tokens';
import { ChevronDownIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListAddress } from '../list/list-address';
import type { ListColumn } from '../list/list-columns';
import { SortableRows, useSortableRow } from './sortable-rows';

interface Props<Row extends { id: number }> {
  label: string;
  rows: Row[];
  columns: ListColumn<Row>[];
  address: ListAddress;
  nameOf: (row: Row) => string;
  /** Null if the rows are not in the order of the site, or are in the trash. */
  onOrder: ((ids: number[]) => void) | null;
  onOpen: (row: Row) => void;
  isSelected?: (row: Row) => boolean;
}

const tableSx = {
  borderCollapse: 'separate',
  '& .MuiTableCell-root': {
    py: 0.5,
    px: 1,
    '&:last-of-type': { pr: 1.5 },
  },
  '& .MuiTableCell-head': {
    '--under':
      'color-mix(in srgb, var(--palette-background-default) 60%, var(--palette-background-paper))',
    height: 44,
    py: 0,
    borderTop: 1,
    borderColor: 'divider',
    bgcolor: 'var(--under)',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&:last-of-type': { pr: 2 },
  },
  '& .MuiTableCell-body': {
    height: 58,
    borderColor: 'divider',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    // Texts are not cut off: rows have no fixed height here.
    '& *': { WebkitLineClamp: 'none' },
  },
} as const;
// Leaves room above the handles.
const movableSx = { '& .MuiTableCell-head:first-of-type': { pl: 5 } };
const sortSx = {
  minHeight: 44,
  font: 'inherit',
  '&:hover': { color: 'text.primary' },
  '& .MuiTableSortLabel-icon': { fontSize: 14, mr: 0 },
};
/** Styles of columns with these names, the same in every list. */
const CELLS = {
  select: { '&&': { pr: 0 } },
  sl: { '&&': { pl: 0.5, pr: 1 } },
  title: { '&.MuiTableCell-body': { fontWeight: 600 } },
  // Stays in view while the other columns scroll.
  action: {
    position: 'sticky',
    right: 0,
    bgcolor: 'var(--under)',
    '& .MuiIconButton-root': { width: 36 },
  },
} as const;
const cellSx = (field: string) => (field in CELLS ? CELLS[field as keyof typeof CELLS] : {});
/** `--under` is the background of a row, for the cell that others scroll under. */
const rowSx = {
  '--under': 'var(--palette-background-paper)',
  cursor: 'pointer',
  '&:hover': { '--under': 'var(--palette-action-hover)' },
  '&.Mui-selected, &.Mui-selected:hover': {
    '--under':
      'color-mix(in srgb, var(--palette-primary-wash) 60%, var(--palette-background-paper))',
    bgcolor: 'var(--under)',
  },
};
const draggedSx = {
  position: 'relative',
  zIndex: zIndex.dragged,
  // Around the whole row: a shadow for each cell would separate them.
  filter: 'drop-shadow(0 8px 14px rgb(6 19 31 / 0.28))',
  '&&, &&:hover': { '--under': 'var(--palette-background-raised)', bgcolor: 'var(--under)' },
  '& > .MuiTableCell-root': { borderColor: 'transparent' },
} as const;

/** Table of a list with movable rows, which the data grid of other lists does not support. */
export function OrderedTable<Row extends { id: number }>(props: Props<Row>) {
  const { rows, columns, address, onOrder } = props;
  const { page, pageSize } = address.query;
  const first = (page - 1) * pageSize;
  const RowView = onOrder ? MovableRow : FixedRow;
  const table = (
    <TableContainer>
      <Table aria-label={props.label} sx={[tableSx, onOrder !== null && movableSx]}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <Header key={column.field} column={column} address={address} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <RowView
              key={row.id}
              row={row}
              name={props.nameOf(row)}
              sl={first + index + 1}
              columns={columns}
              selected={props.isSelected?.(row) ?? false}
              onOpen={() => props.onOpen(row)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
  if (!onOrder) return table;
  return (
    <SortableRows rows={rows} nameOf={props.nameOf} onOrder={onOrder}>
      {table}
    </SortableRows>
  );
}

interface HeaderProps<Row> {
  column: ListColumn<Row>;
  address: ListAddress;
}

/** The first click sorts by the column, the second reverses the order, the third restores the order of the site. */
function Header<Row>({ column, address }: HeaderProps<Row>) {
  const { field, header, heading, width, grow, align, sort } = column;
  const isAscending = sort !== undefined && address.query.sort === sort;
  const isDescending = sort !== undefined && address.query.sort === `-${sort}`;
  const next = isAscending ? `-${sort}` : isDescending ? null : sort;
  return (
    <TableCell
      align={align}
      sortDirection={isAscending ? 'asc' : isDescending ? 'desc' : false}
      sx={[{ width: grow ? undefined : width, minWidth: width }, cellSx(field)]}
    >
      {heading ??
        (sort ? (
          <TableSortLabel
            component="button"
            active={isAscending || isDescending}
            direction={isAscending ? 'asc' : 'desc'}
            hideSortIcon
            IconComponent={ChevronDownIcon}
            onClick={() => address.change({ sort: next })}
            sx={sortSx}
          >
            {header}
          </TableSortLabel>
        ) : (
          header
        ))}
    </TableCell>
  );
}

interface RowProps<Row> {
  row: Row;
  name: string;
  sl: number;
  columns: ListColumn<Row>[];
  selected: boolean;
  onOpen: () => void;
}

function FixedRow<Row>({ row, sl, columns, selected, onOpen }: RowProps<Row>) {
  return (
    <TableRow hover selected={selected} onClick={onOpen} sx={rowSx}>
      <Cells row={row} sl={sl} columns={columns} />
    </TableRow>
  );
}

function MovableRow<Row extends { id: number }>(props: RowProps<Row>) {
  const { row, sl, columns, selected, onOpen } = props;
  const { ref, style, dragged, handle } = useSortableRow(row.id, props.name);
  return (
    <TableRow
      ref={ref}
      style={style}
      hover
      selected={selected}
      onClick={onOpen}
      sx={[rowSx, dragged && draggedSx]}
    >
      <Cells row={row} sl={sl} columns={columns} handle={handle} />
    </TableRow>
  );
}

interface CellsProps<Row> {
  row: Row;
  sl: number;
  columns: ListColumn<Row>[];
  /** Shown in the first cell. */
  handle?: ReactNode;
}

function Cells<Row>({ row, sl, columns, handle }: CellsProps<Row>) {
  return columns.map(({ field, align, cell }, index) => (
    <TableCell key={field} align={align} sx={cellSx(field)}>
      {handle && index === 0 ? (
        <Box
          component="span"
          onClick={(event) => event.stopPropagation()}
          sx={{ display: 'inline-flex', alignItems: 'center' }}
        >
          {handle}
          {cell(row, sl)}
        </Box>
      ) : (
        cell(row, sl)
      )}
    </TableCell>
  ));
}
