import type { contract, Product } from '@shishir/contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshCatalogue } from '../../categories/categories.queries';
import { useUpload } from '../../ui/form/use-upload';

/** Sends a new product, or a change of one, tells how far the upload is, and can stop it. */
export function useProductSave(id: number | null) {
  const refresh = useRefreshCatalogue();
  const { upload, share, stop } = useUpload();
  const call = useMutation({
    mutationFn: (form: FormData): Promise<Product> =>
      id === null
        ? upload<typeof contract.products.create>('POST', '/products', form)
        : upload<typeof contract.products.update>('PUT', `/products/${id}`, form),
    onSettled: refresh,
  });
  return { send: call.mutate, busy: call.isPending, progress: share, stop };
}
