import type { ImageField } from '@shishir/contract';
import type { PlannedId } from './id-plan';
import type { WrongField } from './product-row';

/** A conversion that the import made. The same conversion of many rows is one entry with a count. */
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
 * `number`: text became a number; `blank`: '' became null; `reference`: a name became a reference to a category, an old
 * address one to a stored picture; `brand`: a new product got the brand of the old site; `left out`: a type was
 * dropped, since the products of the category have none.
 */
export type CountedKind = 'number' | 'blank' | 'reference' | 'brand' | 'left out';

type ColumnValue = string | number | string[] | null;

export interface ChangedField {
  field: string;
  from: ColumnValue;
  to: ColumnValue;
}

export interface ImportReport {
  /** Number of rows in the file. */
  rows: number;
  /** False if nothing was written: a dry run, or a file with wrong rows. */
  written: boolean;
  new: number;
  unchanged: number;
  /** Number of rows that the mapping leaves out. */
  left_out: number;
  changed: { row: number; id: number; model: string; fields: ChangedField[] }[];
  changes: ImportChange[];
  wrong: WrongField[];
  /** Contradicting figures, or an offer above the regular price; the row was accepted anyway. */
  warnings: { row: number; id: number; message: string }[];
}

export function emptyReport(rows: number): ImportReport {
  return {
    rows,
    written: false,
    new: 0,
    unchanged: 0,
    left_out: 0,
    changed: [],
    changes: [],
    wrong: [],
    warnings: [],
  };
}

/** Returns a function that counts conversions; the report has one entry per kind and field. */
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
