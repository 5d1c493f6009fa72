import type { ChangeProducts, ListedProduct } from '@shishir/contract';
import { useNavigate } from 'react-router-dom';
import { statusOf } from '../../platform/api/failure';
import { tsr } from '../../platform/api/tsr';
import { useRefreshCatalogue } from '../categories/categories.queries';
import { paths } from '../../platform/ui/page/paths';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { UNDO_MS, useToast } from '../../platform/ui/toast/toast';
import { productNames } from './product-display';
import {
  bulkTexts,
  removalTexts as texts,
  type Visibility,
  visibilityTexts,
} from './products.texts';

const idsOf = (products: ListedProduct[]) => products.map(({ id }) => id);

/**
 * Restores products from the trash; resolves to true on success. The outcome is shown even if the screen with the
 * button has been left, for example after 'Undo'.
 */
export function useRestore() {
  const refresh = useRefreshCatalogue();
  const outcome = useOutcomeToasts();
  const navigate = useNavigate();
  const call = tsr.products.restoreMany.useMutation();
  const restore = async (products: ListedProduct[]): Promise<boolean> => {
    try {
      await call.mutateAsync({ body: { ids: idsOf(products) } });
      outcome.succeeded(texts.restored(productNames(products)));
      return true;
    } catch (error) {
      // Their category is in the trash too and has to be restored first.
      const action =
        statusOf(error) === 409
          ? { label: texts.categoryTrash, onPress: () => void navigate(paths.categoryTrash) }
          : undefined;
      outcome.failed(error, { text: texts.restoreFailed, preferServerMessage: true, action });
      return false;
    } finally {
      refresh();
    }
  };
  return { restore, pending: call.isPending };
}

/** Moves products to the trash, all or none, and offers to undo it; resolves to true on success. */
export function useRemoval() {
  const refresh = useRefreshCatalogue();
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const { restore } = useRestore();
  const removeOne = tsr.products.remove.useMutation();
  const removeSeveral = tsr.products.removeMany.useMutation();

  const remove = async (products: ListedProduct[]): Promise<boolean> => {
    const [id, ...others] = idsOf(products);
    try {
      if (others.length > 0) await removeSeveral.mutateAsync({ body: { ids: idsOf(products) } });
      else await removeOne.mutateAsync({ params: { id: id! }, body: {} });
      toast({
        title: texts.done.title,
        description: texts.done.text(productNames(products)),
        duration: UNDO_MS,
        action: { label: texts.undo, onPress: () => void restore(products) },
      });
      return true;
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
      return false;
    } finally {
      refresh();
    }
  };
  return { remove, pending: removeOne.isPending || removeSeveral.isPending };
}

/** Actions on removeOne product of the list. */
export interface ProductRowActions {
  onView: (product: ListedProduct) => void;
  /** Edits prices, visibility and position if the table has no editable cells. */
  onEditValues: (product: ListedProduct) => void;
  onDuplicate: (product: ListedProduct) => void;
  onDelete: (product: ListedProduct) => void;
  onRestore: (product: ListedProduct) => void;
}

/** Creates a hidden copy and opens it in the form. */
export function useDuplicate() {
  const refresh = useRefreshCatalogue();
  const outcome = useOutcomeToasts();
  const navigate = useNavigate();
  const call = tsr.products.duplicate.useMutation();
  const duplicate = (product: ListedProduct) =>
    call.mutate(
      { params: { id: product.id }, body: {} },
      {
        onSuccess: ({ body: copy }) => {
          outcome.succeeded(texts.copied(product.model));
          void navigate(paths.products.edit(copy.id));
        },
        onError: (error) =>
          outcome.failed(error, { text: texts.copyFailed, preferServerMessage: true }),
        onSettled: refresh,
      },
    );
  return { duplicate, pending: call.isPending };
}

/** Products to change together: selected ones, or all that match a filter. */
export type Which = Pick<ChangeProducts, 'ids' | 'filter' | 'expected'>;
type Change = Pick<ChangeProducts, 'visibility' | 'category'>;

