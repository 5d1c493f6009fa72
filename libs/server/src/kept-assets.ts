import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { reportFailure } from './monitoring/signals';

const DAY_MS = 86_400_000;
/** A week after the release that replaced a file; its time is renewed once a day until then. */
const KEEP_MS = 8 * DAY_MS;

/**
 * Copies the assets of a build to `folder`, now and daily, and removes those of builds that were replaced a week ago. A
 * page that was opened before a release still finds its files there. Their names change with their content.
 */
export function keepAssets(build: string, folder: string): void {
  const keep = () => {
    try {
      keepOnce(join(build, 'assets'), join(folder, 'assets'));
    } catch (error) {
      // A full disk must not stop the product.
      reportFailure('the assets of this build could not be kept', error);
    }
  };
  keep();
  setInterval(keep, DAY_MS).unref();
}

function keepOnce(build: string, kept: string): void {
  if (!existsSync(build)) return;
  mkdirSync(kept, { recursive: true });
  const now = new Date();
  for (const name of readdirSync(build)) {
    const copy = join(kept, name);
    if (!existsSync(copy)) copyFileSync(join(build, name), copy);
    utimesSync(copy, now, now);
  }
  for (const name of readdirSync(kept)) {
    const file = join(kept, name);
    if (now.getTime() - statSync(file).mtimeMs > KEEP_MS) rmSync(file);
  }
}
