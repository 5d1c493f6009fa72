import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../setup/run.mjs';
import { installPackages, mayInstall } from './debian.mjs';
import { freePort } from './free-port.mjs';
import { findProgram } from './programs.mjs';
import { lastLines } from './result.mjs';

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
  const port = await freePort();
  let log = '';
  let ready = () => {};
  const isReady = new Promise((resolve) => (ready = resolve));
  const server = start(
    program,
    [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--appendonly', 'no'],
    ],
    {
      onText: (text) => {
        log += text;
        if (log.includes('Ready to accept connections')) ready(true);
      },
    },
  );
  const started = await Promise.race([isReady, server.ended.then(() => false)]);
  if (!started) return { missing: `it did not start\n${lastLines(log, 20)}` };
  return { url: `redis://127.0.0.1:${port}`, stop: server.stop };
}
