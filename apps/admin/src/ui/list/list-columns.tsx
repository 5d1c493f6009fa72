import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type KeyboardEvent, type PropsWithChildren, type ReactNode, useState } from 'react';
import { CheckIcon, ColumnsIcon } from '../../theme/icons';
import { listTexts } from './list.texts';

/** One column of a list, defined once for the table, the skeleton and the choice of columns. */
export interface ListColumn<Row> {
  field: string;
  header: string;
  /** Stands in the header of the table in place of its name. */
  heading?: ReactNode;
  /** In px; with `grow` the least it takes. */
  width: number;
  /** Takes a share of the room that is left. */
  grow?: number;
  align?: 'right';
  /** The API's name of the order, where the list can be sorted by this column. */
  sort?: string;
  /** Stands in the choice of columns, but not in the table at first. */
  hiddenAtFirst?: boolean;
  /** Can not be taken out: without it a row has no name or no action. */
  fixed?: boolean;
  /** `sl` is the running number over all pages, from 1. */
  cell: (row: Row, sl: number) => ReactNode;
}

export type Visible = Record<string, boolean>;

/** The columns to show: what somebody chose, else what the list shows at first. */
export function visibleColumns<Row>(
  columns: ListColumn<Row>[],
  chosen: Visible,
): ListColumn<Row>[] {
  return columns.filter(
    (column) => column.fixed || (chosen[column.field] ?? !column.hiddenAtFirst),
  );
}

interface Props<Row> {
  columns: ListColumn<Row>[];
  chosen: Visible;
  onChoose: (chosen: Visible) => void;
}

/**
 * Which columns the table shows; this browser remembers it. Not the column panel of the data grid: that is a panel
 * with a search, it is gone while the rows are loading or none is found, and it lists the columns that are always
 * visible too.
 */
export function ColumnChoice<Row>({ columns, chosen, onChoose }: Props<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        className="list__columns"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {listTexts.columns}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': listTexts.columns } }}
      >
        {columns
          .filter((column) => !column.fixed)
          .map((column) => {
            const visible = chosen[column.field] ?? !column.hiddenAtFirst;
            return (
              <MenuItem
                key={column.field}
                role="menuitemcheckbox"
                aria-checked={visible}
                className="column-choice"
                onClick={() => onChoose({ ...chosen, [column.field]: !visible })}
              >
                <CheckIcon style={{ visibility: visible ? 'visible' : 'hidden' }} />
                {column.header}
              </MenuItem>
            );
          })}
      </Menu>
    </>
  );
}

/** The table moves its focus with these keys; on a button or link in a row they press it instead. */
const PRESSES = [' ', 'Enter'];
/** On a dropdown they open it. */
const OPENS = [...PRESSES, 'ArrowUp', 'ArrowDown'];

/** Keeps a row's own buttons, links and dropdowns usable by keyboard and mouse inside the table. */
export function RowAction({ opens = false, children }: PropsWithChildren<{ opens?: boolean }>) {
  const keep = (event: KeyboardEvent) => {
    if ((opens ? OPENS : PRESSES).includes(event.key)) event.stopPropagation();
  };
  return (
    <span onKeyDown={keep} onClick={(event) => event.stopPropagation()}>
      {children}
    </span>
  );
}
