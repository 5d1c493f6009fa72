import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { step } from './step.mjs';

async function packagesIn(file) {
  const text = await readFile(join(ROOT, file), 'utf8').catch(() => '{}');
  return JSON.parse(text).packages ?? {};
}

/** True where everything that package-lock.json names is installed in its version. npm notes what it installed. */
async function isInstalled() {
  const [wanted, found] = await Promise.all([
    packagesIn('package-lock.json'),
    packagesIn('node_modules/.package-lock.json'),
  ]);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    // Packages for other systems are optional: npm leaves them out.
    return path in found ? found[path].version === version : optional === true;
  });
}

/** With Node alone: the packages with which everything else here starts programs are not installed yet. */
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
