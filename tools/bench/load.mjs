// Generates load in its own process and on its own core.
import autocannon from 'autocannon';
import { Agent } from 'node:http';
import { get } from './get.mjs';

const PEOPLE = 8;

/** Sends requests on a few connections for some seconds, one after the other on each. */
async function load({ origin, requests, seconds, connections = PEOPLE }) {
  const result = await autocannon({ url: origin, requests, connections, duration: seconds });
  return {
    done: result['2xx'],
    failed: result.non2xx + result.errors,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Measures the median response time of a single caller, alone or while others send requests. */
async function median({ origin, requests, seconds, beside }) {
  const others = beside && load({ origin, ...beside, seconds: seconds + 0.3 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < until; n += 1) {
    const { path, headers } = requests[n % requests.length];
    const from = performance.now();
    const { status } = await get(origin + path, headers, agent);
    times.push(performance.now() - from);
    if (status !== 200) failed += 1;
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1], failed, beside: await others };
}

const tasks = { load, median };

process.on('message', ({ task, ...options }) => {
  tasks[task](options).then(
    (result) => process.send(result),
    (error) => process.send({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
