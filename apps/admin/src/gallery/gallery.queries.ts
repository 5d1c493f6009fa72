import type { GalleryItem, GalleryItemQuery } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { tsr } from '../api/tsr';
import { toFormData } from '../ui/form/schema-form';
import { listRows } from '../ui/list/list-rows';
import { useRowOrder } from '../ui/order/use-row-order';
import { useRecordBulk } from '../ui/record/use-record-bulk';
import { useRecordTrash } from '../ui/record/use-record-trash';
import { useFailureToast } from '../ui/toast/outcome-toasts';
import type { GalleryItemBody } from './gallery-item-form-values';
import { galleryItemRemovalTexts, galleryTexts } from './gallery.texts';

const nameOf = ({ title }: GalleryItem) => title;

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

/** How many there are by status; undefined until it is known. */
export function useGalleryCounts() {
  const response = tsr.gallery.counts.useQuery({ queryKey: ['gallery', 'counts'] });
  return response.data?.body.data;
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
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['gallery', 'list'] }),
      queries.invalidateQueries({ queryKey: ['gallery', 'counts'] }),
    ]);
}

/** Sends a gallery item with its picture; without an id it is a new one. */
export function useGalleryItemSave(id: number | null) {
  const refresh = useRefreshGallery();
  const onSettled = () => void refresh();
  const create = tsr.gallery.create.useMutation({ onSettled });
  const update = tsr.gallery.update.useMutation({ onSettled });
  return async ({ image, ...fields }: GalleryItemBody): Promise<GalleryItem> => {
    const body = toFormData(fields, { image: image ?? null });
    const sent =
      id === null
        ? await create.mutateAsync({ body })
        : await update.mutateAsync({ params: { id }, body });
    return sent.body.data;
  };
}

/** The order of the items on the site. */
export function useGalleryOrder(rows: GalleryItem[]) {
  const call = tsr.gallery.reorder.useMutation();
  return useRowOrder(rows, (ids) => call.mutateAsync({ body: { ids } }), useRefreshGallery());
}

/** What is done to several gallery items at once. */
export function useGalleryBulk() {
  const refresh = useRefreshGallery();
  const status = tsr.gallery.changeStatus.useMutation();
  const remove = tsr.gallery.removeMany.useMutation();
  const restore = tsr.gallery.restoreMany.useMutation();
  return useRecordBulk<GalleryItem, GalleryItem['status']>({
    nameOf,
    several: galleryTexts.several,
    changeStatus: (ids, value) => status.mutateAsync({ body: { ids, status: value } }),
    remove: (ids) => remove.mutateAsync({ body: { ids } }),
    restore: (ids) => restore.mutateAsync({ body: { ids } }),
    refresh: () => void refresh(),
  });
}

/** Puts a gallery item into the trash, and takes it out of there again. */
export function useGalleryItemTrash() {
  const refresh = useRefreshGallery();
  const queries = useQueryClient();
  const remove = tsr.gallery.remove.useMutation();
  const restore = tsr.gallery.restore.useMutation();
  return useRecordTrash<GalleryItem>({
    nameOf,
    remove: (id) => remove.mutateAsync({ params: { id }, body: {} }),
    restore: async (id) => {
      await restore.mutateAsync({ params: { id }, body: {} });
      await queries.invalidateQueries({ queryKey: ['gallery', 'one', id] });
    },
    refresh: () => void refresh(),
    texts: galleryItemRemovalTexts,
  });
}
