import getPort from 'get-port';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { startServer } from '../setup/run.mjs';

const SITE = 'shop.example';
const DASHBOARD = 'admin.shop.example';

/** Headers of every response with the pattern of their values. */
const EVERYWHERE = {
  'content-security-policy': /default-src|frame-ancestors/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /./,
  'strict-transport-security': /max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'x-request-id': /./,
};
/** Headers that reveal the software in use. */
const NOWHERE = ['server', 'x-powered-by'];

const ADDRESSES = [
  { host: SITE, path: '/' },
  { host: SITE, path: '/no-such-page' },
  { host: SITE, path: '/storage/no-such-picture' },
  { host: SITE, path: '/api/v1/categories' },
  { host: SITE, path: '/api/v1/no-such-route' },
  { host: SITE, path: '/health/live' },
  { host: DASHBOARD, path: '/' },
  { host: DASHBOARD, path: '/api/v1/auth/me' },
];

/**
 * Returns a sentence for each problem with the headers of the built product, in production mode with https addresses.
 */
export async function headerProblems() {
  const data = await mkdtemp(join(tmpdir(), 'release-'));
  const port = await getPort();
  const product = await startServer(
    process.execPath,
    [join(ROOT, 'apps/standalone/dist/entry.js')],
    (log) => log.includes('Dashboard '),
    {
      env: {
        ENV_FILE: devNull,
        NODE_ENV: 'production',
        APP_MODE: 'production',
        APP_SECRET: 'only-for-the-check-of-response-headers',
        PUBLIC_URL: `https://${SITE}`,
        ADMIN_URL: `https://${DASHBOARD}`,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: data,
        LOG_LEVEL: 'silent',
        ...Object.fromEntries(UNSET.map((name) => [name, ''])),
      },
    },
  );
  try {
    if (product.missing) return [`The product did not start: ${product.missing}`];
    const found = await Promise.all(
      ADDRESSES.map(async (address) => problemsOf(address, await headersOf(port, address))),
    );
    return found.flat();
  } finally {
    await product.stop?.();
    await rm(data, { recursive: true, force: true });
  }
}

/** Variables to clear, so that a developer's own settings have no effect. */
const UNSET = [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'OWNER_EMAIL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
];

/** Returns a sentence for each problem with the headers of a response. */
export function problemsOf({ host, path }, headers) {
  const missing = Object.entries(EVERYWHERE)
    .filter(([name, value]) => !value.test(headers[name] ?? ''))
    .map(([name]) => `${host}${path}: the header ${name} is ${headers[name] ?? 'missing'}.`);
  const revealing = NOWHERE.filter((name) => name in headers).map(
    (name) => `${host}${path}: the header ${name} tells what runs here.`,
  );
  return [...missing, ...revealing];
}

function headersOf(port, { host, path }) {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.headers);
    })
      .on('error', reject)
      .end();
  });
}
