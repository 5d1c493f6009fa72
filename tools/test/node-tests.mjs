// node tools/test/node-tests.mjs tools/edge: runs the tests in folders (`*.test.mjs`) with Node's own runner, because
// Jest does not run ES modules. FILES_AT_ONCE sets the number of files that run in parallel.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { runShown } from '../setup/run.mjs';

const files = process.argv.slice(2).flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.mjs'))
    .sort()
    .map((file) => join(ROOT, folder, file)),
);
if (files.length === 0) throw new Error('There are no tests in these folders.');

process.exitCode = await runShown(process.execPath, [
  '--test',
  `--test-concurrency=${process.env.FILES_AT_ONCE ?? 1}`,
  ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
  `--test-reporter=${join(ROOT, 'tools/test/node-results.mjs')}`,
  '--test-reporter-destination=stderr',
  ...files,
]);
