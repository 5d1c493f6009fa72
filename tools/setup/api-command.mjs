import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';

/** Runs a command of the API, such as `setup/import-command.js`, with the arguments of this process. */
export async function runApiCommand(file) {
  await ensureInstalled();
  await ensureBuilt();
  // npm runs scripts in the repository's folder; names of files are meant from where the person stands.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const args = [join(ROOT, 'apps/api/dist', file), ...process.argv.slice(2)];
  const command = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  command.on('exit', (code) => process.exit(code ?? 1));
}
