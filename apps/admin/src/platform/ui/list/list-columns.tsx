import type { KeyboardEvent, PropsWithChildren, ReactNode } from 'react';

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
  /** Left out on windows too small for all columns, unless it is chosen. */
  wideOnly?: boolean;
  /** Text for the line above the table that replaces the column if the whole result has one value. */
  fold?: (row: Row) => string | null;
  /** Can not be taken out: without it a row has no name or no action. */
  fixed?: boolean;
  /** True where a row has no value here. Unless it is chosen, the column is left out while no row has one. */
  isEmpty?: (row: Row) => boolean;
  /** `sl` is the running number over all pages, from 1. */
  cell: (row: Row, sl: number) => ReactNode;
  /** The cells of the table can be edited like those of a sheet. */
  edit?: CellEdit<Row>;
}

/** How the cells of a column are edited; the value of a cell is a text while it is. */
export interface CellEdit<Row> {
  /** The name of the cell's button, with the present value. */
  label: (row: Row) => string;
  /** The name of the input. */
  inputLabel: (row: Row) => string;
  /** The text with which the input begins. */
  text: (row: Row) => string;
  /** Stands before the text, such as the sign of a currency. */
  prefix?: string;
  /** Why a text cannot be saved; null where it can. */
  check: (text: string) => string | null;
  /** What saving a text would do. */
  hint: (row: Row, text: string) => string;
  /** The row as it would be with a text. */
  applied: (row: Row, text: string) => Row;
  /** Saves what differs; `edited` is displayed at once. */
  save: (row: Row, edited: Row) => void;
  /** Shows at a cell why a pasted value was not saved. */
  reject: (row: Row, message: string) => void;
  /** Result of the last save. */
  outcome: (row: Row) => EditOutcome | undefined;
}

/** A value that was saved, for two seconds, or one that was rejected, with the reason. */
export type EditOutcome = { state: 'saved' } | { state: 'rejected'; message: string };

export type Visible = Record<string, boolean>;

/** State that decides which columns are shown unless the person has chosen. */
interface Displayed<Row> {
  rows: Row[];
  folded: ReadonlyMap<string, string>;
  /** The window is large enough for all columns. */
  wide: boolean;
}

/** True if a column is displayed: by choice, else as the list has it at first. */
export function isVisible<Row>(
  column: ListColumn<Row>,
  chosen: Visible,
  { rows, folded, wide }: Displayed<Row>,
): boolean {
  if (column.fixed) return true;
  const { field, isEmpty, hiddenAtFirst, wideOnly } = column;
  const hasValues = !isEmpty || rows.some((row) => !isEmpty(row));
  const fits = !wideOnly || wide;
  return chosen[field] ?? (!hiddenAtFirst && hasValues && fits && !folded.has(field));
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
