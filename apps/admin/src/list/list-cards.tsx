import type { ReactNode } from 'react';

interface Props<Row extends { id: number }> {
  rows: Row[];
  stale: boolean;
  card: (row: Row) => ReactNode;
}

export function ListCards<Row extends { id: number }>({ rows, stale, card }: Props<Row>) {
  return (
    <ul className={stale ? 'cards cards--stale' : 'cards'}>
      {rows.map((row) => (
        <li key={row.id}>{card(row)}</li>
      ))}
    </ul>
  );
}
