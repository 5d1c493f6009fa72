import type { Product } from '@shishir/contract';
import { tsr } from '../api/tsr';
import { useRefreshCatalogue } from '../categories/categories.queries';
import { useOutcomeToasts } from '../ui/toast/outcome-toasts';
import { UNDO_MS, useToast } from '../ui/toast/toast';
import { productNames } from './product-name';
import { removalTexts as texts } from './products.texts';

const idsOf = (products: Product[]) => products.map(({ id }) => id);

/**
 * Takes products out of the trash again; true where they are back. How it ended is told even where the
 * screen that asked for it is gone, such as after 'Undo'.
 */
export function useRestore() {
  const refresh = useRefreshCatalogue();
  const outcome = useOutcomeToasts();
  const call = tsr.products.restoreMany.useMutation();
  const restore = async (products: Product[]): Promise<boolean> => {
    try {
      await call.mutateAsync({ body: { ids: idsOf(products) } });
      outcome.succeeded(texts.restored(productNames(products)));
      return true;
    } catch (error) {
      outcome.failed(error, { text: texts.restoreFailed, inItsWords: true });
      return false;
    } finally {
      refresh();
    }
  };
  return { restore, pending: call.isPending };
}

/** Puts products into the trash, all of them or none, and offers to take that back; true where they are there. */
export function useRemoval() {
  const refresh = useRefreshCatalogue();
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const { restore } = useRestore();
  const one = tsr.products.remove.useMutation();
  const several = tsr.products.removeMany.useMutation();

  const remove = async (products: Product[]): Promise<boolean> => {
    const [id, ...others] = idsOf(products);
    try {
      if (others.length > 0) await several.mutateAsync({ body: { ids: idsOf(products) } });
      else await one.mutateAsync({ params: { id: id! }, body: {} });
      toast({
        title: texts.done.title,
        description: texts.done.text(productNames(products)),
        duration: UNDO_MS,
        action: { label: texts.undo, onPress: () => void restore(products) },
      });
      return true;
    } catch (error) {
      outcome.failed(error, { text: texts.failed, inItsWords: true });
      return false;
    } finally {
      refresh();
    }
  };
  return { remove, pending: one.isPending || several.isPending };
}
