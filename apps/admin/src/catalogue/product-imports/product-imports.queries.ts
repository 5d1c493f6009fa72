import type { contract, PageQuery, ProductImport } from '@shishir/contract';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { errorBodyOf, statusOf } from '../../platform/api/failure';
import { tsr } from '../../platform/api/tsr';
import { useRefreshCatalogue } from '../categories/categories.queries';
import { useUpload } from '../../platform/ui/form/use-upload';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { listRows } from '../../platform/ui/list/list-rows';
import { applyTexts, discardTexts, undoTexts } from './product-imports.texts';

const KEY = 'product-imports';
export const importKey = (id: number) => [KEY, 'one', id];
/** Interval for polling the progress of an import that is being applied or undone. */
const WORK_POLL_MS = 1_000;

type ImportRowQuery = z.infer<typeof contract.productImports.rows.query>;

/** One page of imports, newest first. */
export function useImportList(query: PageQuery) {
  const response = tsr.productImports.list.useQuery({
    queryKey: [KEY, 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  return listRows(response, (body) => body.data);
}

export function useImport(id: number) {
  return tsr.productImports.get.useQuery({
    queryKey: importKey(id),
    queryData: { params: { id } },
    refetchInterval: ({ state }) => (state.data?.body.data.work ? WORK_POLL_MS : false),
  });
}

/** One page of the rows of a file with their effects. */
export function useImportRows(id: number, query: ImportRowQuery) {
  const response = tsr.productImports.rows.useQuery({
    queryKey: [KEY, 'rows', id, query],
    queryData: { params: { id }, query },
    placeholderData: keepPreviousData,
  });
  // Not every row has an id, so its position in the file serves as one.
  return listRows(response, (body) => body.data.map((line) => ({ id: line.row, line })));
}

/** Invalidates all imports, and the catalogue if it changed. */
export function useRefreshImports() {
  const queries = useQueryClient();
  const refreshCatalogue = useRefreshCatalogue();
  return (withCatalogue: boolean) => {
    void queries.invalidateQueries({ queryKey: [KEY] });
    if (withCatalogue) refreshCatalogue();
  };
}

/** Uploads a file for a preview. The upload can be stopped until all of it is sent. */
export function useImportUpload() {
  const refresh = useRefreshImports();
  const { upload, share, stop } = useUpload();
  const call = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return upload('POST /api/v1/product-imports', {}, form);
    },
    onSuccess: () => refresh(false),
  });
  return { send: call.mutate, file: call.isPending ? call.variables : null, share, stop };
}

interface ImportCallbacks {
  onDone: () => void;
  /** The error message, which stays on the page; null if the sign-in dialog opens. */
  onFailed: (sentence: string | null) => void;
}

const errorMessage = (error: unknown, otherwise: string) =>
  statusOf(error) === 401 ? null : (errorBodyOf(error)?.message ?? otherwise);

/** Applies an import, then reloads it even after an error: the response may have been lost on its way. */
export function useApply({ id, counts }: ProductImport, { onDone, onFailed }: ImportCallbacks) {
  const refresh = useRefreshImports();
  const outcome = useOutcomeToasts();
  const call = tsr.productImports.apply.useMutation({
    onSuccess: ({ status }) => {
      if (status === 200) outcome.succeeded(applyTexts.done(counts));
      onDone();
    },
    onError: (error) => onFailed(errorMessage(error, applyTexts.failed)),
    onSettled: () => refresh(true),
  });
  return {
    apply: (rows: 'all' | 'valid') => call.mutate({ params: { id }, body: { rows } }),
    pending: call.isPending,
  };
}

/** The products changed since an import, in their current state. */
export function useChangedSince(id: number) {
  const { data, isFetching } = tsr.productImports.changedSince.useQuery({
    // Not below KEY: invalidating it would repeat this request after the undo, and the API would reject it.
    queryKey: [`${KEY}-changed-since`, id],
    queryData: { params: { id } },
    gcTime: 0,
  });
  return { changed: isFetching ? null : (data?.body.data ?? null), checking: isFetching };
}

export function useUndo({ id }: ProductImport, { onDone, onFailed }: ImportCallbacks) {
  const refresh = useRefreshImports();
  const outcome = useOutcomeToasts();
  const call = tsr.productImports.undo.useMutation({
    onSuccess: ({ status, body }) => {
      if (status === 200) outcome.succeeded(undoTexts.done(body.data.left));
      onDone();
    },
    onError: (error) => onFailed(errorMessage(error, undoTexts.failed)),
    onSettled: () => refresh(true),
  });
  return {
    undo: (leaveChanged: boolean) =>
      call.mutate({ params: { id }, body: leaveChanged ? { leave_changed: true } : {} }),
    pending: call.isPending,
  };
}

export function useDiscardImport(
  { id, file_name }: ProductImport,
  { onDone, onFailed }: ImportCallbacks,
) {
  const queries = useQueryClient();
  const outcome = useOutcomeToasts();
  const call = tsr.productImports.remove.useMutation({
    onSuccess: () => {
      outcome.succeeded(discardTexts.done(file_name));
      onDone();
    },
    onError: (error) => onFailed(errorMessage(error, discardTexts.failed)),
    // The page of the discarded import is being left, so only the list is reloaded.
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY, 'list'] }),
  });
  return { discard: () => call.mutate({ params: { id }, body: {} }), pending: call.isPending };
}
