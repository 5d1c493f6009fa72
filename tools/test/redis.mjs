import getPort from 'get-port';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../setup/run.mjs';
import { findProgram } from './programs.mjs';

/**
 * Provides a Redis for tests: that of TEST_REDIS_URL, or a private one that ends with the tests.
 * Resolves to `{ env, stop }`, or `{ missing }` with the reason.
 */
export async function provideRedis() {
  if (process.env.TEST_REDIS_URL) return { env: {}, stop: async () => {} };
  const program = findProgram('redis-server', 'valkey-server');
  if (!program) return { missing: 'there is no Redis: install one, or set TEST_REDIS_URL' };
  return startPrivate(program);
}

/** Starts a Redis without persistence, in a temporary working folder. */
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
  return missing ? { missing } : { env: { TEST_REDIS_URL: `redis://127.0.0.1:${port}` }, stop };
}
