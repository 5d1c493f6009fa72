import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.js';

/** Makes the data folder where it is missing, and makes sure that it can be written. */
export function prepareDataFolder(folder: string): void {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${folder} cannot be written (${reason}). Give this user the right to it, or name another: DATA_DIR=/path/to/folder`,
    );
  }
}
