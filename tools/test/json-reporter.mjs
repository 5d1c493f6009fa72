/** A reporter for `node --test`: one line of JSON for each test that passed, and for each failure its reason. */
export default async function* jsonReporter(events) {
  const printed = new Map();
  for await (const { type, data } of events) {
    if (type === 'test:stderr') {
      printed.set(data.file, (printed.get(data.file) ?? '') + data.message);
      continue;
    }
    // A suite passes when its tests do; the tests are what counts.
    const isTest = data.details?.type !== 'suite';
    const error = data.details?.error;
    if (type === 'test:pass' && isTest && !data.skip && !data.todo) {
      yield `${JSON.stringify({ passed: data.name })}\n`;
    } else if (type === 'test:fail' && error?.failureType !== 'subtestsFailed') {
      const cause = error?.cause ?? error;
      const reason = cause?.stack ?? String(cause);
      // A file that cannot be loaded fails as a whole, and its reason is what it printed.
      const detail = `${reason}\n${printed.get(data.name) ?? ''}`;
      yield `${JSON.stringify({ failed: data.name, detail })}\n`;
    }
  }
}
