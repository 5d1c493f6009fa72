/**
 * Makes the stored pictures of the demonstration from their masters:
 *
 *     node tools/imagery/variants.mjs [masters folder]
 *
 * Writes `apps/api/demo/media/{key}/{width}.{avif,webp}` in every width up to the picture's own, and
 * `apps/api/demo/media.json` with what the `media` table needs.
 */
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PICTURES, SIZES } from './pictures.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const masters = resolve(process.argv[2] ?? join(root, '../shared'));
const demo = join(root, 'apps/api/demo');

/** The widths of `pictureWidths` in libs/format, which a plain script cannot import before the build. */
const WIDTHS = [320, 640, 960, 1280, 1600];
const BUDGET = 6_000_000;
/** A part of a master may grow by this factor at most; more looks soft. */
const LARGEST_ZOOM = 1.3;

/** The picture at its full size, as raw pixels to cut the variants from. */
async function fullSize(picture) {
  const { width, height } = SIZES[picture.kind];
  if (picture.master.drawing) {
    // Drawn at twice the size and scaled down, so that hairlines come out even.
    const file = join(here, 'drawings', picture.master.drawing);
    const drawn = await sharp(file, { density: 288 })
      .resize(width * 2)
      .png()
      .toBuffer();
    return sharp(drawn).resize(width, height, { fit: 'cover' }).flatten({ background: '#F3F9FC' });
  }
  const file = join(masters, picture.master.render);
  const whole = await sharp(file).metadata();
  const [left, top, cutWidth, cutHeight] = picture.cut ?? [0, 0, whole.width, whole.height];
  const possible = Math.min(width, cutWidth * LARGEST_ZOOM);
  const wide = WIDTHS.filter((step) => step <= possible).at(-1);
  const cut = sharp(file)
    .extract({ left, top, width: cutWidth, height: cutHeight })
    .resize(wide, Math.round((wide * height) / width), { fit: 'cover', kernel: 'lanczos3' });
  return wide > cutWidth ? cut.sharpen({ sigma: 0.7 }) : cut;
}

async function blurOf(pixels) {
  const small = await sharp(pixels).resize(16).blur(0.8).webp({ quality: 50 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

async function make(picture) {
  const { data: pixels, info } = await (
    await fullSize(picture)
  )
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const folder = join(demo, 'media', picture.key);
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  for (const width of WIDTHS.filter((step) => step <= info.width)) {
    const sized = () => sharp(pixels).resize(width);
    const files = {
      avif: sized().avif({ quality: 58, effort: 5 }),
      webp: sized().webp({ quality: 80, effort: 5 }),
    };
    for (const [format, image] of Object.entries(files)) {
      const file = join(folder, `${width}.${format}`);
      await image.toFile(file);
      bytes += (await stat(file)).size;
    }
  }
  const { key, kind, alt } = picture;
  const blur = await blurOf(pixels);
  return { key, width: info.width, height: info.height, bytes, blur, alt, kind };
}

await rm(join(demo, 'media'), { recursive: true, force: true });
const manifest = [];
for (const picture of PICTURES) manifest.push(await make(picture));
await writeFile(join(demo, 'media.json'), `${JSON.stringify(manifest, null, 1)}\n`);

const total = manifest.reduce((sum, picture) => sum + picture.bytes, 0);
console.log(`${manifest.length} pictures, ${(total / 1e6).toFixed(2)} MB`);
if (total > BUDGET) {
  console.error(`That is more than ${BUDGET / 1e6} MB: take fewer pictures or a lower quality.`);
  process.exitCode = 1;
}
