import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'view';

/** The product whose dialog is open stands in the address: back closes it, and it can be sent to a colleague. */
export function useViewedProduct() {
  const [parameters, setParameters] = useSearchParams();
  const state = useLocation().state as { openedHere?: boolean } | null;
  const navigate = useNavigate();
  const id = Number(parameters.get(PARAMETER));

  const set = (next: string | null, options: { replace?: boolean; state?: unknown }) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(PARAMETER, next);
        else after.delete(PARAMETER);
        return after;
      },
      { ...options, preventScrollReset: true },
    );

  return {
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
    open: (product: { id: number }) => set(String(product.id), { state: { openedHere: true } }),
    close: () => {
      if (state?.openedHere) void navigate(-1);
      else set(null, { replace: true });
    },
  };
}

/** Where a product's dialog stands open over the list. */
export const productAddress = (id: number) => `/dashboard/product/product-list?${PARAMETER}=${id}`;
