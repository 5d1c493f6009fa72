import { join, resolve } from 'node:path';

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

export const NX = join(ROOT, 'node_modules/nx/dist/bin/nx.js');

export const NX_CACHE = join(ROOT, '.nx/cache');

/** Nx without a process that stays behind, colours in what is read again, or a cache in the home folder. */
export const QUIET_NX = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_CACHE_DIRECTORY: NX_CACHE,
  NO_COLOR: '1',
  FORCE_COLOR: '0',
};
