import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';

await ensureInstalled();
await ensureBuilt();

console.log('Starting ...');
const demo = (process.env.APP_MODE || 'demo') === 'demo';
const product = spawn(process.execPath, [join(ROOT, 'apps/standalone/dist/entry.js')], {
  cwd: ROOT,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // Someone who tries it out wants to read the addresses, not a line for each request.
  env: { ...process.env, ...(demo && !process.env.LOG_LEVEL ? { LOG_LEVEL: 'warn' } : {}) },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => product.kill(signal));
}
if (process.env.npm_lifecycle_event) {
  // npm passes a signal to its shell alone: that the shell has gone is all that is to be seen here.
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || product.kill('SIGTERM'), 500).unref();
}
product.once('message', () => void announce());
product.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

const ROLES = { super_admin: 'Owner', admin: 'Staff', user: 'Visitor' };

async function announce() {
  if (demo) {
    const accounts = JSON.parse(await readFile(join(ROOT, 'libs/demo/data/accounts.json'), 'utf8'));
    const width = Math.max(...accounts.map(({ email }) => email.length));
    console.log('\nDemonstration accounts, with their passwords');
    for (const { role, email, password } of accounts) {
      console.log(`${ROLES[role].padEnd(8)} ${email.padEnd(width)}  ${password}`);
    }
  }
  console.log('\nCtrl-C stops it.');
}
