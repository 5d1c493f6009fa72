import type { Category } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tsr } from '../../platform/api/tsr';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { listRows } from '../../platform/ui/list/list-rows';
import { toFormData } from '../../platform/ui/form/schema-form';
import type { PictureChoice } from '../../platform/ui/media/library-picture';
import { UNDO_MS, useToast } from '../../platform/ui/toast/toast';
import { orderTexts } from '../../platform/ui/order/order.texts';
import { removalTexts } from './categories.texts';

/** All categories by position, including those hidden from visitors. */
export function useCategories() {
  return tsr.categories.list.useQuery({
    queryKey: ['categories'],
    queryData: { query: { status: 'all' } },
    staleTime: 60_000,
  });
}

/** Returns a function that invalidates all lists, counts and checks of the catalogue after a change. */
export function useRefreshCatalogue() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['products'] });
    void queries.invalidateQueries({ queryKey: ['categories'] });
  };
}

/** The categories in their order. A new order is shown immediately, and reverted if the server rejects it. */
export function useOrderedCategories() {
  const response = useCategories();
  const queries = useQueryClient();
  const refresh = useRefreshCatalogue();
  const outcome = useOutcomeToasts();
  const saved = response.data?.body.data;
  const [requested, setRequested] = useState<{ ids: number[]; saved: typeof saved } | null>(null);
  const call = tsr.categories.reorder.useMutation({
    // One request after the other, so the last order chosen is the last one saved.
    scope: { id: 'category-order' },
    onError: (error) => {
      setRequested(null);
      outcome.failed(error, { text: orderTexts.failed, preferServerMessage: true });
    },
    onSettled: refresh,
  });

  // A new order is shown until the list it was based on has been reloaded.
  const isRequested = requested !== null && requested.saved === saved;
  const rows = isRequested ? inOrder(saved ?? [], requested.ids) : (saved ?? []);

  const reorder = (ids: number[]) => {
    setRequested({ ids, saved });
    void queries.cancelQueries({ queryKey: ['categories'] });
    call.mutate({ body: { ids } });
  };
  return { response, rows, reorder };
}

function inOrder(rows: Category[], ids: number[]): Category[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Saves a category with its picture; creates one if there is no id. */
export function useCategorySave(id: number | null) {
  const create = tsr.categories.create.useMutation();
  const update = tsr.categories.update.useMutation();
  return async (
    fields: Record<string, string>,
    key: string,
    { image }: { image: PictureChoice | null },
    signal: AbortSignal,
  ) => {
    const fetchOptions = { signal };
    const body = toFormData(fields, { image });
    const sent =
      id === null
        ? await create.mutateAsync({ headers: { 'idempotency-key': key }, body, fetchOptions })
        : await update.mutateAsync({ params: { id }, body, fetchOptions });
    return sent.body.data;
  };
}

/** Categories deleted in the last 30 days, newest first. */
export function useCategoryTrash() {
  const response = tsr.categories.list.useQuery({
    queryKey: ['categories', 'trash'],
    queryData: { query: { trash: 'true' } },
  });
  return listRows(response, ({ data }) => data);
}

/** Restores a category from the trash, even if the screen with the button has been left. */
export function useCategoryRestore() {
  const refresh = useRefreshCatalogue();
  const outcome = useOutcomeToasts();
  const { mutateAsync, isPending } = tsr.categories.restore.useMutation();
  const restore = async ({ id, title }: Pick<Category, 'id' | 'title'>): Promise<void> => {
    try {
      await mutateAsync({ params: { id }, body: {} });
      outcome.succeeded(removalTexts.restored(title));
    } catch (error) {
      outcome.failed(error, { text: removalTexts.restoreFailed, preferServerMessage: true });
    } finally {
      refresh();
    }
  };
  return { restore: (category: Category) => void restore(category), pending: isPending };
}

/** Moves a category to the trash. The toast offers to undo that on any page. */
export function useCategoryRemoval(category: Category, onDone: (removed: boolean) => void) {
  const { id, title } = category;
  const refresh = useRefreshCatalogue();
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const { restore } = useCategoryRestore();
  const removal = tsr.categories.remove.useMutation({
    onSuccess: () => {
      toast({
        title: removalTexts.done.title,
        description: removalTexts.done.text(title),
        duration: UNDO_MS,
        action: {
          label: removalTexts.undo,
          onPress: () => restore(category),
        },
      });
      onDone(true);
    },
    onError: (error) => {
      outcome.failed(error, { text: removalTexts.failed, preferServerMessage: true });
      onDone(false);
    },
    onSettled: refresh,
  });
  return {
    remove: () => removal.mutate({ params: { id }, body: {} }),
    pending: removal.isPending,
  };
}
