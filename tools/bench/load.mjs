// The load, as a process of its own on a core of its own.
import autocannon from 'autocannon';
import { Agent } from 'node:http';
import { get } from './get.mjs';

const PEOPLE = 8;

/** Requests one after the other on each of a few connections, for some seconds. */
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

/** The middle one of the times that one caller waits, alone or beside others. */
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
