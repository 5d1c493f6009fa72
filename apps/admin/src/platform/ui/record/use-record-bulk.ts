import { useState } from 'react';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import { UNDO_MS, useToast } from '../toast/toast';
import { recordTexts as texts } from './record.texts';

interface Options<Row, Status> {
  nameOf: (row: Row) => string;
  /** Plural of the record, such as 'gallery items'. */
  several: string;
  changeStatus: (ids: number[], status: Status) => Promise<unknown>;
  remove: (ids: number[]) => Promise<unknown>;
  restore: (ids: number[]) => Promise<unknown>;
  /** Refetches the lists of these records. */
  refresh: () => void;
}

/**
 * Changes several records in one request, all of them or none. Each call resolves to true on success; the outcome is
 * shown even if the calling screen is closed, such as after 'Undo'.
 */
export function useRecordBulk<Row extends { id: number }, Status extends string>(
  options: Options<Row, Status>,
) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
  const named = (rows: Row[]) =>
    rows.length === 1 ? options.nameOf(rows[0]!) : `${rows.length} ${options.several}`;

  const run = async (call: () => Promise<unknown>, failed: string): Promise<boolean> => {
    setPending(true);
    try {
      await call();
      return true;
    } catch (error) {
      outcome.failed(error, { text: failed, preferServerMessage: true });
      return false;
    } finally {
      setPending(false);
      options.refresh();
    }
  };
  const restore = async (rows: Row[]): Promise<boolean> => {
    const done = await run(() => options.restore(idsOf(rows)), texts.restoreFailed);
    if (done) outcome.succeeded(texts.areBack(named(rows), rows.length));
    return done;
  };
  return {
    pending,
    restore,
    changeStatus: async (rows: Row[], status: Status, label: string): Promise<boolean> => {
      const change = () => options.changeStatus(idsOf(rows), status);
      const done = await run(change, texts.statusFailed);
      if (done) outcome.succeeded(texts.areNow(named(rows), rows.length, label));
      return done;
    },
    remove: async (rows: Row[]): Promise<boolean> => {
      const done = await run(() => options.remove(idsOf(rows)), texts.removeFailed);
      if (done) {
        toast({
          title: texts.removed.title,
          description: texts.removed.text(named(rows)),
          duration: UNDO_MS,
          action: { label: texts.undo, onPress: () => void restore(rows) },
        });
      }
      return done;
    },
  };
}
