import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../setup/build.mjs';
import { fastFolder } from './fast-folder.mjs';
import { installPrograms } from './programs.mjs';
import { runTargets } from './targets.mjs';

/** Nx targets of each command, with the slowest first. */
const COMMANDS = {
  test: [
    ...['test', 'test-mariadb', 'test-redis', 'test-replica', 'e2e'],
    ...['test-commands', 'test-containers', 'test-edge'],
    ...['test-monitoring', 'test-new-domain', 'test-release'],
    ...['typegen', 'lint', 'commits', 'imports', 'unused', 'typecheck', 'formatting'],
  ],
  matrix: ['matrix'],
  faults: ['faults'],
};

const [command, ...options] = process.argv.slice(2);
const targets = COMMANDS[command];
if (!targets) throw new Error(`Choose one of ${Object.keys(COMMANDS).join(', ')}.`);

await installPrograms();
await ensureBuilt();

const scratch = mkdtempSync(join(fastFolder(), 'shishir-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
process.exitCode = await runTargets(targets, options, {
  TMPDIR: scratch,
  // The compiler and Oxlint's typed rules are Go programs, which check the same types several times on several cores.
  GOMAXPROCS: '1',
});
