import { useState } from 'react';
import { statusOf } from '../../api/failure';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import { UNDO_MS, useToast } from '../toast/toast';
import { recordTexts } from './record.texts';

interface Options<Row> {
  nameOf: (row: Row) => string;
  remove: (id: number) => Promise<unknown>;
  restore: (id: number) => Promise<unknown>;
  /** Refetches the lists of these records. */
  refresh: () => void;
  texts: RemovalTexts;
}

export interface RemovalTexts {
  /** Shown if a record could not be deleted. */
  failed: string;
  /** Duration of that toast, in ms; without it, until it is closed. */
  failedMs?: number;
  removed?: { title: string; text: (name: string) => string };
}

/**
 * Moves a record to the trash and offers to undo that; restores a record. Both resolve to true on success. The outcome
 * is shown even if the calling screen is closed, such as after 'Undo'.
 */
export function useRecordTrash<Row extends { id: number }>(options: Options<Row>) {
  const { nameOf, refresh, texts } = options;
  const { removed = recordTexts.removed } = texts;
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const outcome = useOutcomeToasts();

  const run = async (
    call: () => Promise<unknown>,
    failed: Parameters<typeof outcome.failed>[1],
  ) => {
    setPending(true);
    try {
      await call();
      return true;
    } catch (error) {
      // A conflict says why, such as that a customer still has units.
      outcome.failed(error, { preferServerMessage: statusOf(error) === 409, ...failed });
      return false;
    } finally {
      setPending(false);
      refresh();
    }
  };
  const restore = async (row: Row): Promise<boolean> => {
    const failed = { text: recordTexts.restoreFailed, preferServerMessage: true };
    const done = await run(() => options.restore(row.id), failed);
    if (done) outcome.succeeded(recordTexts.restored(nameOf(row)));
    return done;
  };
  const remove = async (row: Row): Promise<boolean> => {
    const done = await run(() => options.remove(row.id), {
      text: texts.failed,
      duration: texts.failedMs,
    });
    if (done) {
      toast({
        title: removed.title,
        description: removed.text(nameOf(row)),
        duration: UNDO_MS,
        action: { label: recordTexts.undo, onPress: () => void restore(row) },
      });
    }
    return done;
  };
  return { remove, restore, pending };
}
