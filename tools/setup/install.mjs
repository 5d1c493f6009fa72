import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { step } from './step.mjs';

async function packagesIn(file) {
  const text = await readFile(join(ROOT, file), 'utf8').catch(() => '{}');
  return JSON.parse(text).packages ?? {};
}

/** Returns whether all packages are installed in the version of package-lock.json, according to npm's own record. */
async function isInstalled() {
  const [wanted, found] = await Promise.all([
    packagesIn('package-lock.json'),
    packagesIn('node_modules/.package-lock.json'),
  ]);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    // npm skips optional packages for other systems.
    return path in found ? found[path].version === version : optional === true;
  });
}

/** Runs npm using only Node itself, because no packages are installed yet. */
function npm(args) {
  const options = { cwd: ROOT, shell: process.platform === 'win32', maxBuffer: 64e6 };
  return new Promise((resolve) => {
    execFile('npm', args, options, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: error ? `${stdout}${stderr}${error.message}` : '' }),
    );
  });
}

export async function ensureInstalled() {
  if (await isInstalled()) return;
  await step('Installing packages (about a minute, once)', () =>
    npm(['ci', '--include=dev', '--no-audit', '--no-fund']),
  );
}
