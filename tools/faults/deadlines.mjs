import { spawnSync } from 'node:child_process';

/** Time to start Node on an idle machine. */
const USUAL_START_MS = 60;
const MOST = 3;

/**
 * Returns the factor for all deadlines: FAULTS_FACTOR if set, the maximum on CI, and otherwise how much slower than
 * usual this machine is.
 */
function slowness() {
  const given = Number(process.env.FAULTS_FACTOR);
  if (given >= 1) return given;
  if (process.env.CI === 'true') return MOST;
  const from = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return Math.min(MOST, Math.max(1, (performance.now() - from) / USUAL_START_MS));
}

export const FACTOR = slowness();

/** Promises of the product in milliseconds, on an idle machine. Tests use them through `within`. */
const PROMISED = {
  'a request while the database is away': 2_000,
  'readiness while the database is away': 2_000,
  'a page while the database is away': 3_000,
  'service after the database is back': 5_000,
  'the wait for a database at start': 75_000,
  'a start': 30_000,
  'a form while the mail server is away': 2_000,
  'a mail that is due': 5_000,
  'the end after SIGTERM': 10_000,
  'the headers of a request': 17_000,
  'a whole request': 63_000,
  'service after the API is back': 5_000,
  'a form while the API is away': 17_000,
  'a request while Redis is away': 2_000,
  'the end of an interrupted import': 150_000,
  'a PDF': 30_000,
  'any other request': 10_000,
};

/** Returns the deadline of a promise on this machine, in milliseconds. */
export function within(promise) {
  const usual = PROMISED[promise];
  if (usual === undefined) throw new Error(`No deadline is stated for '${promise}'`);
  return usual * FACTOR;
}
