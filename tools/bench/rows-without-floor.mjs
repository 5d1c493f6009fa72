import { setTimeout as pause } from 'node:timers/promises';
import { request } from './get.mjs';
import { measureAlone } from './measure.mjs';
import { isCounted, memoryMb } from './process-cost.mjs';
import { API, PAST_THE_CACHE } from './rows.mjs';
import { figureLine, whole } from './table.mjs';

const QUERIES = ['cassette', '1.5 ton', 'inverter split', 'AM0', 'ডাক্ট'];
const SEARCHES = {
  search: (q) => `${API}/products?q=${encodeURIComponent(q)}&page=1&pageSize=24`,
  suggest: (q) => `${API}/products/suggest?q=${encodeURIComponent(q)}`,
};

/** Measures searches, whose cost must not grow with the catalogue: compare two sizes. */
export async function searchLines({ product, load }, settings) {
  const names = Object.keys(SEARCHES).filter(settings.isWanted);
  const lines = [];
  for (const name of names) {
    const requests = QUERIES.map((q) => ({ path: SEARCHES[name](q), headers: PAST_THE_CACHE }));
    lines.push(lineOf(name, await measureAlone({ ...product, requests }, load, settings)));
  }
  return lines;
}

const PDFS = 'PDFs';
const DOCUMENTS = 24;
/** The threads that render end after 30 seconds without work. */
const IDLE_MS = 35_000;

/** Measures new data sheets, one after the other, and the memory after them and after the threads have ended. */
export async function pdfLines({ product }, size, { isWanted }) {
  if (!isWanted(PDFS)) return [];
  const times = [];
  let failed = 0;
  for (let n = 0; n < DOCUMENTS; n += 1) {
    const from = performance.now();
    const path = `${API}/products/${1 + ((n * 7919) % size)}/data-sheet`;
    const { status } = await request(product.origin + path, { headers: PAST_THE_CACHE });
    if (status !== 200) failed += 1;
    times.push(performance.now() - from);
  }
  const [first, ...others] = times;
  const median = others.sort((one, other) => one - other)[others.length >> 1];
  const line = [
    `${PDFS}: data sheet, median ${median.toFixed(0)} ms, the first ${first.toFixed(0)} ms`,
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ');
  if (!isCounted) return [line];
  const { now } = memoryMb(product.pid);
  await pause(IDLE_MS);
  const idle = memoryMb(product.pid).now;
  return [
    line,
    figureLine(`Memory after ${DOCUMENTS} PDFs`, now, 'MB', 500, 400),
    figureLine('Memory after the threads have ended', idle, 'MB', 400, 350),
  ];
}

/** Measures one address of another server in the same run. */
export async function peerLine({ load }, settings) {
  const { peer } = settings;
  if (!peer) return [];
  const { origin, pathname, search } = peer.address;
  const requests = [{ path: pathname + search }];
  const side = { origin, pid: peer.pid, requests };
  return [lineOf(`peer ${peer.address.href}`, await measureAlone(side, load, settings))];
}

function lineOf(name, { perSecond, cpuMs, p99, failed }) {
  return [
    `${name}: ${whole(perSecond)} req/s`,
    ...(Number.isFinite(cpuMs) ? [`CPU ${cpuMs.toFixed(3)} ms`] : []),
    `99th percentile ${whole(p99)} ms`,
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ');
}
