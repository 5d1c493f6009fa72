import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';

await ensureInstalled();
await ensureBuilt();

const command = join(ROOT, 'apps/api/dist/import/import-command.js');
// npm runs scripts in the repository's folder; names of files are meant from where the person stands.
const cwd = process.env.INIT_CWD ?? process.cwd();
spawn(process.execPath, [command, ...process.argv.slice(2)], { cwd, stdio: 'inherit' }).on(
  'exit',
  (code) => process.exit(code ?? 1),
);
