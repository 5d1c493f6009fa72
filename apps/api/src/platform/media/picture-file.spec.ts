// @sqlite-only: pictures are prepared without a database.
import sharp from 'sharp';
import { preparePicture } from './picture-file';

it.each([
  [1280, 18000],
  [1, 5000],
  [5000, 1],
])('scales a picture of %d x %d pixels', async (width, height) => {
  const create = { width, height, channels: 3, background: '#8ac' } as const;
  const upload = await sharp({ create }).jpeg().toBuffer();
  for (const shape of ['free', 'square'] as const) {
    const picture = await preparePicture(upload, 'image', shape);
    expect(picture.width).toBeLessThanOrEqual(1600);
    expect(picture.height).toBeLessThanOrEqual(1600);
    expect(picture.variants.length).toBeGreaterThan(1);
  }
});
