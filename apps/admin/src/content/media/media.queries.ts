import type { MediaDetail, MediaQuery, UpdateMedia } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';
import { toFormData } from '../../platform/ui/form/schema-form';
import { listRows } from '../../platform/ui/list/list-rows';
import { useFailureToast } from '../../platform/ui/toast/outcome-toasts';
import { mediaTexts } from './media.texts';

/** Loads one page of pictures. */
export function useMediaList(query: MediaQuery) {
  const response = tsr.media.list.useQuery({
    queryKey: ['media', 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  useFailureToast(response.error, mediaTexts.loadFailed);
  return listRows(response, (body) => body.data);
}

/** Returns number and total size of the pictures; undefined until loaded. */
export function useMediaSummary() {
  return tsr.media.summary.useQuery({ queryKey: ['media', 'summary'] }).data?.body.data;
}

/** Loads the current picture; not refetched while it is edited. */
export function useMediaItem(id: number) {
  return tsr.media.get.useQuery({
    queryKey: ['media', 'one', id],
    queryData: { params: { id } },
    enabled: id > 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Writes pictures; all displayed data about them is refetched afterwards. */
export function useMediaWrites() {
  const queries = useQueryClient();
  const keep = ({ body }: { body: { data: MediaDetail } }) => body.data;
  // Any record may show the picture, so the whole cache is refetched when it is displayed.
  const onSuccess = () => void queries.invalidateQueries();
  const update = tsr.media.update.useMutation({ onSuccess });
  const create = tsr.media.create.useMutation({ onSuccess });
  const replace = tsr.media.replace.useMutation({ onSuccess });
  const remove = tsr.media.remove.useMutation({
    onSuccess: (_response, { params: { id } }) => {
      queries.removeQueries({ queryKey: ['media', 'one', Number(id)] });
      onSuccess();
    },
  });
  return {
    update: async (id: number, body: UpdateMedia) =>
      keep(await update.mutateAsync({ params: { id }, body })),
    create: async (image: File, alt: string) =>
      keep(await create.mutateAsync({ body: toFormData({ alt }, { image }) })),
    replace: async ({ id, version }: MediaDetail, image: File) => {
      const body = toFormData({ version: String(version) }, { image });
      return keep(await replace.mutateAsync({ params: { id }, body }));
    },
    remove: ({ id, version }: MediaDetail) =>
      remove.mutateAsync({ params: { id }, body: { version } }),
  };
}
