import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Maximum size of databases, uploads and browser profiles of one run, in bytes. */
const ROOM = 1.5e9;

/** Returns the folder for test data: in memory if there is enough space, because writes to a disk are slow. */
export function fastFolder() {
  try {
    accessSync('/dev/shm', constants.W_OK);
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ROOM ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}
