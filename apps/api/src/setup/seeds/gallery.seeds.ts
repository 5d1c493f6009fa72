import type { DemoGalleryItem } from '@shishir/demo';
import { GalleryItemEntity } from '../../gallery/gallery-item.entity';
import { demoSeed, type Seed } from './seed';

export const galleryItemSeeds: Seed[] = [
  demoSeed<DemoGalleryItem>({
    name: 'gallery-1',
    file: 'gallery.json',
    async insert(manager, rows, pictures) {
      // The newest comes first in the list, as the first one in the file.
      for (const { picture, ...row } of [...rows].reverse()) {
        await manager.insert(GalleryItemEntity, { ...row, image_id: pictures.get(picture)! });
      }
    },
  }),
];
