import type { Picture } from '@shishir/contract';
import { pictureMainPath } from '@shishir/format';
import type { Texts } from '../translations/texts';
import { CENTRE, type MediaEntity } from './media.entity';

/** Columns needed to display a stored picture. */
export const PICTURE_COLUMNS = [
  'id',
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
  // Left out by default, because a page has dozens of pictures and most have no focal point.
  const focal = x === CENTRE && y === CENTRE ? {} : { focal: { x, y } };
  return { key, width, height, blur, alt, ...focal };
}

/** Returns a picture with its alternative text in the language; one that repeats a title repeats the translated one. */
export function pictureIn<P extends PictureRow>(
  texts: Texts,
  picture: P,
  english: string,
  translated: string,
): P {
  const alt = picture.alt === english ? translated : picture.alt;
  return { ...picture, alt: texts.get('media', picture.id, 'alt') ?? alt };
}

/** Returns the path of a picture below `/storage/`, or null without a picture. */
export function toImagePath(row: PictureRow | null | undefined): string | null {
  return row ? pictureMainPath(row.key, row.width) : null;
}
