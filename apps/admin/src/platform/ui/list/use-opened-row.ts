import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Keeps the row of the open dialog in the address: back closes it, and the link can be shared. */
export function useOpenedRow(parameter: string) {
  const [parameters, setParameters] = useSearchParams();
  const state = useLocation().state as { openedHere?: boolean } | null;
  const navigate = useNavigate();
  const id = Number(parameters.get(parameter));

  const set = (next: string | null, options: { replace?: boolean; state?: unknown }) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(parameter, next);
        else after.delete(parameter);
        return after;
      },
      { ...options, preventScrollReset: true },
    );

  return {
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
    open: (row: { id: number }) => set(String(row.id), { state: { openedHere: true } }),
    close: () => {
      if (state?.openedHere) void navigate(-1);
      else set(null, { replace: true });
    },
  };
}
