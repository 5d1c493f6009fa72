/** Logs a step and the time it took. On failure, prints its output and exits with code 1. */
export async function step(title, work) {
  console.log(`${title} ...`);
  const from = performance.now();
  const { code, output } = await work();
  if (code !== 0) {
    console.error(output);
    console.error(`${title}: failed. See the output above.`);
    process.exit(1);
  }
  console.log(`${title}: done in ${Math.round((performance.now() - from) / 1000)} s`);
}
