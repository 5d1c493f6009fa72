import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NX, NX_CACHE, QUIET_NX } from '../setup/root.mjs';
import { runNode } from '../setup/run.mjs';
import { broken } from './result.mjs';

/** Lints and type-checks every project; each counts as one. What did not change since is taken from Nx's cache. */
export async function lintAndTypecheck(name) {
  const begin = new Date().toISOString();
  const { code, output } = await runNode(
    [NX, 'run-many', '-t', 'lint', 'typecheck', '--parallel=1', '--outputStyle=static'],
    { env: QUIET_NX },
  );
  // Nx notes here how each task of its last run ended.
  const noted = await readFile(join(NX_CACHE, 'run.json'), 'utf8').catch(() => '{}');
  const { run, tasks = [] } = JSON.parse(noted);
  if (!run || run.startTime < begin) return broken(name, 'Nx did not run', output);

  const failures = [];
  for (const { taskId, hash, status } of tasks.filter((task) => task.status !== 0)) {
    const log = join(NX_CACHE, 'terminalOutputs', hash);
    const detail = await readFile(log, 'utf8').catch(() => `ended with code ${status}`);
    failures.push({ title: taskId, detail });
  }
  if (code !== 0 && failures.length === 0) return broken(name, 'Nx failed', output);
  return { name, passed: tasks.length - failures.length, failures };
}
