/** `npm run owner -- --email=... --name=... --number=...`: creates the owner's account. */
import { EnvError, readEnv } from '../../platform/config/env';
import { openDatabase } from '../../platform/schema/open-database';
import { StartError } from '../../platform/schema/start-error';
import { type Ask, ask } from './ask';
import { makeOwner, ownerProblems } from './first-owner';
import { type Command, runCommand } from './run-command';

const USAGE =
  'Usage: npm run owner -- --email=you@example.com --name="Your Name" --number=01711000000\n' +
  'The password is asked for, or read from OWNER_PASSWORD or the standard input.';

/** Runs the command line. Returns the exit code: 1 if no account was created. */
export async function ownerCommand(
  ...[args, rawEnv, log, ask]: [...Parameters<Command>, ask: Ask]
): Promise<number> {
  const given = new Map(
    args.map((arg) => arg.replace(/^--/, '').split(/=(.*)/s) as [string, string]),
  );
  const unknown = [...given.keys()].find((key) => !['email', 'name', 'number'].includes(key));
  if (unknown !== undefined || !given.get('email')) {
    log(USAGE);
    return 1;
  }
  const account = {
    email: given.get('email') ?? '',
    name: given.get('name') ?? 'Owner',
    number: given.get('number') ?? '',
    password: rawEnv['OWNER_PASSWORD'] || (await ask('Password:', { silent: true })),
  };
  if (account.password === '') {
    log('No password was given, so no account was created.');
    return 1;
  }
  const problems = ownerProblems(account);
  if (problems.length > 0) {
    problems.forEach((problem) => log(problem));
    return 1;
  }
  try {
    const dataSource = await openDatabase(readEnv(rawEnv), log);
    const done = await makeOwner(dataSource, account).finally(() => dataSource.destroy());
    log(
      done === 'made'
        ? `${account.email} is now the owner's account.`
        : `${account.email} had an account: it is now the owner's, with this password.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof StartError || error instanceof EnvError)) throw error;
    log(error.message);
    return 1;
  }
}

if (require.main === module) runCommand((args, env, log) => ownerCommand(args, env, log, ask));
