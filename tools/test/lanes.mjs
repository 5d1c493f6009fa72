/** Does the jobs in their order, `width` at a time. Gives their results in the order of the jobs. */
export async function inLanes(jobs, width) {
  const results = [];
  const waiting = jobs.entries();
  const lane = async () => {
    for (const [index, job] of waiting) results[index] = await job();
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
