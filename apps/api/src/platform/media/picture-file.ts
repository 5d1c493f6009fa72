import { pictureWidths, type PictureFormat } from '@shishir/format';
import sharp from 'sharp';
import { InvalidInput } from '../http/api-error';

/** More pixels than any camera has; a small file can unpack to far more. */
const MAX_PIXELS = 40_000_000;
/** Of width and height: no screen shows more of a picture, and the time of encoding grows with the pixels. */
const LARGEST_SIDE = 1600;
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

// Only these kinds of file are ever decoded, whatever a file is called: an SVG can hold a program.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

/** How a picture is cut: `free` keeps its shape, `square` is for people. */
export type PictureShape = 'free' | 'square';

/** A picture in every width and format that is stored. */
export interface PreparedPicture {
  width: number;
  height: number;
  /** Bytes of all variants. */
  bytes: number;
  blur: string;
  variants: { width: number; format: PictureFormat; data: Buffer }[];
}

/**
 * Reads an uploaded picture by its content, turns it as the camera was held, strips everything but the
 * pixels and encodes it anew. Throws InvalidInput on `field` for anything that is no such picture.
 */
export async function preparePicture(
  upload: Buffer,
  field: string,
  shape: PictureShape,
): Promise<PreparedPicture> {
  const invalid = (sentence: string) => new InvalidInput({ [field]: sentence }, sentence);
  try {
    // Made in here: it rejects an empty file at once.
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) throw invalid('Choose a JPEG, PNG, WebP or AVIF picture.');
    return await encode(image.autoOrient(), shape);
  } catch (error) {
    if (error instanceof InvalidInput) throw error;
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw invalid(
      tooLarge
        ? 'This picture has more than 40 megapixels.'
        : 'Choose a JPEG, PNG, WebP or AVIF picture; this file is none, or is damaged.',
    );
  }
}

async function encode(image: sharp.Sharp, shape: PictureShape): Promise<PreparedPicture> {
  const size =
    shape === 'square'
      ? { width: 640, height: 640 }
      : { width: LARGEST_SIDE, height: LARGEST_SIDE };
  const fit = shape === 'square' ? 'cover' : 'inside';
  const { data: pixels, info } = await image
    .resize({ ...size, fit, withoutEnlargement: shape === 'free' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = () => sharp(pixels, { raw: { width, height, channels } });
  const variants = await Promise.all(
    pictureWidths(width).flatMap((step) => [
      variant(raw().resize(step), step, 'avif'),
      variant(raw().resize(step), step, 'webp'),
    ]),
  );
  const small = await raw()
    .resize({ width: 16, height: 256, fit: 'inside' })
    .blur(0.8)
    .webp({ quality: 50 })
    .toBuffer();
  return {
    width,
    height,
    bytes: variants.reduce((sum, { data }) => sum + data.length, 0),
    blur: `data:image/webp;base64,${small.toString('base64')}`,
    variants,
  };
}

async function variant(image: sharp.Sharp, width: number, format: PictureFormat) {
  const encoded =
    format === 'avif' ? image.avif({ quality: 58, effort: 3 }) : image.webp({ quality: 80 });
  return { width, format, data: await encoded.toBuffer() };
}
