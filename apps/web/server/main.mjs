// Runs the built site alone, with the API in another process.
import '@shishir/server/compile-cache';
import { admit } from '@shishir/server/admit';
import { loadEnvFile, readEnv } from '@shishir/server/env';
import { logFailures, logRequests, openLog } from '@shishir/server/monitoring/log';
import { startMetrics } from '@shishir/server/monitoring/start-metrics';
import { startTracing, stopTracing } from '@shishir/server/monitoring/tracing';
import { apiCachePolicies, CacheKeys } from '@shishir/server/response-cache/cache-keys';
import { ResponseCache } from '@shishir/server/response-cache/response-cache';
import { Revisions } from '@shishir/server/response-cache/revisions';
import { openServers, starting, stopOnSignals } from '@shishir/server/servers';
import { REVISION, SITE_KEY, siteKeyOf } from '@shishir/server/site-calls';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// React chooses its build when it is loaded, so this comes before the import of the site.
process.env.NODE_ENV ??= 'production';

const NEEDED = [
  ...['PORT', 'HOST', 'PUBLIC_URL', 'ADMIN_URL', 'API_URL', 'TRUSTED_PROXIES'],
  ...['APP_SECRET', 'MAP_EMBED_URL', 'DATA_DIR'],
  ...['LIMIT_PAGES_PER_MINUTE', 'LIMIT_PAGES_AT_ONCE'],
  ...['LOG_LEVEL', 'METRICS_PORT', 'METRICS_HOST', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
];

/** Creates the site as a request listener, with a check whether it can serve pages. */
async function createSite(env) {
  const { callApiOverHttp, createWeb } = await import('../build/en/server/index.js');
  const bangla = await import('../build/bn/server/index.js');
  const siteKey = env.APP_SECRET && siteKeyOf(env.APP_SECRET);
  const callApi = callApiOverHttp(env.API_URL, () => ({
    ...(siteKey && { [SITE_KEY]: siteKey }),
    ...(revisions.last() !== null && { [REVISION]: revisions.last() }),
  }));
  const revisions = new Revisions(() => readRevision(env, callApi));
  const cache = new ResponseCache(revisions, env.PUBLIC_URL);
  // A page calls the API several times, so these calls use the cache too.
  const forPages = { source: 'loader', handler: callApi, keys: new CacheKeys(apiCachePolicies()) };
  const cachedApi = cache.handler(forPages);
  const web = await createWeb(env, {
    callApi: cachedApi,
    bangla: await bangla.createPages(env, cachedApi),
    clientDirs: ['../build/en/client', '../build/bn/client'].map((folder) =>
      fileURLToPath(new URL(folder, import.meta.url)),
    ),
    keptDir: join(env.DATA_DIR, 'assets/site'),
  });
  const pages = { source: 'site', handler: web.pages, keys: new CacheKeys(web.cachePolicies) };
  return {
    listener: cache.listener(pages, web.listener, env.TRUSTED_PROXIES),
    samples: () => [...web.samples(), ...cache.samples()],
    /**
     * True from the first contact with the API. If the API fails later, cached pages and other instances of the API
     * still serve visitors, who would not reach a site that is not ready.
     */
    isReady: async () => {
      await revisions.current();
      return revisions.last() !== null;
    },
  };
}

/** Reads the revision of the catalogue from the API. Throws if the response has none. */
async function readRevision(env, callApi) {
  const request = new Request(`${env.PUBLIC_URL}/health/revision`);
  const response = await callApi(request, { address: '127.0.0.1' });
  const { revision } = await response.json();
  if (typeof revision !== 'string') throw new Error('The API does not know its revision.');
  return revision;
}

function sendHealth(response, status, text) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '5' }),
  });
  response.end(JSON.stringify({ status: text }));
}

try {
  loadEnvFile();
  const env = readEnv(process.env, NEEDED);
  const log = openLog('site', env.LOG_LEVEL);
  logFailures(log);
  // Both before the site is loaded, which checks whether traces are collected.
  await startTracing(env, 'shishir-site');
  const metrics = await startMetrics(env, 'site');
  let listener = starting;
  const watched = metrics.watch((request, response) => listener(request, response));
  const servers = await openServers(watched, env.PORT, [env.HOST ?? '127.0.0.1']);
  const site = await createSite(env);
  metrics.addSource('site', site.samples);
  const pages = logRequests(log, site.listener);
  let isStopping = false;
  listener = (request, response) => {
    if (!admit(request, response, env.TRUSTED_PROXIES)) return;
    if (request.url === '/health/live') sendHealth(response, 200, 'live');
    else if (request.url === '/health/ready') {
      void site.isReady().then((isReady) => {
        if (isReady && !isStopping) sendHealth(response, 200, 'ready');
        else sendHealth(response, 503, 'not ready');
      });
    } else pages(request, response);
  };
  stopOnSignals({
    servers,
    stopAccepting: () => (isStopping = true),
    release: () => Promise.all([metrics.close(), stopTracing()]),
  });
  console.log(`The site responds at ${env.PUBLIC_URL}`);
  // A program that started this one as a child waits for this message.
  process.send?.({ ready: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // The port may be open, and would keep the process running.
  process.exit(1);
}
