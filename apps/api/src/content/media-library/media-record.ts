import type { MediaItem } from '@shishir/contract';
import { MediaEntity } from '../../platform/media/media.entity';
import { toPicture } from '../../platform/media/picture.mapper';
import type { RecordType } from '../../platform/records/record-type';
import { countUses } from './picture-places';

/** Random file name, which means nothing to people. */
const RANDOM = /^[0-9a-f]{24}$/;

/** Returns the file name, or the description if the file name is random. */
export function nameOfPicture({ id, key, alt }: Pick<MediaEntity, 'id' | 'key' | 'alt'>): string {
  const file = key.split('/').at(-1)!;
  return RANDOM.test(file) ? alt || `Picture ${id}` : file;
}

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
  entity: MediaEntity,
  label: 'picture',
  subject: 'media',
  nameOf: nameOfPicture,
  audited: ['alt', 'focal_x', 'focal_y'],
  // Visitors see the description and the cropped picture.
  isPublic: true,
  async current(manager, id) {
    const row = await manager.findOneBy(MediaEntity, { id });
    return row && toMediaItem(row, (await countUses(manager, [id])).get(id) ?? 0);
  },
};
