import getPort from 'get-port';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../setup/run.mjs';
import { installPackages, mayInstall } from './debian.mjs';
import { findProgram } from './programs.mjs';

/**
 * A Redis to test on: the one that TEST_REDIS_URL names, or a private one that ends with the tests.
 * Gives `{ url, stop }`, or `{ missing }` with the reason.
 */
export async function provideRedis() {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, stop: async () => {} };
  let program = findProgram('redis-server', 'valkey-server');
  if (!program && mayInstall()) {
    const problem = await installPackages('redis-server');
    if (problem) return { missing: `Redis could not be installed\n${problem}` };
    program = findProgram('redis-server');
  }
  if (!program) return { missing: 'there is no Redis: install one, or set TEST_REDIS_URL' };
  return startPrivate(program);
}

/** It keeps nothing on disk; the folder is there so that it has a place of its own. */
async function startPrivate(program) {
  const folder = mkdtempSync(join(tmpdir(), 'shishir-redis-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const port = await getPort();
  const { missing, stop } = await startServer(
    program,
    [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--appendonly', 'no'],
    ],
    (log) => log.includes('Ready to accept connections'),
  );
  return missing ? { missing } : { url: `redis://127.0.0.1:${port}`, stop };
}
