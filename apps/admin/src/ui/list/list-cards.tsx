import type { ReactNode } from 'react';

interface Props<Row extends { id: number }> {
  rows: Row[];
  stale: boolean;
  card: (row: Row) => ReactNode;
  /** Stands before the card, such as a box to choose it. */
  before?: (row: Row) => ReactNode;
}

export function ListCards<Row extends { id: number }>({ rows, stale, card, before }: Props<Row>) {
  return (
    <ul className={stale ? 'cards cards--stale' : 'cards'}>
      {rows.map((row) => (
        <li key={row.id} className={before && 'cards__picked'}>
          {before?.(row)}
          {card(row)}
        </li>
      ))}
    </ul>
  );
}
