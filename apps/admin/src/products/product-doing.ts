import type { Product } from '@shishir/contract';
import { useNavigate } from 'react-router-dom';
import { tsr } from '../api/tsr';
import { useRefreshCatalogue } from '../categories/categories.queries';
import { useOutcomeToasts } from '../ui/toast/outcome-toasts';
import { productPaths } from '../ui/page/paths';
import { removalTexts as texts } from './products.texts';

/** What can be done with one product of the list. */
export interface ProductDoing {
  onView: (product: Product) => void;
  onDuplicate: (product: Product) => void;
  onDelete: (product: Product) => void;
  onRestore: (product: Product) => void;
}

/** Makes a hidden copy and opens it in the form. */
export function useDuplicate() {
  const refresh = useRefreshCatalogue();
  const outcome = useOutcomeToasts();
  const navigate = useNavigate();
  const call = tsr.products.duplicate.useMutation();
  const duplicate = (product: Product) =>
    call.mutate(
      { params: { id: product.id }, body: {} },
      {
        onSuccess: ({ body: copy }) => {
          outcome.succeeded(texts.copied(product.model));
          void navigate(productPaths.edit(copy.id));
        },
        onError: (error) => outcome.failed(error, { text: texts.copyFailed, inItsWords: true }),
        onSettled: refresh,
      },
    );
  return { duplicate, pending: call.isPending };
}
