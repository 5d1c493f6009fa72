import { statfs } from 'node:fs/promises';
import type { Env } from '../config/env';
import { DiskFull } from './api-error';

/** Kept free so that work that runs out of space can still be cleaned up. */
const RESERVE_BYTES = 16 * 1024 * 1024;

/** Throws DiskFull unless `bytes` and a reserve fit on the disk of DATA_DIR. */
export async function requireSpace({ DATA_DIR }: Pick<Env, 'DATA_DIR'>, bytes = 0): Promise<void> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  if (bavail * bsize < bytes + RESERVE_BYTES) throw new DiskFull();
}
