import type { ImportColumns, ImportMapping, ProductImport } from '@shishir/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replaceData } from '../../platform/api/cache-writes';
import { tsr } from '../../platform/api/tsr';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { columnsTexts, leaveOutTexts } from './import-columns.texts';
import { importKey, useRefreshImports } from './product-imports.queries';

/** The columns of a file with the proposal for their meaning. */
export function useColumns(id: number) {
  return tsr.productImports.columns.useQuery({
    // Loaded again for each visit, and not by changes of the import: the form would lose its choices.
    queryKey: ['product-import-columns', id],
    queryData: { params: { id }, query: {} },
    gcTime: 0,
    staleTime: Infinity,
  });
}

export interface ColumnsPlace {
  sheet: number;
  line?: number;
}

/** Loads the columns at another sheet or line. */
export function useColumnsAt(id: number) {
  return useMutation({
    mutationFn: async (query: ColumnsPlace): Promise<ImportColumns> => {
      const response = await tsr.productImports.columns.query({ params: { id }, query });
      if (response.status !== 200) throw response;
      return response.body.data;
    },
  });
}

interface MapBody {
  sheet?: number;
  line?: number;
  mapping: ImportMapping;
  supplier?: string;
}

/** Previews an import by a mapping. */
export function useMapImport(id: number) {
  const queries = useQueryClient();
  const refresh = useRefreshImports();
  const call = tsr.productImports.map.useMutation({
    onSuccess: (response) => {
      replaceData(queries, importKey(id), response);
      refresh(false);
    },
  });
  return {
    map: (body: MapBody, signal?: AbortSignal) =>
      call.mutateAsync({ params: { id }, body, ...(signal && { fetchOptions: { signal } }) }),
    pending: call.isPending,
  };
}

/** Forgets the mapping saved for a supplier. */
export function useForgetMapping({ id, name }: { id: number; name: string }, onDone: () => void) {
  const outcome = useOutcomeToasts();
  const texts = columnsTexts.forget;
  const call = tsr.productImports.removeMapping.useMutation({
    onSuccess: () => {
      outcome.succeeded(texts.done(name));
      onDone();
    },
    onError: (error) => outcome.failed(error, { text: texts.failed, preferServerMessage: true }),
  });
  return { forget: () => call.mutate({ params: { id }, body: {} }), pending: call.isPending };
}

type LeaveOutBody = Parameters<
  ReturnType<typeof tsr.productImports.leaveOut.useMutation>['mutate']
>[0]['body'];

/** Leaves rows of a preview out, or takes them in again. */
export function useLeaveOut({ id }: Pick<ProductImport, 'id'>) {
  const queries = useQueryClient();
  const refresh = useRefreshImports();
  const outcome = useOutcomeToasts();
  const call = tsr.productImports.leaveOut.useMutation({
    // One after the other, so the last decision about a row is the one that stays.
    scope: { id: `left-out-${id}` },
    onSuccess: (response) => replaceData(queries, importKey(id), response),
    onError: (error) =>
      outcome.failed(error, { text: leaveOutTexts.failed, preferServerMessage: true }),
    onSettled: () => refresh(false),
  });
  return {
    leaveOut: (body: LeaveOutBody, onDone?: () => void) =>
      call.mutate({ params: { id }, body }, { onSuccess: onDone }),
    pending: call.isPending,
  };
}
