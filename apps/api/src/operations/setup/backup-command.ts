/** `npm run backup [-- --to FOLDER|FILE.tar] [--keep N] [--without-cvs]`: backs up the running product. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-error';
import { makeBackup } from '../backup/make-backup';
import { readEnv } from '../../platform/config/env';
import { type Command, explained, runCommand } from './run-command';

const USAGE =
  'Usage: npm run backup [-- --to FOLDER|FILE.tar] [--keep NUMBER] [--without-cvs]\n' +
  'The default folder is DATA_DIR/backups. --keep removes all but the newest backups in a folder.';

/** Runs the command line. Returns the exit code: 1 if no backup was made. */
export function backupCommand(...[args, rawEnv, log]: Parameters<Command>): Promise<number> {
  return explained(log, async () => {
    const given = readArguments(args);
    const env = readEnv(rawEnv);
    // npm runs scripts in the folder of package.json and passes the caller's folder in INIT_CWD.
    const here = rawEnv['INIT_CWD'] ?? process.cwd();
    const to = given.to ? resolve(here, given.to) : join(env.DATA_DIR, 'backups');
    await makeBackup(env, { ...given, to }, log);
  });
}

function readArguments(args: string[]) {
  const options = {
    to: { type: 'string' },
    keep: { type: 'string' },
    'without-cvs': { type: 'boolean', default: false },
  } as const;
  const { values } = readingArguments(USAGE, () => parseArgs({ args, options }));
  const { to, keep } = values;
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) {
    throw new BackupError(`--keep must be a whole number of 1 or more. ${USAGE}`);
  }
  if (keep !== undefined && to?.endsWith('.tar')) {
    throw new BackupError(`--keep needs a folder. ${USAGE}`);
  }
  return { to, keep: keep ? Number(keep) : null, withoutCvs: values['without-cvs'] };
}

/** Runs `read`, turning its errors into a BackupError that also states the usage. */
export function readingArguments<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    // Keeps the first sentence; the rest of Node's message is advice for programmers.
    throw new BackupError(`${(error as Error).message.split('. ')[0]}. ${usage}`);
  }
}

if (require.main === module) runCommand(backupCommand);
