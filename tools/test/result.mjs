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

/** Runs a part and says when it begins and how it ended. */
export async function timed(name, work) {
  console.log(`      ${name} ...`);
  const from = performance.now();
  const result = await work();
  const seconds = Math.round((performance.now() - from) / 1000);
  const verdict = result.failures.length === 0 ? 'ok  ' : 'FAIL';
  const failed = result.failures.length === 0 ? '' : `, ${result.failures.length} failed`;
  console.log(`${verdict}  ${name}: ${result.passed} passed${failed} (${seconds} s)`);
  return result;
}

/** Prints every failure and, last, the sum. True where nothing failed. */
export function report(results) {
  const failures = results.flatMap(({ name, failures }) =>
    failures.map((failure) => ({ name, ...failure })),
  );
  failures.forEach(({ name, title, detail }, index) => {
    console.log(`\n${index + 1}. ${name}: ${title}`);
    const lines = detail.replace(ANSI, '').trimEnd().split('\n');
    for (const line of lines.slice(0, LONGEST)) console.log(`   ${line}`);
    if (lines.length > LONGEST) console.log(`   ... and ${lines.length - LONGEST} lines more`);
  });
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}
