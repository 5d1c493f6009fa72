import { request } from './get.mjs';
import { ask } from './processes.mjs';
import { API, PAST_THE_CACHE, post } from './rows.mjs';

export const BUSY = 64;
const WARM_MS = 1_000;
const SECONDS = 8;

/** One caller each, from different addresses. The last part of the address is the place in this list. */
const CALLERS = [
  { name: 'enquiry', ...post(`${API}/contact-message`) },
  { name: 'detail', path: `${API}/products/5`, headers: PAST_THE_CACHE },
  { name: 'page', path: '/products/7', headers: PAST_THE_CACHE },
  { name: 'cached page', path: '/products' },
  { name: 'health check', path: '/health/live' },
];

/**
 * Measures the 99th percentile of single callers in milliseconds while one address sends uncached reads on many
 * connections, half of them pages. `failed` counts responses other than success and an early 503.
 */
export async function fairness({ product: { origin }, load }) {
  const pages = [2, 3, 4, 5, 6, 7, 8];
  const requests = pages.flatMap((page) =>
    [`${API}/products?page=${page}&pageSize=24`, `/products?page=${page}`].map((path) => ({
      path,
      headers: PAST_THE_CACHE,
    })),
  );
  const flood = ask(load, {
    ...{ task: 'load', origin, requests, connections: BUSY },
    seconds: SECONDS + (2 * WARM_MS) / 1000,
  });
  await new Promise((resolve) => setTimeout(resolve, WARM_MS));
  const until = performance.now() + SECONDS * 1000;
  const results = await Promise.all(
    CALLERS.map(async ({ name, path, ...options }, at) => {
      const headers = { ...options.headers, 'x-forwarded-for': `203.0.113.${at}` };
      const times = [];
      let failed = 0;
      while (performance.now() < until) {
        const from = performance.now();
        const { status } = await request(origin + path, { ...options, headers });
        times.push(performance.now() - from);
        if (status >= 300 && status !== 503) failed += 1;
      }
      times.sort((one, other) => one - other);
      return { name, p99: times[Math.ceil(times.length * 0.99) - 1], failed };
    }),
  );
  await flood;
  return results;
}
