import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// Programs of servers lie outside an ordinary user's PATH.
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/libexec',
];

/** The path of the first of these programs that is installed; null where none is. */
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
