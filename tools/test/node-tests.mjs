import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { runNode } from '../setup/run.mjs';
import { broken, report, timed } from './result.mjs';

/** The steps of the image install and build everything anew. */
const LIMIT_MS = 30 * 60_000;

/** The faults take minutes, and are a command of their own: `npm run test:faults`. */
const FAULTS = /^faults[\\/]/;

/**
 * Runs the tests of the tools (`*.test.mjs`) with Node's own runner: they are ES modules, which jest does not run.
 * With `faults` it runs those alone, as many files at once as `concurrency` says; without it all others.
 */
export async function nodeTests(name, env = {}, { faults = false, concurrency = 1 } = {}) {
  const files = await readdir(join(ROOT, 'tools'), { recursive: true });
  const tests = files
    .filter((file) => file.endsWith('.test.mjs') && FAULTS.test(file) === faults)
    .sort();
  const { code, output } = await runNode(
    [
      '--test',
      `--test-concurrency=${concurrency}`,
      `--test-reporter=${join(ROOT, 'tools/test/json-reporter.mjs')}`,
      ...tests.map((file) => join(ROOT, 'tools', file)),
    ],
    { env, limitMs: LIMIT_MS },
  );
  const results = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const passed = results.filter((result) => result.passed).length;
  const failures = results
    .filter((result) => result.failed)
    .map(({ failed, detail }) => ({ title: failed, detail }));
  if (passed + failures.length === 0) return broken(name, 'found no tests', output);
  if (code !== 0 && failures.length === 0) return broken(name, 'did not finish', output);
  return { name, passed, failures };
}

// Nx runs this file for `nx test tools`.
if (process.argv[1] === import.meta.filename) {
  process.exitCode = report([await timed('tools', () => nodeTests('tools'))]) ? 0 : 1;
}
