/** Where masters lie and where the pictures go. */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const here = fileURLToPath(new URL('.', import.meta.url));
const root = resolve(here, '../..');

/** Large and not in the repository; another folder may be named by MASTERS. */
export const masters = resolve(process.env.MASTERS ?? join(root, 'data/imagery'));
export const demo = join(root, 'apps/api/demo');
