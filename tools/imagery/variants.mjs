/**
 * Makes the stored pictures of the demonstration from their masters:
 *
 *     node tools/imagery/variants.mjs [part of a key]
 *
 * A picture is made when it has no files yet, when its master is newer than they are, or when its key
 * is named. It writes `libs/demo/media/{key}/{width}.{avif,webp}` in every width up to the picture's
 * own, and `libs/demo/data/media.json` with what the `media` table needs. Each picture gets the best quality
 * at which its largest AVIF file stays within `LARGEST_AVIF`: smooth studio walls show blocks before fine
 * detail does, and cost little.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fullSize, masterOf, WIDTHS } from './full-size.mjs';
import { PICTURES } from './pictures.mjs';
import { demo, workshops } from './folders.mjs';
import sharp from 'sharp';

const BUDGET = 35_000_000;
const media = join(demo, 'media');
const manifest = join(demo, 'data/media.json');
const [part] = process.argv.slice(2);

async function blurOf(pixels) {
  const small = await sharp(pixels).resize(16).blur(0.8).webp({ quality: 50 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

const LARGEST_AVIF = 56_000;
const QUALITIES = [76, 66, 56, 46];
const avif = (image, quality) => image.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' });

/** The best quality of AVIF at which a picture of 1280 px, or of its own width, is no heavier than wanted. */
async function qualityOf(pixels, wide) {
  const sized = () => sharp(pixels).resize(Math.min(1280, wide));
  for (const quality of QUALITIES) {
    const file = await avif(sized(), quality).toBuffer();
    if (file.length <= LARGEST_AVIF) return quality;
  }
  return QUALITIES.at(-1);
}

async function make({ folder, picture }) {
  const whole = (await fullSize(picture)).toColourspace('srgb').png({ compressionLevel: 1 });
  const { data: pixels, info } = await whole.toBuffer({ resolveWithObject: true });
  await mkdir(folder, { recursive: true });
  const quality = await qualityOf(pixels, info.width);
  let bytes = 0;
  for (const width of WIDTHS.filter((step) => step <= info.width)) {
    const sized = () => sharp(pixels).resize(width);
    const files = {
      avif: avif(sized(), quality),
      webp: sized().webp({ quality: Math.min(86, quality + 14), effort: 5 }),
    };
    for (const [format, image] of Object.entries(files)) {
      const file = join(folder, `${width}.${format}`);
      await image.toFile(file);
      bytes += (await stat(file)).size;
    }
  }
  return { width: info.width, height: info.height, bytes, blur: await blurOf(pixels) };
}

async function isDue(picture) {
  const made = join(media, picture.key, '320.webp');
  if (!existsSync(made)) return true;
  const master = masterOf(picture);
  if (!existsSync(master)) return false;
  if (part && picture.key.includes(part)) return true;
  const [before, after] = await Promise.all([stat(made), stat(master)]);
  return after.mtimeMs > before.mtimeMs;
}

/** Everything is made in a folder of its own first and moved in at the end, so that the set is always whole. */
const known = new Map(JSON.parse(await readFile(manifest, 'utf8')).map((row) => [row.key, row]));
await mkdir(workshops, { recursive: true });
const workshop = await mkdtemp(join(workshops, 'media-'));
const rows = [];
const due = [];
for (const picture of PICTURES) {
  const { key, kind, alt } = picture;
  const row = known.get(key);
  if (row && !(await isDue(picture))) {
    rows.push({ ...row, alt, kind });
    continue;
  }
  if (!existsSync(masterOf(picture))) {
    console.log(`${key} waits for its master`);
    continue;
  }
  const made = await make({ folder: join(workshop, key), picture });
  rows.push({ key, ...made, alt, kind });
  due.push(key);
  console.log(key);
}
for (const key of due) {
  await rm(join(media, key), { recursive: true, force: true });
  await mkdir(dirname(join(media, key)), { recursive: true });
  await rename(join(workshop, key), join(media, key));
}
await writeFile(manifest, `${JSON.stringify(rows, null, 2)}\n`);
const keys = new Set(rows.map(({ key }) => key));
for (const group of await readdir(media)) {
  for (const name of await readdir(join(media, group))) {
    if (!keys.has(`${group}/${name}`)) await rm(join(media, group, name), { recursive: true });
  }
}
await rm(workshop, { recursive: true });

const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${rows.length} pictures, ${due.length} made, ${(total / 1e6).toFixed(2)} MB`);
if (total > BUDGET) {
  console.error(`That is more than ${BUDGET / 1e6} MB: take fewer pictures or a lower quality.`);
  process.exitCode = 1;
}
