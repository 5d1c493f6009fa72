import type { Document } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { UNDO_MS, useToast } from '../../platform/ui/toast/toast';
import type { Owner, Saved } from './document-file';
import { documentsTexts as texts } from './documents.texts';

export function useDocuments(owner: Owner) {
  return tsr.documents.list.useQuery({
    queryKey: ['documents', owner],
    queryData: { query: owner },
  });
}

export function useRefreshDocuments() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['documents'] });
}

/** Publishes, withdraws and deletes documents. A deletion can be undone from its toast. */
export function useDocumentActions() {
  const refresh = useRefreshDocuments();
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const update = tsr.documents.update.useMutation();
  const removal = tsr.documents.remove.useMutation();
  const restoring = tsr.documents.restore.useMutation();

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    } finally {
      refresh();
    }
  };
  const restore = ({ id, title }: Saved) =>
    attempt(async () => {
      await restoring.mutateAsync({ params: { id }, body: {} });
      outcome.succeeded(texts.restored(title));
    });
  return {
    busy: update.isPending || removal.isPending,
    show: ({ id, title, version }: Document, is_public: boolean) =>
      attempt(async () => {
        await update.mutateAsync({ params: { id }, body: { is_public, version } });
        outcome.succeeded((is_public ? texts.published : texts.withdrawn)(title));
      }),
    remove: ({ id, title }: Saved) =>
      attempt(async () => {
        await removal.mutateAsync({ params: { id }, body: {} });
        toast({
          title: texts.removed.title,
          description: texts.removed.text(title),
          duration: UNDO_MS,
          action: { label: texts.undo, onPress: () => void restore({ id, title }) },
        });
      }),
  };
}
