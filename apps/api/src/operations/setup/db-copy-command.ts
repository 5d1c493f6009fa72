/** `npm run db:copy -- --from PLACE --to PLACE`: copies a database from SQLite to MySQL or MariaDB, or back. */
import { counted } from '@shishir/format';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-error';
import { copyDatabase, type Place } from '../backup/copy-database';
import { readEnv } from '../../platform/config/env';
import { readingArguments } from './backup-command';
import { type Command, explained, runCommand } from './run-command';

const USAGE =
  'Usage: npm run db:copy -- --from PLACE --to PLACE\n' +
  'A place is the data folder of an embedded database, or the address of a server such as mysql://user:password@host:3306/database. The target must be empty.';
const ADDRESS = /^(mysql|mariadb):\/\//;

/** Runs the command line. Returns the exit code: 1 if nothing was copied. */
export function dbCopyCommand(...[args, rawEnv, log]: Parameters<Command>): Promise<number> {
  return explained(log, async () => {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    const { values } = readingArguments(USAGE, () => parseArgs({ args, options }));
    if (!values.from || !values.to) throw new BackupError(USAGE);
    const here = rawEnv['INIT_CWD'] ?? process.cwd();
    const placeOf = (text: string): Place =>
      ADDRESS.test(text)
        ? readEnv({ ...rawEnv, DATABASE_URL: text }, ['DATABASE_URL', 'DATA_DIR'])
        : { DATA_DIR: resolve(here, text) };
    log('Stop the product first: anything it writes from now on is not copied.');
    const rows = await copyDatabase(placeOf(values.from), placeOf(values.to), log);
    log(`Copied: ${counted(rows, 'row')}. Stored files and APP_SECRET stay as they are.`);
    log(
      ADDRESS.test(values.to)
        ? 'Start the product with this DATABASE_URL and the same DATA_DIR.'
        : 'Start the product without DATABASE_URL, with DATA_DIR set to this folder. The stored files must be in it too.',
    );
  });
}

if (require.main === module) runCommand(dbCopyCommand);
