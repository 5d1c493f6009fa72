import { isDiskFull } from '../../platform/database/database-errors';

/** A backup, a restore or a copy cannot go on, for a reason that whoever runs the command can act on. */
export class BackupError extends Error {}

/**
 * A sentence for an error of the file system; any other error is given back as it is. `EFBIG` is a limit of the file
 * system or of the process.
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
