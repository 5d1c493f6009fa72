import type { Product } from '@shishir/contract';
import { tsr } from '../api/tsr';
import { useRefreshCatalogue } from '../categories/categories.queries';
import { useOutcomeToasts } from '../ui/toast/outcome-toasts';
import { UNDO_MS, useToast } from '../ui/toast/toast';
import { productNames } from './product-name';
import { visibilityTexts as texts } from './products.texts';

type Visibility = NonNullable<Product['visibility']>;

/**
 * Publishes or hides products, all of them or none; true where they are so now. What is told, and what can
 * be taken back, are those that really changed: others may have been changed by somebody else meanwhile.
 */
export function useVisibilityChange() {
  const refresh = useRefreshCatalogue();
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const call = tsr.products.changeVisibility.useMutation();

  const write = async (products: Product[], visibility: Visibility): Promise<Product[] | null> => {
    try {
      const ids = products.map(({ id }) => id);
      const { body } = await call.mutateAsync({ body: { ids, visibility } });
      return products.filter(({ id }) => body.data.changed.includes(id));
    } catch (error) {
      outcome.failed(error, { text: texts.failed, inItsWords: true });
      return null;
    } finally {
      refresh();
    }
  };
  /** What was changed can be taken back, on whatever page that is pressed. */
  const change = async (products: Product[], visibility: Visibility): Promise<boolean> => {
    const changed = await write(products, visibility);
    if (!changed) return false;
    const before = visibility === 'hidden' ? 'published' : 'hidden';
    const undo = async () => {
      const back = await write(changed, before);
      if (!back) return;
      outcome.succeeded(
        back.length > 0
          ? texts.again(back.length, productNames(back), before)
          : texts.nothing(before),
      );
    };
    toast({
      title: texts.title[visibility],
      description: texts.done(
        changed.length,
        productNames(changed),
        products.length - changed.length,
        visibility,
      ),
      ...(changed.length > 0 && {
        duration: UNDO_MS,
        action: { label: texts.undo, onPress: () => void undo() },
      }),
    });
    return true;
  };
  return { change, pending: call.isPending };
}
