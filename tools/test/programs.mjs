// node tools/test/programs.mjs: prints the programs that are installed, an input of the targets of Nx that start them.
import { chromium } from '@playwright/test';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../setup/run.mjs';

/** Names of each program that tests start, and its Debian package. */
const PROGRAMS = [
  [['mariadbd', 'mysqld'], 'mariadb-server-core'],
  // Called by the program that makes the tables of MariaDB.
  [['my_print_defaults'], 'mariadb-client-core'],
  [['redis-server', 'valkey-server'], 'redis-server'],
  [['nginx'], 'nginx'],
  [['openssl'], 'openssl'],
  [['docker-compose', 'docker'], 'docker-compose'],
  [
    // Without windows first: the same pages for less processor time.
    ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    'chromium-headless-shell',
  ],
];

// Programs of servers lie outside an ordinary user's PATH.
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/libexec',
];

/** The path of the first of these programs that is installed; null if none is. */
export function findProgram(...names) {
  for (const name of names) {
    for (const folder of FOLDERS) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not in this folder.
      }
    }
  }
  return null;
}

/** The browser for the stories: a setting, the system's, or Playwright's; null if there is none. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const own = chromium.executablePath();
  return findProgram(...PROGRAMS.at(-1)[0]) ?? (existsSync(own) ? own : null);
}

/** Installs what is missing: with apt-get if this is root on Debian, and else the browser alone. */
export async function installPrograms() {
  const missing = PROGRAMS.filter(([names]) => !findProgram(...names)).map(([, name]) => name);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const options = ['-q', '-y', '--no-install-recommends'];
    await install('apt-get', ['update', '-q'], env);
    // One by one: not every system has all of them.
    for (const name of missing) await install('apt-get', ['install', ...options, name], env);
  }
  if (!findChromium()) await install('playwright', ['install', 'chromium']);
}

async function install(program, args, env = {}) {
  console.log(`${program} ${args.join(' ')} ...`);
  const { code, output } = await run(program, args, { env });
  if (code !== 0) console.log(output);
}

if (process.argv[1] === import.meta.filename) {
  console.log(PROGRAMS.map(([names]) => findProgram(...names)).join('\n'), findChromium());
}
