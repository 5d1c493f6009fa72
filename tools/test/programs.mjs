// node tools/test/programs.mjs: prints the installed programs, as an input of the Nx targets that start them.
import { chromium } from '@playwright/test';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../setup/run.mjs';

/** Names of each program that tests start, and its Debian package. */
const PROGRAMS = [
  [['mariadbd', 'mysqld'], 'mariadb-server-core'],
  // Used by the program that creates the tables of MariaDB.
  [['my_print_defaults'], 'mariadb-client-core'],
  [['redis-server', 'valkey-server'], 'redis-server'],
  [['nginx'], 'nginx'],
  [['openssl'], 'openssl'],
  [['docker-compose', 'docker'], 'docker-compose'],
  [
    // Headless first: it renders the same pages with less processor time.
    ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    'chromium-headless-shell',
  ],
];

// Server programs are often outside the PATH of a normal user.
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/libexec',
];

/** Returns the path of the first of these programs that is installed; null if none is. */
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

/**
 * Returns the path of the browser for the stories: CHROMIUM, that of the system, or Playwright's; null if there is
 * none.
 */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const own = chromium.executablePath();
  return findProgram(...PROGRAMS.at(-1)[0]) ?? (existsSync(own) ? own : null);
}

/** Installs missing programs: with apt-get as root on Debian, otherwise only the browser. */
export async function installPrograms() {
  const missing = PROGRAMS.filter(([names]) => !findProgram(...names)).map(([, name]) => name);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const options = ['-q', '-y', '--no-install-recommends'];
    await install('apt-get', ['update', '-q'], env);
    // One by one, because not every system offers all of them.
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
