// Compiles the files in a project's `src` to `dist` with the settings in its .swcrc, and copies the lists (.txt) and
// worker scripts (.cjs) next to the code that reads them.
import { transformFile } from '@swc/core';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const [source = 'src', target = 'dist'] = process.argv.slice(2);
const isSource = (file) =>
  file.endsWith('.ts') &&
  !file.endsWith('.spec.ts') &&
  !file.endsWith('.d.ts') &&
  !file.startsWith('testing/');

async function compile(file) {
  const out = join(target, file.replace(/\.ts$/, '.js'));
  const { code, map } = await transformFile(join(source, file), { swcrc: true, sourceMaps: true });
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, `${code}\n//# sourceMappingURL=${basename(out)}.map\n`);
  if (map) await writeFile(`${out}.map`, map);
}

await rm(target, { recursive: true, force: true });
const all = await readdir(source, { recursive: true });
const files = all.filter(isSource);
await Promise.all(files.map(compile));
for (const file of all.filter((file) => /\.(txt|cjs)$/.test(file))) {
  await copyFile(join(source, file), join(target, file));
}
console.log(`swc: ${files.length} files`);
