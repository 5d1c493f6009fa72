import { ChevronDownIcon, ChevronUpIcon } from 'lucide-react';
import type { ListAddress } from '../list/list-address';
import type { ListColumn } from '../list/list-columns';
import { SortableRows, useSortableRow } from './sortable-rows';
import './ordered-table.css';

interface Props<Row extends { id: number }> {
  label: string;
  rows: Row[];
  columns: ListColumn<Row>[];
  address: ListAddress;
  nameOf: (row: Row) => string;
  /** Null where the rows stand in another order than that of the site, or are in the trash. */
  onOrder: ((ids: number[]) => void) | null;
  onOpen: (row: Row) => void;
  isSelected?: (row: Row) => boolean;
}

/** The table of a list whose rows are moved; the data grid of the other lists cannot do that. */
export function OrderedTable<Row extends { id: number }>(props: Props<Row>) {
  const { rows, columns, address, onOrder } = props;
  const { page, pageSize } = address.query;
  const first = (page - 1) * pageSize;
  const RowView = onOrder ? MovableRow : FixedRow;
  const table = (
    <div className="ordered-room">
      <table className={onOrder ? 'ordered ordered--movable' : 'ordered'} aria-label={props.label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.field} column={column} address={address} />
            ))}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </div>
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

/** A press sorts by the column, the next the other way round, the third in the order of the site again. */
function Header<Row>({ column, address }: HeaderProps<Row>) {
  const { field, header, heading, width, grow, align, sort } = column;
  const isAscending = sort !== undefined && address.query.sort === sort;
  const isDescending = sort !== undefined && address.query.sort === `-${sort}`;
  const next = isAscending ? `-${sort}` : isDescending ? null : sort;
  return (
    <th
      scope="col"
      className={`ordered__${field}`}
      style={{ width: grow ? undefined : width, minWidth: width, textAlign: align }}
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}
    >
      {heading ??
        (sort ? (
          <button type="button" onClick={() => address.change({ sort: next })}>
            {header}
            {isAscending && <ChevronUpIcon />}
            {isDescending && <ChevronDownIcon />}
          </button>
        ) : (
          header
        ))}
    </th>
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
    <tr className={selected ? 'ordered__selected' : undefined} onClick={onOpen}>
      <Cells row={row} sl={sl} columns={columns} />
    </tr>
  );
}

function MovableRow<Row extends { id: number }>(props: RowProps<Row>) {
  const { row, sl, columns, selected, onOpen } = props;
  const { ref, style, dragged, handle } = useSortableRow(row.id, props.name);
  const classes = [selected && 'ordered__selected', dragged && 'ordered__dragged'];
  return (
    <tr ref={ref} style={style} className={classes.filter(Boolean).join(' ')} onClick={onOpen}>
      <Cells row={row} sl={sl} columns={columns} handle={handle} />
    </tr>
  );
}

interface CellsProps<Row> {
  row: Row;
  sl: number;
  columns: ListColumn<Row>[];
  /** Stands in the first cell. */
  handle?: React.ReactNode;
}

function Cells<Row>({ row, sl, columns, handle }: CellsProps<Row>) {
  return columns.map(({ field, align, cell }, index) => (
    <td key={field} className={`ordered__${field}`} style={{ textAlign: align }}>
      {handle && index === 0 ? (
        <span className="ordered__first" onClick={(event) => event.stopPropagation()}>
          {handle}
          {cell(row, sl)}
        </span>
      ) : (
        cell(row, sl)
      )}
    </td>
  ));
}
