import { loadEnvFile } from '@shishir/server/env';

/** A command with its arguments and the environment. Returns the exit code. */
export type Command = (
  args: string[],
  rawEnv: Record<string, string | undefined>,
  log: (line: string) => void,
) => Promise<number>;

/** Runs a command that was started by itself. */
export function runCommand(command: Command): void {
  loadEnvFile();
  // Ctrl-D at a question ends the process without a word.
  process.exitCode = 1;
  command(process.argv.slice(2), process.env, (line) => console.log(line)).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => console.error(error),
  );
}
