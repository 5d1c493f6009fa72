/** @sqlite-only The content of a picture depends on no database. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureForPrint } from './picture-for-print';
import { FolderStore } from './store/folder-store';

let storage: string;
beforeAll(async () => {
  storage = await mkdtemp(join(tmpdir(), 'shishir-print-'));
  await mkdir(join(storage, 'wide'));
  // Red on the left, blue on the right.
  const red = { create: { width: 320, height: 160, channels: 3, background: '#f00' } } as const;
  const blue = { create: { width: 160, height: 160, channels: 3, background: '#00f' } } as const;
  await sharp(red)
    .composite([{ input: await sharp(blue).png().toBuffer(), left: 160, top: 0 }])
    .webp({ lossless: true })
    .toFile(join(storage, 'wide', '320.webp'));
});
afterAll(() => rm(storage, { recursive: true, force: true }));

const picture = { key: 'wide', width: 320, height: 160, blur: '', alt: '' };
const coloursAt = async (focal: { x: number; y: number } | undefined, fit: 'cover' | 'inside') => {
  const size = { width: 100, height: 100, fit };
  const print = await pictureForPrint(
    new FolderStore(storage),
    { ...picture, ...(focal && { focal }) },
    size,
  );
  const pixels = await sharp(print.data).removeAlpha().raw().toBuffer();
  const colour = (x: number) => (pixels[(10 * print.width + x) * 3]! > 128 ? 'red' : 'blue');
  return { size: [print.width, print.height], colours: [colour(5), colour(print.width - 6)] };
};

test('crops a picture around its focal point to fill a size', async () => {
  const square = [100, 100];
  expect(await coloursAt(undefined, 'cover')).toEqual({ size: square, colours: ['red', 'blue'] });
  expect(await coloursAt({ x: 0, y: 50 }, 'cover')).toEqual({
    size: square,
    colours: ['red', 'red'],
  });
  expect(await coloursAt({ x: 100, y: 0 }, 'cover')).toEqual({
    size: square,
    colours: ['blue', 'blue'],
  });
});

test('does not crop a picture that is shown whole', async () => {
  expect(await coloursAt({ x: 0, y: 0 }, 'inside')).toEqual({
    size: [100, 50],
    colours: ['red', 'blue'],
  });
});
