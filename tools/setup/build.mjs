import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './root.mjs';
import { nx } from './run.mjs';
import { step } from './step.mjs';

const FOLDERS = ['apps', 'libs', 'tools/build'];
/** The other `sharedGlobals` of nx.json. */
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const OUTPUT = /^(apps|libs)\/[^/]+\/(dist|build)\//;
const IGNORED = /\/(node_modules|\.react-router|test-results)\//;
const RECORD = join(ROOT, '.nx/last-build.json');

async function filesBelow(folder) {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !IGNORED.test(file));
}

/**
 * Returns the state of the build: a hash of the contents of all sources, and one of the sizes and times of all outputs.
 * Undefined if a file is deleted while it runs.
 */
async function readState() {
  const sources = createHash('sha256');
  const outputs = createHash('sha256');
  try {
    const folders = await Promise.all(FOLDERS.map(filesBelow));
    for (const file of [...SETTINGS, ...folders.flat().sort()]) {
      const path = join(ROOT, file);
      if (OUTPUT.test(file)) {
        const { size, mtimeMs } = await stat(path);
        outputs.update(`${file} ${size} ${mtimeMs}\n`);
      } else {
        sources.update(`${file}\n`).update(await readFile(path));
      }
    }
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
  return { sources: sources.digest('hex'), outputs: outputs.digest('hex') };
}

/**
 * Builds missing and outdated projects; unchanged ones are restored from the Nx cache. Touches no file if nothing
 * changed since the last build, because Nx would replace all outputs, including those of a running product.
 */
export async function ensureBuilt() {
  const before = await readState();
  const record = await readFile(RECORD, 'utf8').catch(() => '');
  if (before && record === JSON.stringify(before)) return;
  await step('Building', () => nx(['run-many', '-t', 'build']));
  const after = await readState();
  // The build may not include files that changed while it ran.
  if (!before || before.sources !== after?.sources) return;
  await mkdir(dirname(RECORD), { recursive: true });
  await writeFile(RECORD, JSON.stringify(after));
}
