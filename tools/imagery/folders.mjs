/** Where masters lie and where the pictures go. */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Large and not in the repository; another folder may be named by MASTERS. */
export const masters = resolve(process.env.MASTERS ?? join(root, 'data/imagery'));
/** What takes the noise out of a picture; large and not in the repository either. */
export const weights = join(root, 'data/denoise');
/** Drawn by hand, so kept with the scripts. */
export const drawings = join(root, 'tools/imagery/drawings');
export const demo = join(root, 'libs/demo');
/** Ignored by git and on the same disk, so that finished pictures can be moved from it. */
export const workshops = join(root, 'data');
