import { UpdateGalleryItem } from '@shishir/contract';
import type { RecordType } from '../../platform/records/record-type';
import { VersionedRecord } from '../../platform/records/versioned';
import { GalleryItemEntity } from './gallery-item.entity';
import { toStaffGalleryItem } from './gallery-item.mapper';

export const galleryItemRecord: RecordType<GalleryItemEntity> = {
  entity: GalleryItemEntity,
  label: 'gallery item',
  subject: 'gallery',
  nameOf: ({ title }) => title,
  audited: [
    'title',
    'description',
    'project_name',
    'project_location',
    'status',
    'image_id',
    'position',
  ],
  isPublic: true,
  inTrash: 'This gallery item is in the trash. Take it out of there first.',
  current: async (manager, id) => {
    const relations = { image: true };
    const row = await manager.findOne(GalleryItemEntity, { where: { id }, relations });
    return row && toStaffGalleryItem(row);
  },
};

export const galleryItemVersions = new VersionedRecord(galleryItemRecord, {
  schema: UpdateGalleryItem,
  pictures: ['image_id'],
});
