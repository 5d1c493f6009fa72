import { useOutcomeToasts } from '../toast/outcome-toasts';
import { UNDO_MS, useToast } from '../toast/toast';
import { recordTexts } from './record.texts';

interface Removal<Row> {
  remove: (row: Row) => Promise<unknown>;
  /** Recreates a removed row. */
  restore: (row: Row) => Promise<unknown>;
  texts: { removed: string; failed: string };
}

/** Deletes a row that has no trash; 'Undo' recreates it. */
export function useUndoableRemoval<Row extends { name: string }>({
  remove,
  restore,
  texts,
}: Removal<Row>): (row: Row) => Promise<void> {
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const failed = (error: unknown) =>
    outcome.failed(error, { text: texts.failed, preferServerMessage: true });
  return async (row) => {
    try {
      await remove(row);
    } catch (error) {
      return failed(error);
    }
    toast({
      title: texts.removed,
      description: row.name,
      duration: UNDO_MS,
      action: { label: recordTexts.undo, onPress: () => void restore(row).catch(failed) },
    });
  };
}
