import type { ImageField } from '@shishir/contract';
import type { PlannedId } from './id-plan';
import type { WrongField } from './product-row';

/** Something that the import changed on the way in. The same change of many rows is one entry with a count. */
export type ImportChange =
  | {
      kind: 'id';
      row: number;
      field: 'id';
      model: string;
      from: number | null;
      to: number;
      why: PlannedId['why'];
    }
  | { kind: 'spelling'; row: number; field: string; from: string; to: string }
  | { kind: 'unknown-picture'; row: number; field: ImageField; from: string }
  | { kind: CountedKind; field: string; count: number };

/**
 * `number`: text became a number; `blank`: '' became none; `reference`: a name became a reference to a
 * category, an old address one to a stored picture; `brand`: a new product got the brand of the old site;
 * `left out`: a type was left out, since the products of the category have none.
 */
export type CountedKind = 'number' | 'blank' | 'reference' | 'brand' | 'left out';

type ColumnValue = string | number | string[] | null;

export interface ChangedField {
  field: string;
  from: ColumnValue;
  to: ColumnValue;
}

export interface ImportReport {
  /** Rows of the file. */
  rows: number;
  /** False where nothing was written: a trial run, or a file with wrong rows. */
  written: boolean;
  new: number;
  unchanged: number;
  changed: { row: number; id: number; model: string; fields: ChangedField[] }[];
  changes: ImportChange[];
  wrong: WrongField[];
  /** Figures that contradict each other, or an offer above the regular price; the row was taken all the same. */
  warnings: { row: number; id: number; message: string }[];
}

export function emptyReport(rows: number): ImportReport {
  return {
    rows,
    written: false,
    new: 0,
    unchanged: 0,
    changed: [],
    changes: [],
    wrong: [],
    warnings: [],
  };
}

/** A function that adds one to the count of what happened to a field; the report has one entry for each. */
export function counterOf(report: ImportReport): (kind: CountedKind, field: string) => void {
  const entries = new Map<string, { kind: CountedKind; field: string; count: number }>();
  return (kind, field) => {
    const known = entries.get(`${kind} ${field}`);
    if (known) {
      known.count += 1;
      return;
    }
    const entry = { kind, field, count: 1 };
    entries.set(`${kind} ${field}`, entry);
    report.changes.push(entry);
  };
}
