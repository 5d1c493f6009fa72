import { failureOf, writeResults } from './results.mjs';

/** Reporter of Playwright: writes the results of a target. */
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
    // A story that did not run, or not at the first try, proves nothing.
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
