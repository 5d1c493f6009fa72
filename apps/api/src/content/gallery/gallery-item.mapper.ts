import type { GalleryItem } from '@shishir/contract';
import { pictureMainPath } from '@shishir/format';
import { toPicture } from '../../platform/media/picture.mapper';
import type { GalleryItemEntity } from './gallery-item.entity';

/** A gallery item as everyone may see it; its picture has to be loaded. */
export function toPublicGalleryItem(row: GalleryItemEntity): GalleryItem {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    project_name: row.project_name,
    project_location: row.project_location,
    status: row.status,
    image: pictureMainPath(row.image.key, row.image.width),
    picture: toPicture(row.image),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A gallery item as staff see it. */
export function toStaffGalleryItem(row: GalleryItemEntity): GalleryItem {
  return {
    ...toPublicGalleryItem(row),
    position: row.position,
    version: row.version,
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
