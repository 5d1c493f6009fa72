/**
 * What a part of the tests came to.
 * @typedef {{ name: string, passed: number, failures: { title: string, detail: string }[] }} Result
 */

const ANSI = /\r|\u001b\[[\d;]*m/g;

/** Lines of one failure that are printed: a page of a component test can run to hundreds. */
const LONGEST = 60;

/** A part that did not run as it should: one failure, with the end of what it printed. */
export const broken = (name, title, output) => ({
  name,
  passed: 0,
  failures: [{ title, detail: lastLines(output, LONGEST) }],
});

export const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n');

/** Runs a part, says when it begins and how it ended, and prints its failures at once: the end of a long output may be lost. */
export async function timed(name, work) {
  console.log(`      ${name} ...`);
  const from = performance.now();
  const result = await work();
  const seconds = Math.round((performance.now() - from) / 1000);
  const { passed, failures } = result;
  const verdict = failures.length === 0 ? 'ok  ' : 'FAIL';
  const failed = failures.length === 0 ? '' : `, ${failures.length} failed`;
  console.log(`${verdict}  ${name}: ${passed} passed${failed} (${seconds} s)`);
  failures.forEach(print);
  return result;
}

function print({ title, detail }) {
  console.log(`\n  ${title}`);
  const lines = detail.replace(ANSI, '').trimEnd().split('\n');
  for (const line of lines.slice(0, LONGEST)) console.log(`    ${line}`);
  if (lines.length > LONGEST) console.log(`    ... and ${lines.length - LONGEST} lines more`);
  console.log();
}

/** Prints the names of all failures and, last, the sum. True where nothing failed. */
export function report(results) {
  const failures = results.flatMap(({ name, failures }) =>
    failures.map(({ title }) => `${name}: ${title}`),
  );
  failures.forEach((failure, index) => console.log(`${index + 1}. ${failure}`));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}
