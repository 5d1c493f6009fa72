import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { runNode } from '../setup/run.mjs';
import { broken } from './result.mjs';

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

/** Runs the browser stories over the built product. */
export async function browserStories(name, scratch, env) {
  const file = join(scratch, 'browser.json');
  await rm(file, { force: true });
  const { code, output } = await runNode([PLAYWRIGHT, 'test', '--reporter=json'], {
    cwd: join(ROOT, 'apps/e2e'),
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return broken(name, 'Playwright did not finish', output);

  const { stats, suites, errors } = JSON.parse(text);
  const failures = [
    ...errors.map(({ message }) => ({ title: 'could not start', detail: message })),
    ...suites.flatMap((suite) => failuresOf(suite)),
  ];
  if (stats.expected + failures.length === 0) return broken(name, 'found no stories', output);
  if (code !== 0 && failures.length === 0) return broken(name, `ended with code ${code}`, output);
  return { name, passed: stats.expected, failures };
}

function failuresOf(suite, path = []) {
  const here = [...path, suite.title];
  const nested = (suite.suites ?? []).flatMap((inner) => failuresOf(inner, here));
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, projectName, results }) => ({
        title: [...here, spec.title, `(${projectName})`].join(' > '),
        // A story that did not run proves nothing.
        detail:
          results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n\n') ||
          status,
      })),
  );
  return [...nested, ...own];
}
