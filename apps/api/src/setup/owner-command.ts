/** `npm run owner -- --email=... --name=... --number=...`: makes the owner's account. */
import { loadEnvFile } from '@shishir/server/env';
import { createInterface } from 'node:readline/promises';
import { EnvError, readEnv } from '../config/env';
import { openDatabase } from '../schema/open-database';
import { StartError } from '../schema/start-error';
import { makeOwner, ownerProblems } from './first-owner';

const USAGE =
  'Usage: npm run owner -- --email=you@example.com --name="Your Name" --number=01711000000\n' +
  'The password is asked for, or read from OWNER_PASSWORD.';

type Ask = (question: string) => Promise<string>;

/** Runs the command line. Returns the exit code: 1 where no account was made. */
export async function ownerCommand(
  args: string[],
  rawEnv: Record<string, string | undefined>,
  log: (line: string) => void,
  ask: Ask,
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
    password: rawEnv['OWNER_PASSWORD'] || (await ask('Password: ')),
  };
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
        ? `${account.email} is the owner's account now.`
        : `${account.email} had an account: it is the owner's now, with this password.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof StartError || error instanceof EnvError)) throw error;
    log(error.message);
    return 1;
  }
}

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

if (require.main === module) {
  loadEnvFile();
  const log = (line: string) => console.log(line);
  ownerCommand(process.argv.slice(2), process.env, log, askAtTerminal).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
