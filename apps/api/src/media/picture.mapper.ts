import type { Picture } from '@shishir/contract';
import { pictureMainPath } from '@shishir/format';
import type { MediaEntity } from './media.entity';

/** What is needed to display a stored picture. */
export type PictureRow = Pick<MediaEntity, 'key' | 'width' | 'height' | 'blur' | 'alt'>;

export function toPicture(row: PictureRow): Picture {
  return { key: row.key, width: row.width, height: row.height, blur: row.blur, alt: row.alt };
}

/** The path below `/storage/` that the API returns for a picture, null for none. */
export function toImagePath(row: PictureRow | null | undefined): string | null {
  return row ? pictureMainPath(row.key, row.width) : null;
}
