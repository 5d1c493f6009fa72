import { type GalleryItem, galleryRecord } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';
import { galleryTexts } from './gallery.texts';

const nameOf = ({ title }: GalleryItem) => title;

/** Settings of the screens for gallery items. */
export const gallery = {
  declared: galleryRecord,
  paths: paths.gallery,
  nameOf,
  texts: galleryTexts,
  records: recordQueries<GalleryItem>({
    declared: galleryRecord,
    routes: tsr.gallery,
    nameOf,
    texts: galleryTexts,
  }),
} as const;
