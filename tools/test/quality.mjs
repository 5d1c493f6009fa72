import { nx, run } from '../setup/run.mjs';
import { broken } from './result.mjs';

/** The compiler and Oxlint's typed rules are Go programs: on several cores they work out the same types several times. */
const ONE_CORE = { GOMAXPROCS: '1' };

/** What Nx prints at the start of each task, also of one that it takes from its cache. */
const HEADING = /^> nx run (\S+).*$/m;

/**
 * Lints and type-checks every project; each counts as one. What did not change since is taken from Nx's cache.
 * The products have to be built: Nx would put their files in place again, under the tests that run beside this.
 */
export async function lintAndTypecheck(name) {
  const { code, output } = await nx(
    [
      ...['run-many', '-t', 'typegen', 'lint', 'imports', 'typecheck'],
      ...['--exclude-task-dependencies', '--parallel=1'],
    ],
    ONE_CORE,
  );
  const [tasks, summary = ''] = output.split(/^Failed tasks:$/m);
  const [, ...parts] = tasks.split(HEADING);
  const failed = new Set(summary.match(/(?<=^- )\S+$/gm));
  let passed = 0;
  const failures = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [title, detail] = [parts[at], parts[at + 1].trim()];
    if (failed.has(title)) failures.push({ title, detail });
    else passed += 1;
  }
  if (passed + failures.length === 0) return broken(name, 'Nx did not run', output);
  if (code !== 0 && failures.length === 0) return broken(name, 'Nx failed', output);
  return { name, passed, failures };
}

/** Counts as one check; fails with the list of the files that Prettier would write in another way. */
export async function formatting(name) {
  const { code, output } = await run('prettier', [
    ...['--list-different', '.'],
    ...['--cache', '--cache-strategy=content', '--cache-location=.nx/prettier'],
  ]);
  if (code === 0) return { name, passed: 1, failures: [] };
  if (code > 1) return broken(name, 'Prettier failed', output);
  return { name, passed: 0, failures: [{ title: 'run npm run format', detail: output }] };
}
