import type { contract, Product } from '@shishir/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadCall } from '../api/upload-call';
import { useRefreshCatalogue } from './products.queries';

/** Sends a new product, or a change of one, and tells how far the upload is. */
export function useProductSave(id: number | null) {
  const refresh = useRefreshCatalogue();
  const [progress, setProgress] = useState<number | null>(null);
  const call = useMutation({
    mutationFn: (form: FormData): Promise<Product> =>
      id === null
        ? uploadCall<typeof contract.products.create>('POST', '/products', form, setProgress)
        : uploadCall<typeof contract.products.update>('PUT', `/products/${id}`, form, setProgress),
    onMutate: () => setProgress(0),
    onSettled: () => {
      setProgress(null);
      refresh();
    },
  });
  return { send: call.mutate, busy: call.isPending, progress };
}
