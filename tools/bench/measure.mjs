import { request } from './get.mjs';
import { ask } from './processes.mjs';
import { cpuMs, isCounted } from './process-cost.mjs';

const WARM_REQUESTS = 1_000;
const WARM_TURNS = 4;

/** Measures one row. Floor and product take turns, so that other activity on the machine affects both. */
export async function measure(row, { product, floor, load }, { seconds, rounds }) {
  const note = await compare(row, product, floor);
  const sides = [
    { ...floor, requests: row.floor, units: row.floorUnits, rounds: [] },
    { ...product, requests: row.product, rounds: [] },
  ];
  for (const side of sides) await warmUp(load, side, seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sides) side.rounds.push(await turn(load, side, seconds));
  }
  const [atLeast, ours] = sides.map(best);
  return {
    ...row,
    ours,
    atLeast,
    times: isCounted ? ours.cpuMs / atLeast.cpuMs : atLeast.perSecond / ours.perSecond,
    notes: [note, failedNote('product', ours), failedNote('floor', atLeast)].filter(Boolean),
  };
}

/** Runs the load until Node has compiled the hot code; before, figures would mostly show the compilation. */
async function warmUp(load, side, seconds) {
  let count = 0;
  for (let n = 0; n < WARM_TURNS && count < WARM_REQUESTS; n += 1) {
    count += (await turn(load, side, seconds)).done;
  }
}

/** Measures requests that have no floor: the best round, and the longest 99th percentile in milliseconds. */
export async function measureAlone(side, load, { seconds, rounds }) {
  const turns = [];
  await warmUp(load, side, seconds);
  for (let round = 0; round < rounds; round += 1) turns.push(await turn(load, side, seconds));
  return { ...best({ rounds: turns }), p99: Math.max(...turns.map(({ p99 }) => p99)) };
}

/** Runs one load on one side and measures its cost. A side without a pid runs elsewhere. */
async function turn(load, { pid, origin, requests, units = 1 }, seconds) {
  const count = isCounted && pid ? () => cpuMs(pid) : () => NaN;
  const before = count();
  const result = await ask(load, { task: 'load', origin, requests, seconds });
  const cpu = count() - before;
  const { failed, p99 } = result;
  const done = result.done * units;
  return { done, failed, p99, perSecond: done / result.seconds, cpuMs: cpu / done };
}

/** Returns the best round, because other activity on the machine only adds to the cost of a request. */
const best = ({ rounds }) => ({
  perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)),
  cpuMs: Math.min(...rounds.map(({ cpuMs: cost }) => cost)),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
});

const failedNote = (side, { failed }) => failed > 0 && `${failed} responses of the ${side} failed`;

/** Compares a response of each side before measuring, because wrong responses can be fast. */
async function compare({ isCached, same, ...row }, product, floor) {
  const ours = await request(product.origin + row.product[0].path, row.product[0]);
  if (ours.status >= 300) return `the product responded ${ours.status}`;
  if (isCached) {
    const type = ours.headers['content-type'];
    await ask(floor.child, { type, body: ours.body.toString('base64') });
  }
  const theirs = await request(floor.origin + row.floor[0].path, row.floor[0]);
  if (theirs.status >= 300) return `the floor responded ${theirs.status}`;
  if (same && !same(String(ours.body), String(theirs.body))) {
    return 'the floor gave other products than the product';
  }
  return ours.status === 200 && `${kb(ours.body)} KB, floor ${kb(theirs.body)} KB`;
}

const kb = (body) => (body.length / 1024).toFixed(1);
