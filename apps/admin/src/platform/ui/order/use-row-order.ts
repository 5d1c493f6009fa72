import { useState } from 'react';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import { orderTexts } from './order.texts';

/** Shows rows in a new order immediately and sends it; on failure, restores the old order and shows the reason. */
export function useRowOrder<Row extends { id: number }>(
  rows: Row[],
  send: (ids: number[]) => Promise<unknown>,
  /** Refetches the rows. */
  refresh: () => Promise<unknown>,
) {
  const outcome = useOutcomeToasts();
  const [wanted, setWanted] = useState<number[] | null>(null);
  const ordered = wanted
    ? [...rows].sort((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id))
    : rows;
  const order = async (ids: number[]) => {
    setWanted(ids);
    try {
      await send(ids);
    } catch (error) {
      outcome.failed(error, { text: orderTexts.failed, preferServerMessage: true });
    } finally {
      await refresh();
      setWanted(null);
    }
  };
  return {
    rows: ordered,
    order: (ids: number[]) => void order(ids),
    /** Returns a function that moves a row by one place; null if it is at that end of the list. */
    step: (row: Row, by: -1 | 1) => {
      const ids = ordered.map(({ id }) => id);
      const from = ids.indexOf(row.id);
      if (from + by < 0 || from + by >= ids.length) return null;
      return () => {
        ids.splice(from, 1);
        ids.splice(from + by, 0, row.id);
        void order(ids);
      };
    },
  };
}
