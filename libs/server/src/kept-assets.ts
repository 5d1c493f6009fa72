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
/** A week, plus one day because the times of current files are renewed daily. */
const KEEP_MS = 8 * DAY_MS;

/**
 * Copies the assets of a build to `folder`, now and daily, and removes those of builds replaced a week ago. Pages that
 * were opened before a release can still load their files, whose names change with their content.
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

function keepOnce(build: string, folder: string): void {
  if (!existsSync(build)) return;
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  for (const name of readdirSync(build)) {
    const copy = join(folder, name);
    if (!existsSync(copy)) copyFileSync(join(build, name), copy);
    utimesSync(copy, now, now);
  }
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (now.getTime() - statSync(file).mtimeMs > KEEP_MS) rmSync(file);
  }
}
