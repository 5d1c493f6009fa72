import { execa } from 'execa';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { NX_ENV } from '../setup/run.mjs';
import { RESULTS } from './results.mjs';

/** Far more than all targets need. Without a limit, a test that leaves something open would block Nx forever. */
const LIMIT_MS = 75 * 60_000;

/** Nx statuses of tasks that passed, now or earlier. */
const PASSED = /^(success|local-cache|remote-cache)/;

/**
 * Runs Nx targets in every project that has them, and prints the sum of their results as the last line. Resolves to the
 * exit code. `options` are additional options of Nx, `env` is added to the environment.
 */
export async function runTargets(targets, options, env) {
  const tasksFile = join(env.TMPDIR, 'tasks.json');
  // Removes results of earlier runs. Nx restores the results of cached targets.
  await rm(RESULTS, { recursive: true, force: true });
  const nx = execa(
    'nx',
    [
      ...['run-many', '-t', ...targets],
      // Each task waits for a sixth to a half of its time, so that a third one keeps two cores busy.
      '--parallel=3',
      // The products are already built, and Nx would replace their files while tests run them.
      '--exclude-task-dependencies',
      ...options,
    ],
    {
      cwd: ROOT,
      preferLocal: true,
      localDir: ROOT,
      env: { ...NX_ENV, ...env, TASKS_FILE: tasksFile },
      stdin: 'ignore',
      // Through a pipe, because Nx and the tests draw progress in a terminal.
      stdout: ['pipe', 'inherit'],
      stderr: ['pipe', 'inherit'],
      buffer: false,
      reject: false,
      timeout: LIMIT_MS,
      // Time for Nx to end its tasks.
      cleanup: false,
      forceKillAfterDelay: 60_000,
    },
  );
  // Passes signals on and waits for Nx to end.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => nx.kill(signal));
  }
  const { exitCode } = await nx;
  const tasks = JSON.parse(await readFile(tasksFile, 'utf8').catch(() => '[]'));
  const results = await Promise.all(tasks.map(resultOf));
  // Nothing ran, or Nx failed without a failed task.
  const failures = results.flatMap(({ id, failures }) => failures.map((name) => `${id}: ${name}`));
  if (tasks.length === 0 || (exitCode !== 0 && failures.length === 0)) failures.push('Nx failed');

  results.forEach(print);
  failures.forEach((failure, index) => console.log(`${index + 1}. ${failure}`));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

/** Returns the results of a task. A task without tests, such as lint, counts as one check. */
async function resultOf({ project, target, hasResults, ...task }) {
  const isPassed = PASSED.test(task.status);
  if (!hasResults) {
    return { ...task, passed: isPassed ? 1 : 0, failures: isPassed ? [] : [task.status] };
  }
  const text = await readFile(join(RESULTS, project, `${target}.json`), 'utf8').catch(() => null);
  if (text === null) return { ...task, passed: 0, failures: ['ended without its sum'] };
  const results = { ...task, ...JSON.parse(text) };
  if (results.passed + results.failures.length === 0 && !results.skipped) {
    results.failures.push('found no tests');
  }
  if (!isPassed && results.failures.length === 0) results.failures.push(task.status);
  return results;
}

function print({ id, status, seconds, passed, failures, skipped }) {
  const verdict = failures.length > 0 ? 'FAIL' : skipped ? 'skip' : 'ok  ';
  const failed = failures.length > 0 ? `, ${failures.length} failed` : '';
  const time = status === 'success' || failed ? `${seconds} s` : 'cached';
  console.log(`${verdict}  ${id}: ${skipped ?? `${passed} passed${failed}`} (${time})`);
}
