import type { RecordType } from '../records/record-type';
import { MediaEntity } from './media.entity';

/** Random file name, which means nothing to people. */
const RANDOM = /^[0-9a-f]{24}$/;

/** Returns the file name, or the description if the file name is random. */
export function nameOfPicture({ id, key, alt }: Pick<MediaEntity, 'id' | 'key' | 'alt'>): string {
  const file = key.split('/').at(-1)!;
  return RANDOM.test(file) ? alt || `Picture ${id}` : file;
}

/** Pictures as records with an audit log and translations. */
export const mediaType: RecordType<MediaEntity> = {
  entity: MediaEntity,
  label: 'picture',
  subject: 'media',
  nameOf: nameOfPicture,
  audited: ['alt', 'focal_x', 'focal_y'],
  // Visitors see the description and the cropped picture.
  isPublic: true,
};
