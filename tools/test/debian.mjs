import { existsSync } from 'node:fs';
import { run } from '../setup/run.mjs';

/** True where this process may install packages of the system. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian. Gives what apt-get printed where it failed, else null. */
export async function installPackages(...names) {
  console.log(`      Installing ${names.join(' ')} with apt-get ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const { code, output } = await run(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', ...names],
    { env },
  );
  return code === 0 ? null : output;
}
