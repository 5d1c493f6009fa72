import type { Picture } from '@shishir/contract';
import { picturePath, pictureWidths } from '@shishir/format';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** `cover` fills the size and cuts what stands over; `inside` keeps the whole picture and its transparency. */
export interface PrintSize {
  width: number;
  height: number;
  fit: 'cover' | 'inside';
}

/** A stored picture in a format that PDFs hold, in pixels. Rejects where its file is missing or damaged. */
export async function pictureForPrint(storage: string, picture: Picture, size: PrintSize) {
  const widths = pictureWidths(picture.width);
  const width = widths.find((step) => step >= size.width) ?? widths.at(-1)!;
  const file = await readFile(join(storage, picturePath(picture.key, width, 'webp')));
  const resized = sharp(file).resize(size);
  const format = size.fit === 'cover' ? ('jpg' as const) : ('png' as const);
  const encoded =
    format === 'jpg'
      ? resized.flatten({ background: '#fff' }).jpeg({ quality: 80 })
      : resized.png();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { format, data: new Uint8Array(data), width: info.width, height: info.height };
}
