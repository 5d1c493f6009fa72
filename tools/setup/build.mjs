import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NX, QUIET_NX, ROOT } from './root.mjs';
import { runNode } from './run.mjs';
import { step } from './step.mjs';

const SOURCES = ['apps', 'libs', 'tools/build'];
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test-results', '.react-router', 'e2e']);
const OUTPUTS = [
  'libs/format/dist/index.js',
  'libs/contract/dist/index.js',
  'apps/api/dist/index.js',
  'apps/web/build/server/index.js',
  'apps/web/build/client',
  'apps/admin/dist/index.html',
  'apps/standalone/dist/entry.js',
];
const STAMP = join(ROOT, '.nx/built-from');

async function* sourceFiles(folder) {
  for (const entry of await readdir(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (NOT_SOURCES.has(entry.name) || path === 'apps/web/build') continue;
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (!/\.spec\.tsx?$/.test(path)) yield path;
  }
}

/** A mark that changes with any source file: looking at sizes and times is enough to know when to ask Nx. */
async function markOfSources() {
  const mark = createHash('sha256');
  const files = [...SETTINGS];
  for (const folder of SOURCES) for await (const file of sourceFiles(folder)) files.push(file);
  for (const file of files.sort()) {
    const { size, mtimeMs } = await stat(join(ROOT, file));
    mark.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return mark.digest('hex');
}

/** Builds what is missing or older than its sources. */
export async function ensureBuilt() {
  const mark = await markOfSources();
  const last = await readFile(STAMP, 'utf8').catch(() => '');
  if (last === mark && OUTPUTS.every((path) => existsSync(join(ROOT, path)))) return;
  await step('Building', async () => {
    await rm(STAMP, { force: true });
    return runNode([NX, 'run-many', '-t', 'build', '--outputStyle=static'], {
      env: QUIET_NX,
    });
  });
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, mark);
}
