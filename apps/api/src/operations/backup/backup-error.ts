import { isDiskFull } from '../../platform/database/database-errors';

/** A backup, a restore or a copy failed for a reason that the person who runs the command can fix. */
export class BackupError extends Error {}

/**
 * Turns an error of the file system into a BackupError; returns other errors unchanged. `EFBIG` is a limit of the file
 * system or the process.
 */
export function fileError(error: unknown, path: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (!code || !syscall) return error;
  return new BackupError(
    isDiskFull(error) || code === 'EFBIG'
      ? `There is no room left to write ${path}. Free some space, then try again.`
      : `${path} cannot be used (${code}).`,
  );
}
