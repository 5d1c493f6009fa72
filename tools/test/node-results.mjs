import { failureOf, writeResults } from './results.mjs';

/** Reporter of `node --test` that writes the results of a target. */
export default async function* (events) {
  const failures = [];
  let passed = 0;
  for await (const { type, data } of events) {
    // Counts only tests, since a suite passes with its tests.
    const isTest = data.details?.type !== 'suite';
    if (type === 'test:pass' && isTest && !data.skip && !data.todo) passed += 1;
    if (type === 'test:fail' && data.details.error?.failureType !== 'subtestsFailed') {
      const { error } = data.details;
      failures.push(failureOf(data.name, error?.cause?.message ?? error?.message));
    }
  }
  writeResults({ passed, failures });
  yield '';
}
