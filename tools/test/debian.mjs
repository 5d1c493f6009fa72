import { existsSync } from 'node:fs';
import { run } from '../setup/run.mjs';

/** True where this process may install packages of the system. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a package of Debian. Gives what apt-get printed where it failed, else null. */
export async function installPackage(name) {
  console.log(`      Installing ${name} with apt-get ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const { code, output } = await run(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', name],
    { env },
  );
  return code === 0 ? null : output;
}
