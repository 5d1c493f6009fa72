import { type Reason, reason } from '@shishir/contract/reasons';
import { pictureWidths, type PictureFormat } from '@shishir/format';
import sharp from 'sharp';
import { InvalidInput } from '../http/api-error';

/** More than any camera produces. Small files can unpack to far more pixels. */
const MAX_PIXELS = 40_000_000;
/** Maximum width and height: no screen shows more, and encoding time grows with the number of pixels. */
const LARGEST_SIDE = 1600;
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

// Restricts decoding to these file types, whatever a file is named: an SVG can contain a program.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

/** Crop of a picture: `free` keeps its shape, `square` is for portraits. */
export type PictureShape = 'free' | 'square';

/** A picture in all widths and formats to be stored. */
export interface PreparedPicture {
  width: number;
  height: number;
  /** Total size of all variants in bytes. */
  bytes: number;
  blur: string;
  variants: { width: number; format: PictureFormat; data: Buffer }[];
}

/**
 * Identifies an uploaded picture by its content, applies the camera orientation, strips metadata and re-encodes it.
 * Throws InvalidInput on `field` for any other file.
 */
export const preparePicture = (
  upload: Buffer,
  field: string,
  shape: PictureShape,
): Promise<PreparedPicture> => decoded(upload, field, (image) => encode(image, shape));

/** The same for a photo that is kept as one JPEG file. */
export const preparePhoto = (upload: Buffer, field: string): Promise<Buffer> =>
  decoded(upload, field, (image) =>
    image
      .resize({
        ...{ width: LARGEST_SIDE, height: LARGEST_SIDE },
        ...{ fit: 'inside', withoutEnlargement: true },
      })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  );

async function decoded<T>(
  upload: Buffer,
  field: string,
  work: (image: sharp.Sharp) => Promise<T>,
): Promise<T> {
  const invalid = (problem: Reason) => new InvalidInput({ [field]: problem }, problem);
  try {
    // Inside the try block, because it throws immediately for an empty file.
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) throw invalid(reason('picture_wrong_type'));
    return await work(image.autoOrient());
  } catch (error) {
    if (error instanceof InvalidInput) throw error;
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw invalid(reason(tooLarge ? 'picture_too_many_pixels' : 'picture_damaged'));
  }
}

/** Maximum width and height of a photo on which people read a name plate. */
const LARGEST_PHOTO = 2560;

/**
 * Returns a photo without metadata such as the place where it was taken, upright and at most 2560 px wide and high, in
 * its format. Null if the file is damaged, no picture, or larger than 40 megapixels.
 */
export async function plainPhoto(upload: Buffer): Promise<Buffer | null> {
  try {
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    return await image
      .autoOrient()
      .resize({
        ...{ width: LARGEST_PHOTO, height: LARGEST_PHOTO },
        ...{ fit: 'inside', withoutEnlargement: true },
      })
      .toColourspace('srgb')
      .toFormat(format, { quality: 85 })
      .toBuffer();
  } catch {
    return null;
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
