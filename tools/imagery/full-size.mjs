import { join } from 'node:path';
import sharp from 'sharp';
import { SIZES } from './pictures.mjs';
import { here, masters } from './folders.mjs';

/** The widths of `pictureWidths` in libs/format, which a plain script cannot import before the build. */
export const WIDTHS = [320, 640, 960, 1280, 1600];
/** A master may grow by this factor at most; more looks soft. */
const LARGEST_ZOOM = 1.3;

export const masterOf = ({ master }) =>
  master.drawing ? join(here, 'drawings', master.drawing) : join(masters, master.render);

/** The picture at its full size, to cut the variants from. */
export async function fullSize(picture) {
  const { width, height } = SIZES[picture.kind];
  const file = masterOf(picture);
  if (picture.master.drawing) {
    // Drawn at twice the size and scaled down, so that hairlines come out even.
    const drawn = await sharp(file, { density: 288 })
      .resize(width * 2)
      .png()
      .toBuffer();
    return sharp(drawn).resize(width, height, { fit: 'cover' }).flatten({ background: '#F3F9FC' });
  }
  const whole = await sharp(file).metadata();
  const [left, top, cutWidth, cutHeight] = picture.cut ?? [0, 0, whole.width, whole.height];
  const possible = Math.min(width, cutWidth * LARGEST_ZOOM);
  const wide = WIDTHS.filter((step) => step <= possible).at(-1);
  const cut = sharp(file)
    .removeAlpha()
    .extract({ left, top, width: cutWidth, height: cutHeight })
    .resize(wide, Math.round((wide * height) / width), { fit: 'cover', kernel: 'lanczos3' });
  return wide > cutWidth ? cut.sharpen({ sigma: 0.7 }) : cut;
}
