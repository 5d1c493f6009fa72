/**
 * Makes the site's own pictures from their masters: `node tools/imagery/site-pictures.mjs`. They belong to
 * its code and not to the media that staff change.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { masters } from './folders.mjs';

const WIDTHS = [640, 960, 1280, 1600];
const PICTURES = { lobby: 'scenes/lobby.png', workshop: 'scenes/workshop.png' };
const images = fileURLToPath(new URL('../../apps/web/public/images', import.meta.url));

for (const [name, master] of Object.entries(PICTURES)) {
  const folder = join(images, name);
  await mkdir(folder, { recursive: true });
  for (const width of WIDTHS) {
    const picture = sharp(join(masters, master)).removeAlpha().resize({ width });
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
