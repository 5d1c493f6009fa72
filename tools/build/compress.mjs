// Writes a brotli and a gzip copy of every text file of a built site, compressed once at the highest level.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [folder = 'build/client'] = process.argv.slice(2);
const TEXT = /\.(js|css|svg|html|json|txt|xml|webmanifest)$/;
const SMALLEST = 256;
const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return 0;
  const twins = await Promise.all([brotli(bytes), promisify(gzip)(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, twins[0]), writeFile(`${file}.gz`, twins[1])]);
  return twins[0].length;
}

const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
const sizes = await Promise.all(files.map((file) => compress(join(folder, file))));
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`compress: ${files.length} files, ${Math.round(total / 1024)} KB brotli`);
