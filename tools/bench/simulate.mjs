// node tools/bench/simulate.mjs: models ten instances with response caches, a primary and replicas. The same seed
// produces the same table. docs/scaling.md lists the assumptions.

const INSTANCES = 10;
const SECONDS = 300;
const VISITS_A_SECOND = 1000;
/** Number of addresses, visited by rank (Zipf), and how many of them one cache holds (64 MB). */
const PAGES = 5000;
const CACHED_PAGES = 600;
/** Processor time of a rendered and of a cached page, from docs/performance.md. */
const RENDER_S = 0.0112;
const HIT_S = 0.000029;
/** Time from a cache miss to the response. */
const RENDER_WAIT_S = 0.04;
/** Statements for a page, and for the menus, categories and company details shared by all pages. */
const PAGE_QUERIES = 4;
const SHELL_QUERIES = 12;
const REVISION_EVERY_S = 1;
const BEHIND_S = 0.1;

/** @type {[name: string, changesASecond: number, given: { replicas: number, lag?: number, stopped?: number }][]} */
const SCENARIOS = [
  ['no changes', 0, { replicas: 2 }],
  ['6 changes a minute', 0.1, { replicas: 0 }],
  ['6 changes a minute', 0.1, { replicas: 2 }],
  ['6 changes a minute, lag of 1.5 s', 0.1, { replicas: 2, lag: 1.5 }],
  ['6 changes a minute, one replica stops', 0.1, { replicas: 2, stopped: 1 }],
  ['an import, 5 changes a second', 5, { replicas: 0 }],
  ['an import, 5 changes a second', 5, { replicas: 2 }],
  ['an import, both replicas stop', 5, { replicas: 2, stopped: 2 }],
];

/** Mulberry32, a small generator of pseudo-random numbers between 0 and 1. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function simulate(changesASecond, { replicas: count, lag = 0.03, stopped = 0 }) {
  const random = randomFrom(20260101);
  const wait = (rate) => -Math.log(1 - random()) / rate;
  const commits = [];
  if (changesASecond > 0) {
    for (let at = wait(changesASecond); at < SECONDS; at += wait(changesASecond)) commits.push(at);
  }
  /** Returns how many of the ascending times have passed. */
  const past = (moments, now) => {
    let [low, high] = [0, moments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (moments[middle] <= now) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  // A replica applies changes in order, each after a lag. A stopped one applies none during the middle third.
  const replicas = Array.from({ length: count }, (_, number) => {
    let last = 0;
    const applied = commits.map((at) => {
      const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      let then = at + lag * Math.exp(normal);
      const isStopped = number < stopped && then > SECONDS / 3 && then < (2 * SECONDS) / 3;
      if (isStopped) then = (2 * SECONDS) / 3;
      return (last = Math.max(last, then));
    });
    return { applied, queries: 0 };
  });
  const instances = Array.from({ length: INSTANCES }, () => ({
    known: 0,
    readAt: -Infinity,
    cache: new Map(),
    shell: -1,
    turn: 0,
    behindUntil: replicas.map(() => -Infinity),
  }));

  const harmonic = new Float64Array(PAGES);
  for (let page = 0, sum = 0; page < PAGES; page++) harmonic[page] = sum += 1 / (page + 1);
  const anyPage = () => past(harmonic, random() * harmonic[PAGES - 1]);

  let [primary, hits, visits, rendered] = [0, 0, 0, 0];
  const ages = [];

  /**
   * Returns the state of the data for a page: from a replica that is as recent as the revision known to the instance,
   * else from the primary.
   */
  function read(instance, now, queries) {
    for (let step = 0; step < replicas.length; step++) {
      const number = (instance.turn + step) % replicas.length;
      if (now < instance.behindUntil[number]) continue;
      const state = past(replicas[number].applied, now);
      if (state >= instance.known) {
        instance.turn = number + 1;
        replicas[number].queries += queries;
        return state;
      }
      replicas[number].queries++;
      instance.behindUntil[number] = now + BEHIND_S;
    }
    primary += queries;
    return past(commits, now);
  }

  function visit(instance, page, now) {
    if (now - instance.readAt >= REVISION_EVERY_S) {
      instance.known = past(commits, now);
      instance.readAt = now;
      primary++;
    }
    const { cache, known } = instance;
    let entry = cache.get(page);
    if (entry && entry.revision === known) {
      // Requests for a page that is being rendered share the result, so waiting costs nothing.
      hits++;
      cache.delete(page);
    } else {
      const queries = PAGE_QUERIES + (instance.shell === known ? 0 : SHELL_QUERIES);
      instance.shell = known;
      rendered++;
      entry = {
        revision: known,
        state: read(instance, now, queries),
        readyAt: now + RENDER_WAIT_S,
      };
    }
    cache.set(page, entry);
    if (cache.size > CACHED_PAGES) cache.delete(cache.keys().next().value);
    const seenAt = Math.max(now, entry.readyAt);
    const missing = commits[entry.state];
    ages.push(missing !== undefined && missing < seenAt ? seenAt - missing : 0);
  }

  for (let now = wait(VISITS_A_SECOND); now < SECONDS; now += wait(VISITS_A_SECOND)) {
    visits++;
    visit(instances[Math.floor(random() * INSTANCES)], anyPage(), now);
  }
  ages.sort((a, b) => a - b);
  const age = (part) => ages[Math.min(ages.length - 1, Math.floor(ages.length * part))].toFixed(2);
  return [
    `${((100 * hits) / visits).toFixed(1)} %`,
    Math.round(primary / SECONDS),
    replicas.map(({ queries }) => Math.round(queries / SECONDS)).join(', ') || '-',
    ((rendered * RENDER_S + hits * HIT_S) / SECONDS).toFixed(1),
    age(0.5),
    age(0.99),
    age(1),
  ];
}

const HEAD = [
  ...['changes', 'replicas', 'from the cache', 'primary, queries a second', 'each replica'],
  ...['processor cores', 'age p50, s', 'p99', 'longest'],
];
const rows = SCENARIOS.map(([name, rate, given]) => [
  name,
  given.replicas,
  ...simulate(rate, given),
]);
console.log(`| ${HEAD.join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(HEAD.length - 1)}`);
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
