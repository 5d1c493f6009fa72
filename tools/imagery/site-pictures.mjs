// Makes the site's own pictures from their masters: `node tools/imagery/site-pictures.mjs <folder of masters>`.
// The masters are large and stay outside the repository; what comes out is committed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const WIDTHS = [640, 960, 1280, 1600];
const NAMES = ['lobby'];
// Gain and lift for red, green and blue: the cool, bright grade that all pictures of the site share.
const GRADE = [
  [0.948, 0.996, 1.043],
  [14.6, 10.9, 4.9],
];
const [masters = '.'] = process.argv.slice(2);
const images = fileURLToPath(new URL('../../apps/web/public/images', import.meta.url));

for (const name of NAMES) {
  const folder = join(images, name);
  await mkdir(folder, { recursive: true });
  for (const width of WIDTHS) {
    const master = sharp(join(masters, `${name}.png`)).removeAlpha();
    const picture = master.resize({ width }).linear(...GRADE);
    await picture
      .clone()
      .avif({ quality: 55, effort: 7 })
      .toFile(join(folder, `${width}.avif`));
    await picture
      .clone()
      .webp({ quality: 80, effort: 6 })
      .toFile(join(folder, `${width}.webp`));
  }
  console.log(`${name}: ${WIDTHS.join(', ')}`);
}
