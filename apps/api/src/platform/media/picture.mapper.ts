import type { Picture } from '@shishir/contract';
import { pictureMainPath } from '@shishir/format';
import { CENTRE, type MediaEntity } from './media.entity';

/** What is needed to display a stored picture. */
export const PICTURE_COLUMNS = [
  'key',
  'width',
  'height',
  'blur',
  'alt',
  'focal_x',
  'focal_y',
] as const;
export type PictureRow = Pick<MediaEntity, (typeof PICTURE_COLUMNS)[number]>;

export function toPicture({ focal_x: x, focal_y: y, ...row }: PictureRow): Picture {
  const { key, width, height, blur, alt } = row;
  // Most pictures have none, and a page has dozens of pictures.
  const focal = x === CENTRE && y === CENTRE ? {} : { focal: { x, y } };
  return { key, width, height, blur, alt, ...focal };
}

/** The path below `/storage/` that the API returns for a picture, null for none. */
export function toImagePath(row: PictureRow | null | undefined): string | null {
  return row ? pictureMainPath(row.key, row.width) : null;
}
