import { loadEnvFile } from '@shishir/server/env';
import { BackupError } from '../backup/backup-error';
import { EnvError } from '../../platform/config/env';
import { StartError } from '../../platform/schema/start-error';

/** A command with its arguments and the environment. Returns the exit code. */
export type Command = (
  args: string[],
  rawEnv: Record<string, string | undefined>,
  log: (line: string) => void,
) => Promise<number>;

/** Runs a command that was started as the main program. */
export function runCommand(command: Command): void {
  loadEnvFile();
  // The exit code if Ctrl-D at a question ends the process.
  process.exitCode = 1;
  command(process.argv.slice(2), process.env, (line) => console.log(line)).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => console.error(error),
  );
}

/** Runs `work` and logs the messages of known errors, which are written for people. Returns the exit code. */
export async function explained(log: (line: string) => void, work: () => Promise<void>) {
  try {
    await work();
    return 0;
  } catch (error) {
    const isKnown = [BackupError, StartError, EnvError].some((known) => error instanceof known);
    if (!isKnown) throw error;
    log((error as Error).message);
    return 1;
  }
}
