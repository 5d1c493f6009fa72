import type { KeyboardEvent, PropsWithChildren, ReactNode } from 'react';

/** Column of a list, defined once for the table, the skeleton and the column menu. */
export interface ListColumn<Row> {
  field: string;
  header: string;
  /** Shown in the table header instead of the name. */
  heading?: ReactNode;
  /** In px; the minimum if `grow` is set. */
  width: number;
  /** Share of the remaining width. */
  grow?: number;
  align?: 'right';
  /** The API's name of this order, if the list can be sorted by the column. */
  sort?: string;
  /** Listed in the column menu, but hidden at first. */
  hiddenAtFirst?: boolean;
  /** Hidden on windows too small for all columns, unless chosen. */
  wideOnly?: boolean;
  /** Text for the line above the table that replaces the column if the whole result has one value. */
  fold?: (row: Row) => string | null;
  /** Cannot be hidden: without it, a row has no name or no actions. */
  fixed?: boolean;
  /** True if a row has no value here. The column is hidden while no row has one, unless chosen. */
  isEmpty?: (row: Row) => boolean;
  /** `sl` is the running number over all pages, from 1. */
  cell: (row: Row, sl: number) => ReactNode;
  /** Makes the cells editable, like those of a spreadsheet. */
  edit?: CellEdit<Row>;
}

/** Editing of the cells of a column. Values are text while they are edited. */
export interface CellEdit<Row> {
  /** Accessible name of the cell's button, with the current value. */
  label: (row: Row) => string;
  /** Accessible name of the input. */
  inputLabel: (row: Row) => string;
  /** Initial text of the input. */
  text: (row: Row) => string;
  /** Shown before the text, such as a currency sign. */
  prefix?: string;
  /** Returns the reason why a text cannot be saved, or null. */
  check: (text: string) => string | null;
  /** Describes the effect of saving a text. */
  hint: (row: Row, text: string) => string;
  /** Returns the row with a text applied. */
  applied: (row: Row, text: string) => Row;
  /** Saves the differences; `edited` is displayed immediately. */
  save: (row: Row, edited: Row) => void;
  /** Shows at a cell why a pasted value was not saved. */
  reject: (row: Row, message: string) => void;
  /** Result of the last save. */
  outcome: (row: Row) => EditOutcome | undefined;
}

/** Saved value, shown for two seconds, or a rejected one with the reason. */
export type EditOutcome = { state: 'saved' } | { state: 'rejected'; message: string };

export type Visible = Record<string, boolean>;

/** State that decides which columns are shown by default. */
interface Displayed<Row> {
  rows: Row[];
  folded: ReadonlyMap<string, string>;
  /** True if the window is wide enough for all columns. */
  wide: boolean;
}

/** True if a column is displayed, by choice or by default. */
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

/** Keys that move the focus of the table; on a button or link in a row, they press it instead. */
const PRESSES = [' ', 'Enter'];
/** Keys that open a dropdown. */
const OPENS = [...PRESSES, 'ArrowUp', 'ArrowDown'];

/** Keeps buttons, links and dropdowns of a row usable by keyboard and mouse inside the table. */
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
