import { useState } from 'react';

/** The rows that somebody chose, out of those that are shown: what is done to them is what can be seen. */
export interface RowSelection<Row> {
  rows: Row[];
  all: boolean;
  has: (row: Row) => boolean;
  turn: (row: Row) => void;
  /** Chooses every row that is shown, or none where all were chosen. */
  turnAll: () => void;
  clear: () => void;
}

export function useRowSelection<Row extends { id: number }>(shown: Row[]): RowSelection<Row> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const has = (row: Row) => ids.has(row.id);
  const rows = shown.filter(has);
  const all = shown.length > 0 && rows.length === shown.length;
  return {
    rows,
    all,
    has,
    turn: ({ id }) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    turnAll: () => setIds(new Set(all ? [] : shown.map((row) => row.id))),
    clear: () => setIds(new Set()),
  };
}
