/** `npm run restore -- BACKUP.tar`: restores a backup into an empty database and an empty data folder. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-error';
import { restoreBackup } from '../backup/restore-backup';
import { readEnv } from '../../platform/config/env';
import { readingArguments } from './backup-command';
import { type Command, explained, runCommand } from './run-command';

const USAGE =
  'Usage: npm run restore -- BACKUP.tar\n' +
  'It writes into the database of DATABASE_URL and the folder DATA_DIR, both of which must be empty.';

/** Runs the command line. Returns the exit code: 1 if nothing was restored. */
export function restoreCommand(...[args, rawEnv, log]: Parameters<Command>): Promise<number> {
  return explained(log, async () => {
    const { positionals } = readingArguments(USAGE, () =>
      parseArgs({ args, options: {}, allowPositionals: true }),
    );
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new BackupError(USAGE);
    const path = resolve(rawEnv['INIT_CWD'] ?? process.cwd(), file);
    await restoreBackup(readEnv(rawEnv), path, log);
  });
}

if (require.main === module) runCommand(restoreCommand);
