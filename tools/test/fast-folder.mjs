import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** What databases, uploads and browser profiles of one run need at most, in bytes. */
const ROOM = 1.5e9;

/** Where tests keep their data: in memory where there is room for it, as a disk makes every write wait. */
export function fastFolder() {
  try {
    accessSync('/dev/shm', constants.W_OK);
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ROOM ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}
