import { failureOf, writeResults } from './results.mjs';

/** Playwright reporter that writes the results of a target. */
export default class {
  #errors = [];

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError({ message }) {
    this.#errors.push(message ?? 'could not start');
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? [];
    // Skipped stories and stories that passed only after a retry count as failed.
    const failed = tests.filter((test) => test.outcome() !== 'expected');
    const failures = failed.map((test) =>
      failureOf(
        test.titlePath().filter(Boolean).join(' > '),
        test.results
          .at(-1)
          ?.errors.map(({ message }) => message)
          .join('\n'),
      ),
    );
    const passed = tests.length - failed.length;
    writeResults({ passed, failures: [...this.#errors, ...failures] });
  }
}
