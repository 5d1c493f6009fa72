import { execaNode } from 'execa';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ROOT } from './root.mjs';

/** Runs a command of the API, such as `setup/import-command.js`, with the arguments of this process. */
export async function runApiCommand(file) {
  await ensureBuilt();
  const { exitCode } = await execaNode(join(ROOT, 'apps/api/dist', file), process.argv.slice(2), {
    // npm changes to the folder of the repository, but file names are relative to the folder of the caller.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
    reject: false,
  });
  process.exit(exitCode ?? 1);
}
