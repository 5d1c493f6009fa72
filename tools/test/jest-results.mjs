import { basename, relative } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { failureOf, writeResults } from './results.mjs';

/** Jest reporter that writes the results of a target. */
export default class {
  onRunComplete(_contexts, { numPassedTests, testResults }) {
    writeResults({ passed: numPassedTests, failures: testResults.flatMap(failuresOf) });
  }
}

function failuresOf({ testFilePath, testExecError, testResults }) {
  const file = relative(ROOT, testFilePath);
  // A file that cannot be loaded has no tests that could fail.
  if (testExecError) return [failureOf(`${file} cannot be loaded`, testExecError.message)];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => {
      // The names of tests that run together already begin with their file.
      const name = basename(file) === 'every-spec.js' ? fullName : `${file} > ${fullName}`;
      return failureOf(name, failureMessages[0]);
    });
}
