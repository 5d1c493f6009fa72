import { StartError } from './start-error';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Not empty, because an empty file fits on a full disk. */
const PROBE = Buffer.alloc(64 * 1024);

/** Creates the data folder if missing, and checks that it is writable. Throws a StartError otherwise. */
export function prepareDataFolder(folder: string): void {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, PROBE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new StartError(
        `The disk of the data folder ${folder} is full. Free some space there, or use another folder: DATA_DIR=/path/to/folder`,
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${folder} is not writable (${reason}). Give this user access to it, or use another folder: DATA_DIR=/path/to/folder`,
    );
  } finally {
    if (existsSync(probe)) rmSync(probe);
  }
}
