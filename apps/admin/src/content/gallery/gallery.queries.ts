import type { GalleryItem, GalleryItemQuery } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { recordQueries } from '../../platform/ui/record/record-queries';
import type { GalleryItemBody } from './gallery-item-form-values';
import { galleryItemRemovalTexts, galleryTexts } from './gallery.texts';

const records = recordQueries<GalleryItem, GalleryItemQuery, GalleryItemBody>({
  key: 'gallery',
  routes: tsr.gallery,
  nameOf: ({ title }) => title,
  texts: { loadFailed: galleryTexts.loadFailed, removal: galleryItemRemovalTexts },
});

export const {
  useList: useGalleryList,
  useOne: useGalleryItem,
  useSave: useGalleryItemSave,
  useTrash: useGalleryItemTrash,
} = records;

/** How many there are by status; undefined until it is known. */
export const useGalleryCounts = () =>
  tsr.gallery.counts.useQuery({ queryKey: ['gallery', 'counts'] }).data?.body.data;

export const useGalleryOrder = (rows: GalleryItem[]) => records.useOrder(rows, tsr.gallery.reorder);

export const useGalleryBulk = () =>
  records.useBulk<GalleryItem['status']>(galleryTexts.several, tsr.gallery);