/** Shows the toast after a bulk change, with an 'Undo' that works on any page. */
export function useUndoToast() {
  const refresh = useRefreshCatalogue();
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const { mutateAsync } = tsr.products.undoBulk.useMutation();
  const undo = async (batch: string) => {
    try {
      const { body } = await mutateAsync({ body: { batch } });
      outcome.succeeded(bulkTexts.undone(body.data.count));
    } catch (error) {
      outcome.failed(error, { text: bulkTexts.undoFailed, preferServerMessage: true });
    } finally {
      refresh();
    }
  };
  return (description: string, batch: string | null) =>
    toast({
      title: bulkTexts.done,
      description,
      ...(batch !== null && {
        duration: UNDO_MS,
        action: { label: bulkTexts.undo, onPress: () => void undo(batch) },
      }),
    });
}

/** Changes or deletes several products, all or none; resolves to true on success. */
export function useBulkChange() {
  const refresh = useRefreshCatalogue();
  const outcome = useOutcomeToasts();
  const showDone = useUndoToast();
  const change = tsr.products.changeMany.useMutation({ onSettled: refresh });
  const removal = tsr.products.removeMany.useMutation({ onSettled: refresh });
  const attempt = async (write: () => Promise<void>, failed: string): Promise<boolean> => {
    try {
      await write();
      return true;
    } catch (error) {
      outcome.failed(error, { text: failed, preferServerMessage: true });
      return false;
    }
  };
  return {
    change: (which: Which, wanted: Change, done: (count: number) => string) =>
      attempt(async () => {
        const { data } = (await change.mutateAsync({ body: { ...which, ...wanted } })).body;
        showDone(done(data.changed.length), data.batch);
      }, bulkTexts.failed),
    remove: (which: Which) =>
      attempt(async () => {
        const { data } = (await removal.mutateAsync({ body: which })).body;
        showDone(bulkTexts.removed(data.count), data.batch);
      }, texts.failed),
    pending: change.isPending || removal.isPending,
  };
}

/**
 * Publishes, hides or discontinues products, all or none; resolves to true on success. The toast names, and 'Undo'
 * reverts, only products that really changed, as another editor may have changed some before.
 */
export function useVisibilityChange() {
  const refresh = useRefreshCatalogue();
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const call = tsr.products.changeVisibility.useMutation();

  const write = async (
    products: ListedProduct[],
    visibility: Visibility,
  ): Promise<ListedProduct[] | null> => {
    try {
      const ids = products.map(({ id }) => id);
      const { body } = await call.mutateAsync({ body: { ids, visibility } });
      return products.filter(({ id }) => body.data.changed.includes(id));
    } catch (error) {
      outcome.failed(error, { text: visibilityTexts.failed, preferServerMessage: true });
      return null;
    } finally {
      refresh();
    }
  };
  /** The change can be undone on any page. */
  const change = async (products: ListedProduct[], visibility: Visibility): Promise<boolean> => {
    const changed = await write(products, visibility);
    if (!changed) return false;
    const undo = async () => {
      // Products may have had different visibilities before.
      const sentences: string[] = [];
      for (const before of new Set(changed.map((product) => product.visibility ?? 'published'))) {
        const those = changed.filter((product) => (product.visibility ?? 'published') === before);
        const back = await write(those, before);
        if (!back) return;
        sentences.push(
          back.length > 0
            ? visibilityTexts.again(back.length, productNames(back), before)
            : visibilityTexts.nothing(before),
        );
      }
      outcome.succeeded(sentences.join(' '));
    };
    toast({
      title: visibilityTexts.title[visibility],
      description: visibilityTexts.done(
        changed.length,
        productNames(changed),
        products.length - changed.length,
        visibility,
      ),
      ...(changed.length > 0 && {
        duration: UNDO_MS,
        action: { label: visibilityTexts.undo, onPress: () => void undo() },
      }),
    });
    return true;
  };
  return { change, pending: call.isPending };
}
