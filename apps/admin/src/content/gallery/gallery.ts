import { type GalleryItem, galleryRecord } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';
import { galleryTexts } from './gallery.texts';

const nameOf = ({ title }: GalleryItem) => title;
const texts = {
  ...galleryTexts,
  tones: { status: { active: 'ok', inactive: 'warn', archived: 'bad' } },
} as const;

/** Settings of the screens for gallery items. */
export const gallery = {
  declared: galleryRecord,
  paths: paths.gallery,
  nameOf,
  texts,
  records: recordQueries<GalleryItem>({
    declared: galleryRecord,
    routes: tsr.gallery,
    nameOf,
    texts,
  }),
} as const;
