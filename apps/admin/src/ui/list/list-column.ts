import type { ReactNode } from 'react';

/** One column of a list, told once for the table, the skeleton and the choice of columns. */
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
export function shownColumns<Row>(columns: ListColumn<Row>[], chosen: Visible): ListColumn<Row>[] {
  return columns.filter(
    (column) => column.fixed || (chosen[column.field] ?? !column.hiddenAtFirst),
  );
}
