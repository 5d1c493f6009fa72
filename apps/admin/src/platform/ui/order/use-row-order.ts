import { useState } from 'react';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import { orderTexts } from './order.texts';

/**
 * Rows in the order that somebody gave them, at once: it is sent meanwhile, and where that fails they go back and the
 * reason is shown.
 */
export function useRowOrder<Row extends { id: number }>(
  rows: Row[],
  send: (ids: number[]) => Promise<unknown>,
  /** Reads the rows again. */
  refresh: () => Promise<unknown>,
) {
  const outcome = useOutcomeToasts();
  const [wanted, setWanted] = useState<number[] | null>(null);
  const ordered = wanted
    ? [...rows].sort((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id))
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
    /** Moves a row by one place; null where there is none. */
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
