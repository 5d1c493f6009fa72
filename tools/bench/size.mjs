import { join } from 'node:path';
import { dashboardLines } from './dashboard.mjs';
import { factsOf } from './facts.mjs';
import { BUSY, fairness } from './fairness.mjs';
import { fill } from './fill.mjs';
import { measure } from './measure.mjs';
import { isCounted, memoryMb } from './process-cost.mjs';
import { messageFrom, SERVER_CORE, startNode, stop } from './processes.mjs';
import { startProduct } from './product.mjs';
import { rowsFor } from './rows.mjs';
import { pdfLines, peerLine, searchLines } from './rows-without-floor.mjs';
import { besideSignIns } from './sign-in.mjs';
import { ENQUIRIES, fillStaffLists, staffLists, VERSIONS } from './staff-lists.mjs';
import { figureLine, tableOf, verdict, whole } from './table.mjs';

const STARTS = 3;
const STAFF_LISTS = 'staff lists';
const STAFF_LISTS_BAR_MS = 300;
const FAIRNESS = 'fairness';
const FAIRNESS_BAR_MS = 1_000;
const SIGN_IN = 'sign-in: detail beside two who sign in';

/** Measures everything on a catalogue of one size and prints the results. */
export async function benchSize(size, { where, units, load }, settings) {
  const products = whole(size);
  const kind = where.DATABASE_URL ? 'MySQL or MariaDB' : 'SQLite';
  console.log(`\nFilling the database with ${products} products ...`);
  await fill(where, units, size);
  const facts = await factsOf(where, size);

  const starts = [];
  for (let n = 1; n < STARTS; n += 1) starts.push(await startAndStop(where));
  const product = await startProduct(where, settings);
  starts.push(product);
  const floor = await startFloor(where);
  const sides = { product, floor, load };

  const { isWanted } = settings;
  const results = [];
  for (const row of rowsFor(facts).filter(({ name }) => isWanted(name))) {
    console.log(`  ${row.name} ...`);
    results.push(await measure(row, sides, settings));
  }
  const memory = isCounted ? memoryMb(product.pid) : null;
  const lines = [
    ...(await searchLines(sides, settings)),
    ...(await pdfLines(sides, size, settings)),
    ...(await peerLine(sides, settings)),
    ...(await dashboardLines(product, settings)),
  ];
  const signIns = isWanted(SIGN_IN) ? await besideSignIns(sides, settings) : null;
  const fair = isWanted(FAIRNESS) ? await fairness(sides) : null;
  // After the loads, because they add enquiries and the lists need an exact number of them.
  if (isWanted(STAFF_LISTS)) await fillStaffLists(where);
  const lists = isWanted(STAFF_LISTS) ? await staffLists(product) : null;
  await Promise.all([product.stop(), stop(floor.child)]);

  console.log(`\n${products} products, ${kind}, 8 connections`);
  console.log(tableOf(results));
  console.log(coldLine(starts));
  if (memory) {
    console.log(figureLine('Memory after the load', memory.now, 'MB', 350, 250));
    console.log(`Peak memory: ${Math.round(memory.most)} MB`);
  }
  if (lines.length > 0) console.log(lines.join('\n'));
  if (signIns) console.log(signInLine(signIns));
  if (fair) console.log(fair.map(fairLine).join('\n'));
  if (lists) console.log(listsLine(lists));
}

async function startAndStop(where) {
  const product = await startProduct(where);
  await product.stop();
  return product;
}

async function startFloor(where) {
  const file = join(import.meta.dirname, 'floor.mjs');
  const child = startNode([file], { core: SERVER_CORE, env: { DATABASE_URL: '', ...where } });
  const { port } = await messageFrom(child);
  return { child, pid: child.pid, origin: `http://127.0.0.1:${port}` };
}

function coldLine(starts) {
  const [best] = starts.sort((a, b) => a.coldMs - b.coldMs);
  const name = `\nCold start to the first correct response, best of ${STARTS}`;
  const work = isCounted ? `, ${(best.coldCpuMs / 1000).toFixed(2)} s of it processor time` : '';
  return figureLine(name, best.coldMs / 1000, 's', 1.2, 0.8) + work;
}

function listsLine(lists) {
  const [{ path, p95 }] = lists;
  const failed = lists.reduce((sum, list) => sum + list.failed, 0);
  const name = `${STAFF_LISTS}, ${lists.length} calls, ${whole(ENQUIRIES)} enquiries, ${whole(VERSIONS)} versions`;
  const figure = figureLine(`${name}: slowest 95th percentile`, p95, 'ms', STAFF_LISTS_BAR_MS, 100);
  return `${figure}, ${path}${failed > 0 ? `, ${failed} calls failed` : ''}`;
}

function fairLine({ name, p99, failed }) {
  const figure = `${FAIRNESS}: 99th percentile of one ${name} beside ${BUSY} busy connections`;
  return (
    figureLine(figure, p99, 'ms', FAIRNESS_BAR_MS, 300) + (failed > 0 ? `, ${failed} failed` : '')
  );
}

function signInLine({ alone, beside, signIns, failed }) {
  const times = beside / alone;
  return [
    `${SIGN_IN}: median ${beside.toFixed(2)} ms, alone ${alone.toFixed(2)} ms,`,
    `${times.toFixed(1)} times (bar 3: ${verdict(times, 3, 0)});`,
    `${signIns.toFixed(0)} sign-ins a second meanwhile${failed > 0 ? `, ${failed} failed` : ''}`,
  ].join(' ');
}
