import type { Picture } from '@shishir/contract';
import { picturePath, pictureWidths } from '@shishir/format';
import sharp from 'sharp';
import type { FileStore } from './store/file-store';

/** `cover` fills the size and crops the rest; `inside` keeps the whole picture and its transparency. */
export interface PrintSize {
  width: number;
  height: number;
  fit: 'cover' | 'inside';
}

/** Returns the area of a file, in pixels, that fills a size: cropped around the focal point, as on the site. */
async function visiblePart(image: sharp.Sharp, { focal }: Picture, size: PrintSize) {
  const { x, y } = focal ?? { x: 50, y: 50 };
  const stored = await image.metadata();
  const scale = Math.min(stored.width / size.width, stored.height / size.height);
  const width = Math.min(stored.width, Math.round(size.width * scale));
  const height = Math.min(stored.height, Math.round(size.height * scale));
  const left = Math.round(((stored.width - width) * x) / 100);
  const top = Math.round(((stored.height - height) * y) / 100);
  return { left, top, width, height };
}

/**
 * Returns a stored picture as JPEG or PNG for a PDF, in the given size in pixels. Rejects if its file is missing or
 * damaged.
 */
export async function pictureForPrint(files: FileStore, picture: Picture, size: PrintSize) {
  const widths = pictureWidths(picture.width);
  const width = widths.find((step) => step >= size.width) ?? widths.at(-1)!;
  const path = picturePath(picture.key, width, 'webp');
  const file = await files.read(path);
  if (!file) throw new Error(`The file ${path} of a picture is missing.`);
  const image = sharp(file);
  if (size.fit === 'cover') image.extract(await visiblePart(image, picture, size));
  const resized = image.resize(size);
  const format = size.fit === 'cover' ? ('jpg' as const) : ('png' as const);
  const encoded =
    format === 'jpg'
      ? resized.flatten({ background: '#fff' }).jpeg({ quality: 80 })
      : resized.png();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { format, data: new Uint8Array(data), width: info.width, height: info.height };
}
