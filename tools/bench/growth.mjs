import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { fill } from './fill.mjs';
import { request } from './get.mjs';
import { ask, startNode, stop } from './processes.mjs';
import { startProduct } from './product.mjs';
import { API, BROWSER, PAST_THE_CACHE, post } from './rows.mjs';
import { fillStaffLists, signIn, staffLists } from './staff-lists.mjs';
import { whole } from './table.mjs';

const SIZE = { products: 200_000, enquiries: 1_000_000, versions: 1_000_000 };
const ADDRESSES = 5_000;
const REQUESTS = 20_000;
const SECONDS = 20;
const WARM_SECONDS = 5;
const CONNECTIONS = 16;
const CHANGE_EVERY_MS = 10_000;
const SLOWEST_SHOWN = 8;

/**
 * Measures a large installation: the start, the lists of staff, and the throughput of one instance and of two on the
 * same database. Instances, database and load share the machine.
 */
export async function benchGrowth({ where, units }) {
  const { products, enquiries, versions } = SIZE;
  const names = [products, enquiries, versions].map(whole);
  console.log(`Filling: ${names[0]} products, ${names[1]} enquiries, ${names[2]} audit lines ...`);
  const from = performance.now();
  await fill(where, units, products);
  await fillStaffLists(where, SIZE);
  console.log(`Filled in ${seconds(performance.now() - from)} s.`);

  const first = await startProduct(where, { core: null });
  console.log(`Start to the first correct response: ${seconds(first.coldMs)} s`);
  const lists = await staffLists(first);
  console.log(`\nLists of staff, ${lists.length} calls, 95th percentile, the slowest`);
  for (const { path, p95, failed } of lists.slice(0, SLOWEST_SHOWN)) {
    const note = failed > 0 ? `, ${failed} failed` : '';
    console.log(`  ${p95.toFixed(0).padStart(5)} ms  ${path}${note}`);
  }
  await loads([first]);
  await loads([first, await startProduct(where, { core: null })]);
}

/** Runs every load against all instances in parallel, with one sending process per instance. */
async function loads(instances) {
  const senders = instances.map(() =>
    startNode([join(import.meta.dirname, 'load.mjs')], { core: null }),
  );
  console.log(`\n${instances.length === 1 ? 'One instance' : `${instances.length} instances`}`);
  console.log('  a second   p50 ms   p99 ms   failed');
  for (const { name, requests, changes = false } of LOADS) {
    const send = (duration) =>
      Promise.all(
        instances.map(({ origin }, at) =>
          ask(senders[at], {
            task: 'load',
            ...{ origin, requests, seconds: duration, connections: CONNECTIONS / instances.length },
          }),
        ),
      );
    await send(WARM_SECONDS);
    const ended = new AbortController();
    const changing = changes ? changeProducts(instances[0], ended.signal) : null;
    const results = await send(SECONDS);
    ended.abort();
    await changing;
    console.log(lineOf(name, results));
  }
  await Promise.all(senders.map(stop));
}

function lineOf(name, results) {
  const sum = (valueOf) => results.reduce((total, result) => total + valueOf(result), 0);
  const worst = (field) => Math.max(...results.map((result) => result[field]));
  const cells = [
    whole(sum(({ done, seconds: duration }) => done / duration)),
    ...[worst('p50'), worst('p99'), sum(({ failed }) => failed)].map(String),
  ];
  return `  ${cells.map((cell) => cell.padStart(8)).join(' ')}  ${name}`;
}

/** Changes a price every ten seconds as staff would, which invalidates everything that visitors see. */
async function changeProducts(product, signal) {
  const headers = { ...(await signIn(product)), 'content-type': 'application/json' };
  for (let id = 2; !signal.aborted; id += 1) {
    const body = JSON.stringify({ regular_price: 100_000 + (Date.now() % 1_000) });
    const options = { method: 'PUT', headers, body };
    const { status } = await request(`${product.origin}${API}/products/${id}`, options);
    if (status !== 200) throw new Error(`A change of a product responded with ${status}.`);
    await pause(CHANGE_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Returns addresses of the site with the frequency of real visits: the nth occurs 1/n times as often as the first. */
function visits() {
  const addresses = Array.from({ length: ADDRESSES }, (_, n) =>
    n === 0
      ? '/'
      : n % 5 === 1
        ? `/products?page=${n}`
        : `/products/${1 + ((n * 7919) % SIZE.products)}`,
  );
  const weights = addresses.map((_, n) => 1 / (n + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // Steps of the golden ratio cover the range evenly, and every run uses the same addresses.
  return Array.from({ length: REQUESTS }, (_, turn) => {
    let left = ((turn * 0.618_033_988_75) % 1) * total;
    const at = weights.findIndex((weight) => (left -= weight) <= 0);
    return { path: addresses[Math.max(0, at)], headers: BROWSER };
  });
}

const pages = Array.from({ length: 200 }, (_, n) => n + 1);

const LOADS = [
  { name: 'visits over 5,000 addresses, a change every 10 s', requests: visits(), changes: true },
  { name: 'visits over 5,000 addresses, no change', requests: visits() },
  {
    name: 'list pages, each rendered',
    requests: pages.map((page) => ({ path: `/products?page=${page}`, headers: PAST_THE_CACHE })),
  },
  {
    name: 'list API, each read from the database',
    requests: pages.map((page) => ({
      path: `${API}/products?page=${page}&pageSize=24&sort=offer_price`,
      headers: PAST_THE_CACHE,
    })),
  },
  { name: 'enquiries, each on the disk', requests: [post(`${API}/contact-message`)] },
];

const seconds = (ms) => (ms / 1000).toFixed(1);
