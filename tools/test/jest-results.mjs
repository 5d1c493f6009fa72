import { basename, relative } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { writeResults } from './results.mjs';

/** Reporter of Jest: writes the results of a target. */
export default class {
  onRunComplete(_contexts, { numPassedTests, testResults }) {
    writeResults({ passed: numPassedTests, failures: testResults.flatMap(failuresOf) });
  }
}

function failuresOf({ testFilePath, testExecError, testResults }) {
  const file = relative(ROOT, testFilePath);
  // A file that cannot be loaded has no tests that could fail.
  if (testExecError) return [`${file} cannot be loaded`];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) =>
      // Tests that run together are named by their file already.
      basename(file) === 'every-spec.js' ? fullName : `${file} > ${fullName}`,
    );
}
