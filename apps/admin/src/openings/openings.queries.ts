import type { CreateOpening, Opening, OpeningQuery } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { tsr } from '../api/tsr';
import { listRows } from '../ui/list/list-rows';
import { useRowOrder } from '../ui/order/use-row-order';
import { useRecordBulk } from '../ui/record/use-record-bulk';
import { useRecordTrash } from '../ui/record/use-record-trash';
import { useFailureToast } from '../ui/toast/outcome-toasts';
import type { OpeningBody } from './opening-form-values';
import { openingRemovalTexts, openingsTexts } from './openings.texts';

const nameOf = ({ title }: Opening) => title;

/** One page of openings, or of their trash. */
export function useOpenings(query: OpeningQuery) {
  const response = tsr.openings.list.useQuery({
    queryKey: ['openings', 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  useFailureToast(response.error, openingsTexts.loadFailed);
  return listRows(response, (body) => body.data);
}

/** How many there are by status; undefined until it is known. */
export function useOpeningCounts() {
  const response = tsr.openings.counts.useQuery({ queryKey: ['openings', 'counts'] });
  return response.data?.body.data;
}

/** One opening as it is saved now; it is not read again while its form is being edited. */
export function useOpening(id: number) {
  return tsr.openings.get.useQuery({
    queryKey: ['openings', 'one', id],
    queryData: { params: { id } },
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** After a change, what is displayed is read again. */
function useRefreshOpenings() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['openings', 'list'] }),
      queries.invalidateQueries({ queryKey: ['openings', 'counts'] }),
    ]);
}

/** Sends an opening; without an id it is a new one. */
export function useOpeningSave(id: number | null) {
  const refresh = useRefreshOpenings();
  const onSettled = () => void refresh();
  const create = tsr.openings.create.useMutation({ onSettled });
  const update = tsr.openings.update.useMutation({ onSettled });
  return async (body: OpeningBody): Promise<Opening> => {
    const sent =
      id === null
        ? await create.mutateAsync({ body: body as CreateOpening })
        : await update.mutateAsync({ params: { id }, body });
    return sent.body.data;
  };
}

/** The order of the openings on the site. */
export function useOpeningOrder(rows: Opening[]) {
  const call = tsr.openings.reorder.useMutation();
  return useRowOrder(rows, (ids) => call.mutateAsync({ body: { ids } }), useRefreshOpenings());
}

/** What is done to several openings at once. */
export function useOpeningBulk() {
  const refresh = useRefreshOpenings();
  const status = tsr.openings.changeStatus.useMutation();
  const remove = tsr.openings.removeMany.useMutation();
  const restore = tsr.openings.restoreMany.useMutation();
  return useRecordBulk<Opening, Opening['status']>({
    nameOf,
    several: openingsTexts.several,
    changeStatus: (ids, value) => status.mutateAsync({ body: { ids, status: value } }),
    remove: (ids) => remove.mutateAsync({ body: { ids } }),
    restore: (ids) => restore.mutateAsync({ body: { ids } }),
    refresh: () => void refresh(),
  });
}

/** Puts an opening into the trash, and takes it out of there again. */
export function useOpeningTrash() {
  const refresh = useRefreshOpenings();
  const queries = useQueryClient();
  const remove = tsr.openings.remove.useMutation();
  const restore = tsr.openings.restore.useMutation();
  return useRecordTrash<Opening>({
    nameOf,
    remove: (id) => remove.mutateAsync({ params: { id }, body: {} }),
    restore: async (id) => {
      await restore.mutateAsync({ params: { id }, body: {} });
      await queries.invalidateQueries({ queryKey: ['openings', 'one', id] });
    },
    refresh: () => void refresh(),
    texts: openingRemovalTexts,
  });
}
