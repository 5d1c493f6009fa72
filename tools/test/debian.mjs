import { existsSync } from 'node:fs';
import { run } from '../setup/run.mjs';

/** True where this process may install packages of the system. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let last = Promise.resolve(null);

/**
 * Installs packages of Debian, one call after the other: apt-get lets nobody in meanwhile.
 * Gives what it printed where it failed, else null.
 */
export function installPackages(...names) {
  last = last.then(() => install(names));
  return last;
}

async function install(names) {
  console.log(`      Installing ${names.join(' ')} with apt-get ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const { code, output } = await run(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', ...names],
    { env },
  );
  return code === 0 ? null : output;
}
