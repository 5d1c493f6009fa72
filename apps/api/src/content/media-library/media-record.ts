import type { MediaItem } from '@shishir/contract';
import { MediaEntity } from '../../platform/media/media.entity';
import { mediaType, nameOfPicture } from '../../platform/media/media-type';
import { toPicture } from '../../platform/media/picture.mapper';
import type { RecordType } from '../../platform/records/record-type';
import { countUses } from './picture-places';

/** Returns a picture as staff see it. */
export function toMediaItem(row: MediaEntity, uses: number): MediaItem {
  const { id, bytes, focal_x: x, focal_y: y, version, created_at, released_at } = row;
  return {
    id,
    name: nameOfPicture(row),
    picture: toPicture(row),
    focal: { x, y },
    bytes,
    uses,
    released_at: released_at?.toISOString() ?? null,
    version,
    created_at: created_at.toISOString(),
  };
}

export const mediaRecord: RecordType<MediaEntity> = {
  ...mediaType,
  async current(manager, id) {
    const row = await manager.findOneBy(MediaEntity, { id });
    return row && toMediaItem(row, (await countUses(manager, [id])).get(id) ?? 0);
  },
};
