import type { DemoGalleryItem } from '@shishir/demo';
import { type GalleryItemEntity } from '../../../content/gallery/gallery-item.entity';
import { galleryApi } from '../../../content/gallery/gallery.service';
import { demoKind, demoRows, type Seed, STEP } from './seed';

export const galleryItemSeeds: Seed[] = [
  demoRows<GalleryItemEntity, DemoGalleryItem>({
    name: 'gallery-1',
    kind: demoKind(galleryApi, 'gallery items'),
    file: 'gallery.json',
    toRow: ({ picture, ...row }, pictures, index) => {
      return { ...row, image_id: pictures.get(picture)!, position: (index + 1) * STEP };
    },
  }),
];
