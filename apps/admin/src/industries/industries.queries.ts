import type { Industry, IndustryQuery } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { tsr } from '../api/tsr';
import { toFormData } from '../ui/form/schema-form';
import { listRows } from '../ui/list/list-rows';
import { useRowOrder } from '../ui/order/use-row-order';
import { useRecordTrash } from '../ui/record/use-record-trash';
import { useFailureToast } from '../ui/toast/outcome-toasts';
import type { IndustryBody } from './industry-form-values';
import { industriesTexts, industryRemovalTexts } from './industries.texts';

/** One page of industries, or of their trash. */
export function useIndustries(query: IndustryQuery) {
  const response = tsr.industries.list.useQuery({
    queryKey: ['industries', 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  useFailureToast(response.error, industriesTexts.loadFailed);
  return listRows(response, (body) => body.data);
}

/** One industry as it is saved now; it is not read again while its form is being edited. */
export function useIndustry(id: number) {
  return tsr.industries.get.useQuery({
    queryKey: ['industries', 'one', id],
    queryData: { params: { id } },
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** After a change, what is displayed is read again. */
function useRefreshIndustries() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['industries', 'list'] });
}

/** Sends an industry with its picture; without an id it is a new one. */
export function useIndustrySave(id: number | null) {
  const refresh = useRefreshIndustries();
  const onSettled = () => void refresh();
  const create = tsr.industries.create.useMutation({ onSettled });
  const update = tsr.industries.update.useMutation({ onSettled });
  return async ({ image, ...fields }: IndustryBody): Promise<Industry> => {
    const body = toFormData(fields, { image: image ?? null });
    const sent =
      id === null
        ? await create.mutateAsync({ body })
        : await update.mutateAsync({ params: { id }, body });
    return sent.body.data;
  };
}

/** The order of the industries on the site. */
export function useIndustryOrder(rows: Industry[]) {
  const call = tsr.industries.reorder.useMutation();
  return useRowOrder(rows, (ids) => call.mutateAsync({ body: { ids } }), useRefreshIndustries());
}

/** Puts an industry into the trash, and takes it out of there again. */
export function useIndustryTrash() {
  const refresh = useRefreshIndustries();
  const queries = useQueryClient();
  const remove = tsr.industries.remove.useMutation();
  const restore = tsr.industries.restore.useMutation();
  return useRecordTrash<Industry>({
    nameOf: ({ title }) => title,
    remove: (id) => remove.mutateAsync({ params: { id }, body: {} }),
    restore: async (id) => {
      await restore.mutateAsync({ params: { id }, body: {} });
      await queries.invalidateQueries({ queryKey: ['industries', 'one', id] });
    },
    refresh: () => void refresh(),
    texts: industryRemovalTexts,
  });
}
