import { execaNode } from 'execa';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import './env-file.mjs';
import { ROOT } from './root.mjs';
import { whenNpmEnds } from './run.mjs';

await ensureBuilt();

console.log('Starting ...');
const demo = (process.env.APP_MODE || 'demo') === 'demo';
const product = execaNode(join(ROOT, 'apps/standalone/dist/entry.js'), {
  cwd: ROOT,
  stdio: 'inherit',
  reject: false,
  // The product allows 10 seconds for requests in flight.
  forceKillAfterDelay: 15_000,
  // In demonstration mode, people want to see the addresses instead of a line per request.
  env: demo && !process.env.LOG_LEVEL ? { LOG_LEVEL: 'warn' } : {},
});
// Waits for the product to stop; without a handler, execa would end first.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => product.kill(signal));
}
whenNpmEnds(() => product.kill('SIGTERM'));
product.once('message', () => void announce());
const { exitCode } = await product;
process.exit(exitCode ?? 1);

async function announce() {
  if (demo) {
    const roles = { super_admin: 'Owner', admin: 'Staff', user: 'Visitor' };
    const accounts = JSON.parse(await readFile(join(ROOT, 'libs/demo/data/accounts.json'), 'utf8'));
    const width = Math.max(...accounts.map(({ email }) => email.length));
    console.log('\nDemonstration accounts, with their passwords');
    for (const { role, email, password } of accounts) {
      console.log(`${roles[role].padEnd(8)} ${email.padEnd(width)}  ${password}`);
    }
  }
  console.log('\nCtrl-C stops it.');
}
