import type { GalleryItem, GalleryItemQuery } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { tsr } from '../api/tsr';
import { toFormData } from '../ui/form/schema-form';
import { listRows } from '../ui/list/list-rows';
import { useRecordTrash } from '../ui/record/use-record-trash';
import { useFailureToast } from '../ui/toast/outcome-toasts';
import type { GalleryItemBody } from './gallery-item-form-values';
import { galleryItemRemovalTexts, galleryTexts } from './gallery.texts';

/** One page of gallery items, or of their trash. */
export function useGalleryList(query: GalleryItemQuery) {
  const response = tsr.gallery.list.useQuery({
    queryKey: ['gallery', 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  useFailureToast(response.error, galleryTexts.loadFailed);
  return listRows(response, (body) => body.data);
}

/** One gallery item as it is saved now; it is not read again while its form is being edited. */
export function useGalleryItem(id: number) {
  return tsr.gallery.get.useQuery({
    queryKey: ['gallery', 'one', id],
    queryData: { params: { id } },
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** After a change, what is displayed is read again. */
function useRefreshGallery() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['gallery', 'list'] });
}

/** Sends a gallery item with its picture; without an id it is a new one. */
export function useGalleryItemSave(id: number | null) {
  const refresh = useRefreshGallery();
  const create = tsr.gallery.create.useMutation({ onSettled: refresh });
  const update = tsr.gallery.update.useMutation({ onSettled: refresh });
  return async ({ image, ...fields }: GalleryItemBody): Promise<GalleryItem> => {
    const body = toFormData(fields, { image: image ?? null });
    const sent =
      id === null
        ? await create.mutateAsync({ body })
        : await update.mutateAsync({ params: { id }, body });
    return sent.body.data;
  };
}

/** Puts a gallery item into the trash, and takes it out of there again. */
export function useGalleryItemTrash() {
  const refresh = useRefreshGallery();
  const queries = useQueryClient();
  const remove = tsr.gallery.remove.useMutation();
  const restore = tsr.gallery.restore.useMutation();
  return useRecordTrash<GalleryItem>({
    nameOf: ({ title }) => title,
    remove: (id) => remove.mutateAsync({ params: { id }, body: {} }),
    restore: async (id) => {
      await restore.mutateAsync({ params: { id }, body: {} });
      await queries.invalidateQueries({ queryKey: ['gallery', 'one', id] });
    },
    refresh,
    texts: galleryItemRemovalTexts,
  });
}
