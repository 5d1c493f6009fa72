import getPort from 'get-port';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../setup/root.mjs';
import { get } from './get.mjs';
import { cpuMs, isCounted } from './process-cost.mjs';
import { SERVER_CORE, startNode, stop } from './processes.mjs';

const ENTRY = join(ROOT, 'apps/standalone/dist/entry.js');
const LATEST_MS = 60_000;

/** All calls come from one address, and none may be rejected. */
const WITHOUT_LIMITS = Object.fromEntries(
  ['READS_PER_MINUTE', 'PAGES_PER_MINUTE', 'LOGINS_PER_MINUTE', 'CONTACTS', 'CONTACTS_OVERALL'].map(
    (name) => [`LIMIT_${name}`, '1000000000'],
  ),
);
const UNUSED = [
  ...['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ...['REDIS_URL', 'SMTP_URL'],
];

/**
 * Starts the built product in one process and waits for its first valid response, a page of the product list. `core`
 * pins it to a core; null uses all. `coldMs` is the time until that response, `coldCpuMs` the processor time in it.
 */
export async function startProduct(where, { profile = '', core = SERVER_CORE } = {}) {
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const port = await getPort();
  const origin = `http://127.0.0.1:${port}`;
  const dashboard = `http://admin.localhost:${port}`;
  const from = performance.now();
  const child = startNode([...profiling, ENTRY], {
    core,
    env: {
      ...WITHOUT_LIMITS,
      ENV_FILE: devNull,
      ...Object.fromEntries(UNUSED.map((name) => [name, ''])),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      APP_MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      ADMIN_URL: dashboard,
      DATA_DIR: where.DATA_DIR,
      DATABASE_URL: where.DATABASE_URL ?? '',
      // Callers can name an address.
      TRUSTED_PROXIES: '1',
    },
  });
  await firstResponse(child, origin, from);
  return {
    origin,
    dashboard,
    pid: child.pid,
    coldMs: performance.now() - from,
    coldCpuMs: isCounted ? cpuMs(child.pid) : NaN,
    stop: () => stop(child),
  };
}

async function firstResponse(child, origin, from) {
  while (performance.now() - from < LATEST_MS) {
    if (child.exitCode !== null) break;
    const response = await get(`${origin}/api/v1/products?page=1&pageSize=24`).catch(() => null);
    if (response?.status === 200 && JSON.parse(response.body).length === 24) return;
    await pause(5);
  }
  throw new Error(`The product did not start:\n${child.output}`);
}
