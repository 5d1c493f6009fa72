/**
 * Makes the site's own pictures from their masters: `node tools/imagery/site-pictures.mjs [part of a name]`.
 * They belong to its code and not to the media that staff change.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { masters } from './folders.mjs';

const WIDTHS = [640, 960, 1280, 1600];
const NAMES = ['hero', 'lobby', 'vrf-sizes', 'workshop'];
const [part = ''] = process.argv.slice(2);
const images = fileURLToPath(new URL('../../apps/web/public/images', import.meta.url));

for (const name of NAMES.filter((one) => one.includes(part))) {
  const folder = join(images, name);
  await mkdir(folder, { recursive: true });
  for (const width of WIDTHS) {
    const picture = sharp(join(masters, `scenes/${name}.png`))
      .removeAlpha()
      .resize({ width });
    await picture
      .clone()
      .avif({ quality: 62, effort: 7, chromaSubsampling: '4:4:4' })
      .toFile(join(folder, `${width}.avif`));
    await picture
      .clone()
      .webp({ quality: 80, effort: 6 })
      .toFile(join(folder, `${width}.webp`));
  }
  console.log(`${name}: ${WIDTHS.join(', ')}`);
}
