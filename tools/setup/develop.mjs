import concurrently from 'concurrently';
import getPort from 'get-port';
import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import './env-file.mjs';
import { ROOT } from './root.mjs';
import { whenNpmEnds } from './run.mjs';

const {
  DEV_SITE_PORT: sitePort = '4200',
  DEV_BANGLA_PORT: banglaPort = '4201',
  DEV_ADMIN_PORT: adminPort = '4300',
  DEV_ADMIN_BANGLA_PORT: adminBanglaPort = '4301',
  DEV_API_PORT: apiPort = '3333',
} = process.env;
for (const port of [sitePort, banglaPort, adminPort, adminBanglaPort, apiPort].map(Number)) {
  if ((await getPort({ port, host: '127.0.0.1' })) !== port) {
    console.error(
      `Port ${port} is taken. DEV_SITE_PORT, DEV_BANGLA_PORT, DEV_ADMIN_PORT, DEV_ADMIN_BANGLA_PORT and DEV_API_PORT choose others.`,
    );
    process.exit(1);
  }
}

const site = `http://localhost:${sitePort}`;
const dashboard = `http://admin.localhost:${adminPort}`;
const api = `http://127.0.0.1:${apiPort}`;

const dataDir = process.env.DATA_DIR || join(ROOT, 'data/dev');
mkdirSync(dataDir, { recursive: true });

const env = {
  PATH: [join(ROOT, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(
    delimiter,
  ),
  PUBLIC_URL: site,
  ADMIN_URL: dashboard,
  API_URL: api,
  SITE_BANGLA_URL: `http://127.0.0.1:${banglaPort}`,
  DASHBOARD_BANGLA_URL: `http://127.0.0.1:${adminBanglaPort}`,
};
const { result } = concurrently(
  [
    {
      name: 'api',
      command:
        'node --watch --watch-preserve-output --conditions=@shishir/source -r @swc-node/register src/main.ts',
      env: {
        ...env,
        PORT: apiPort,
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        SWC_NODE_PROJECT: 'tsconfig.json',
        // The development servers proxy requests and send the address of the client.
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      },
    },
    { name: 'web', command: `react-router dev --strictPort --port ${sitePort}`, env },
    {
      name: 'bangla',
      folder: 'web',
      command: `react-router dev --strictPort --port ${banglaPort}`,
      env: { ...env, SITE_LOCALE: 'bn' },
    },
    { name: 'admin', command: `vite --strictPort --port ${adminPort}`, env },
    {
      name: 'admin-bn',
      folder: 'admin',
      command: `vite --strictPort --port ${adminBanglaPort}`,
      env: { ...env, LOCALE: 'bn' },
    },
  ].map(({ folder, ...command }) => ({
    ...command,
    cwd: join(ROOT, 'apps', folder ?? command.name),
  })),
  { prefix: 'name', padPrefix: true, killOthersOn: ['failure', 'success'], killTimeout: 10_000 },
);
// Signals are passed to all of them; when one ends, the others are stopped.
whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'));
result.then(
  () => process.exit(0),
  () => process.exit(1),
);

for (const url of [
  `${api}/health/ready`,
  dashboard.replace('admin.localhost', '127.0.0.1'),
  site,
  `${site}/bn/`,
  `${dashboard.replace('admin.localhost', '127.0.0.1')}/bn/`,
]) {
  // The API responds with 503 while it starts.
  while (!(await fetch(url).catch(() => null))?.ok) await pause(200);
}
console.log(`
Public site   ${site}
In Bangla     ${site}/bn/
Dashboard     ${dashboard}
API           ${site}/api/docs
Every change of a file shows by itself. Ctrl-C ends all of them.
`);
