import { chromium } from '@playwright/test';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../setup/root.mjs';
import { findChromium } from '../test/programs.mjs';
import { figureLine } from './table.mjs';

const CHOICE = 'system choice';
const CHANGES = 'system changes';

const ROOMS = 64;
const MODELS = 200;
const CHOICES = 40;
/** Slowdown of the processor that simulates a slow phone, as for a first visit in docs/performance.md. */
const SLOWER = 4;
const ROUNDS = 7;
/** Time after which the result of a change is displayed. The address and the stored system follow after 300 ms. */
const DISPLAYED_MS = 250;
const SETTLED_MS = 600;

/**
 * Measures the rows of the system builder: the choice of outdoor units, and each change of a system in a browser. They
 * do not depend on the size of the catalogue. `product` has the demonstration data. Returns lines to print.
 */
export async function systemBuilder(product, isWanted) {
  const lines = [];
  if (isWanted(CHOICE)) lines.push(choiceLine());
  if (isWanted(CHANGES)) lines.push(...(await changeLines(product)));
  return lines;
}

/** Measures the choice among 200 outdoor models for 64 rooms: median in milliseconds. */
function choiceLine() {
  const { DEFAULT_VALUES, planSystem } = createRequire(import.meta.url)(
    join(ROOT, 'libs/sizing/dist/index.js'),
  );
  const unit = { refrigerant: 'R410A', power_input_w: 50, title: '' };
  const indoor = [
    {
      ...unit,
      id: 1,
      model: 'IN',
      category: 'c',
      cooling_kw: 5.6,
      price: 50_000,
      panel_model: 'P',
    },
  ];
  // All in one series, so that all combinations are possible.
  const outdoor = Array.from({ length: MODELS }, (_, at) => {
    const horsepower = 8 + (at % 53) / 2;
    const price = 300_000 + ((at * 7919) % 1000) * 100;
    return {
      ...{ ...unit, id: at, model: `OUT${at}`, series: 'OUT#', horsepower, price },
      ...{ cooling_kw: Math.round(horsepower * 28) / 10 },
      ...{ ratio_min: null, ratio_max: null, indoor_max: null },
    };
  });
  const rooms = Array.from({ length: ROOMS }, () => ({
    ...{ name: '', load_kw: null, unit: 1, count: 1, with_panel: true },
  }));
  const times = Array.from({ length: CHOICES }, () => {
    const from = performance.now();
    const plan = planSystem({ rooms, outdoor: [] }, { indoor, outdoor }, DEFAULT_VALUES);
    if (!plan.ok || !plan.value.outdoor) throw new Error('No outdoor unit was chosen.');
    return performance.now() - from;
  });
  const name = `${CHOICE}: ${MODELS} outdoor models for ${ROOMS} rooms`;
  return figureLine(name, medianOf(times), 'ms', 20, 10);
}

/**
 * Measures the cost of each kind of change on the main thread of a phone until its result is displayed: script, style,
 * layout and paint of the fields and the calculated results.
 */
async function changeLines({ origin }) {
  const path = findChromium();
  if (!path) return [`${CHANGES}: there is no Chromium`];
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const { id } = await cassetteOf(origin);
    const query = Array.from({ length: ROOMS - 1 }, () => `room=4.9_${id}_Room`).join('&');
    await page.goto(`${origin}/tools/vrf?${query}`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    // Ensures that the address was parsed; otherwise the rooms would have no units.
    await page
      .getByText(`${ROOMS - 1} indoor units`)
      .first()
      .waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const rounds = [];
    // The kinds take turns, so that a disturbance of the machine does not affect only one of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      const costs = [];
      for (const change of [...CHANGED, null]) costs.push(await costOf(change, page, session));
      rounds.push(costs);
    }
    const [idle, ...costs] = [null, ...CHANGED].map((change, at) => ({
      name: change?.name,
      ms: medianOf(rounds.map((round) => round.at(at - 1))),
    }));
    const slowest = costs.toSorted((a, b) => b.ms - a.ms)[0];
    const name = `${CHANGES}: ${ROOMS} rooms, ${SLOWER} times slower: slowest`;
    return [
      `${figureLine(name, slowest.ms - idle.ms, 'ms', 50, 25)}, ${slowest.name}`,
      ...costs.map(({ name, ms }) => `  ${name.padEnd(12)} ${(ms - idle.ms).toFixed(0)} ms`),
    ];
  } finally {
    await browser.close();
  }
}

/** Returns the unit of the demonstration catalogue that every room gets. */
async function cassetteOf(origin) {
  const response = await fetch(`${origin}/api/v1/sizing/catalogue`);
  const { data } = await response.json();
  return data.indoor.find(({ cooling_kw }) => cooling_kw === 5.6);
}

/** Changes in the open second row: buttons to press and a field to fill in. 'Undo' reverts each change. */
const OPEN_ROW = '[data-room]:has(> [aria-expanded="true"])';
const CHANGED = [
  { name: 'add', press: '[value="add"]' },
  { name: 'duplicate', press: `${OPEN_ROW} [value^="duplicate."]` },
  { name: 'remove', press: `${OPEN_ROW} [value^="remove."]` },
  { name: 'move', press: `${OPEN_ROW} [value^="down."]` },
  { name: 'one more', press: `${OPEN_ROW} [value^="more."]` },
  { name: 'type a load', type: `${OPEN_ROW} [name="l"]` },
];

const UNDO = { press: '[value="undo"]' };

/** Returns the cost of a change on the main thread in milliseconds, or the idle cost without a change. */
async function costOf(change, page, session) {
  await page.evaluate(openSecondRow);
  if (change) await page.evaluate(scrollTo, change);
  await pause(SETTLED_MS);
  const before = await taskMs(session);
  await page.evaluate(makeChange, change);
  await pause(DISPLAYED_MS);
  const cost = (await taskMs(session)) - before;
  await pause(SETTLED_MS - DISPLAYED_MS);
  if (change) await page.evaluate(makeChange, UNDO);
  return cost;
}

function openSecondRow() {
  const button = document.querySelectorAll('[data-room]')[1].querySelector('button');
  if (button.ariaExpanded === 'false') button.click();
}

/** Scrolls to the element, because a visitor would see it too. */
const scrollTo = ({ press, type }) =>
  document.querySelector(press ?? type).scrollIntoView({ block: 'center' });

function makeChange(change) {
  if (!change) return;
  const target = document.querySelector(change.press ?? change.type);
  if (change.press) return target.click();
  // Uses the native setter, because otherwise React does not notice the new value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(target, '4.25');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

async function taskMs(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

const medianOf = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
