import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { runNode } from '../setup/run.mjs';
import { broken } from './result.mjs';

/** A test that leaves something open would keep jest waiting for ever. */
const LIMIT_MS = 30 * 60_000;

/**
 * Tests make much that is gone at once, and keep what they load to the end. With a large young generation, and an old one
 * that is not searched before it has grown, component tests take an eighth less time and those of the API a twentieth.
 */
const NODE_FLAGS = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=128',
  '--initial-old-space-size=3000',
];
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

const TOGETHER = join(ROOT, 'tools/test/together');

/** The projects that have tests of jest, as folders: `libs/format`, `apps/api`, ... */
export async function jestProjects() {
  const folders = [];
  for (const group of ['libs', 'apps']) {
    for (const project of await readdir(join(ROOT, group))) {
      const folder = `${group}/${project}`;
      const isTested = ['js', 'cjs'].some((end) =>
        existsSync(join(ROOT, folder, `jest.config.${end}`)),
      );
      if (isTested) folders.push(folder);
    }
  }
  return folders;
}

/** The spec files of a project that `fits` takes, by their path and text. */
async function specsOf(folder, fits) {
  const source = join(ROOT, folder, 'src');
  const names = await readdir(source, { recursive: true });
  const files = names
    .filter((name) => /\.spec\.tsx?$/.test(name))
    .map((name) => join(source, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files.filter((file, at) => fits(file, texts[at]));
}

/**
 * Runs spec files of one project as one, so that what they import is loaded once and not once for each.
 * For projects whose every file reads half of it. `env` is added to the environment.
 */
export async function jestTogether(name, folder, scratch, env, fits = () => true) {
  const files = (await specsOf(folder, fits)).sort();
  return jest(name, folder, scratch, { ...env, SPEC_FILES: files.join('\n') }, [
    ...['--roots', join(ROOT, folder), '--roots', TOGETHER],
    ...['--testMatch', `${TOGETHER}/*.js`],
  ]);
}

/** Runs the tests of one project, narrowed down by `args`. `env` is added to the environment. */
export async function jest(name, folder, scratch, env = {}, args = []) {
  const file = join(scratch, `${name.replace(/\W+/g, '-')}.json`);
  await rm(file, { force: true });
  const { output } = await runNode(
    [...NODE_FLAGS, JEST, '--ci', '--json', `--outputFile=${file}`, '--maxWorkers=1', ...args],
    {
      limitMs: LIMIT_MS,
      cwd: join(ROOT, folder),
      env: { NODE_ENV: 'test', ...env },
    },
  );
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return broken(name, 'jest did not finish', output);

  const { numPassedTests, numTotalTests, testResults } = JSON.parse(text);
  if (numTotalTests === 0) return broken(name, 'found no tests', output);
  return { name, passed: numPassedTests, failures: testResults.flatMap(failuresOf) };
}

function failuresOf({ name, message, status, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that cannot even be loaded has no tests of its own that could fail.
  if (status === 'failed' && failed.length === 0) return [{ title: file, detail: message }];
  return failed.map(({ fullName, failureMessages }) => ({
    // What runs together names its file itself.
    title: name.startsWith(TOGETHER) ? fullName : `${file} > ${fullName}`,
    detail: failureMessages.join('\n'),
  }));
}
