import { callInProcess } from '@shishir/server/call-in-process';
import { compressed } from '@shishir/server/compressed';
import { prepareDataFolder } from '@shishir/server/data-folder';
import type { Env } from '@shishir/server/env';
import { Hosts } from '@shishir/server/hosts';
import { logFailures, logRequests, openLog } from '@shishir/server/monitoring/log';
import { startMetrics } from '@shishir/server/monitoring/start-metrics';
import { apiCachePolicies, CacheKeys } from '@shishir/server/response-cache/cache-keys';
import { ResponseCache } from '@shishir/server/response-cache/response-cache';
import { openServers, starting, type Stopping } from '@shishir/server/servers';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { createApi } from './api-bundle.js';
import { serveDashboard } from './dashboard.js';
import { createEdge } from './edge.js';
import { loadWeb } from './web-bundle.js';

/** Starts the complete product on one port. `apps` is the folder with the built apps. */
export async function startProduct(env: Env, apps: string): Promise<Required<Stopping>> {
  prepareDataFolder(env.DATA_DIR);
  const siteLog = openLog('site', env.LOG_LEVEL);
  const stopLogging = logFailures(siteLog);
  const metrics = await startMetrics(env, 'standalone');
  // The port is opened before the database is changed, so a second start by mistake changes nothing.
  let listener: RequestListener = starting;
  const servers = await openServers(
    metrics.watch((request, response) => listener(request, response), new Hosts(env)),
    env.PORT,
    hostsOf(env),
  ).catch(async (error: unknown) => {
    await metrics.close();
    throw error;
  });
  try {
    const api = await createApi(env);
    const cache = new ResponseCache(api.revisions, env.PUBLIC_URL);
    const apiKeys = new CacheKeys(apiCachePolicies());
    const forPages = {
      source: 'loader' as const,
      handler: callInProcess(api.listener, true),
      keys: apiKeys,
    };
    const forVisitors = {
      source: 'api' as const,
      handler: callInProcess(api.listener, false),
      keys: apiKeys,
    };
    // A page calls the API several times, so these calls use the cache too.
    const web = await loadWeb(join(apps, 'web'), env, cache.handler(forPages));
    const pages = {
      source: 'site' as const,
      handler: web.pages,
      keys: new CacheKeys(web.cachePolicies),
    };
    const proxies = env.TRUSTED_PROXIES;
    listener = createEdge(
      {
        api: cache.listener(forVisitors, compressed(api.listener), proxies),
        web: logRequests(siteLog, cache.listener(pages, web.listener, proxies)),
        dashboard: logRequests(
          openLog('dashboard', env.LOG_LEVEL),
          serveDashboard(
            join(apps, 'admin/dist'),
            env.ADMIN_URL,
            join(env.DATA_DIR, 'assets/dashboard'),
          ),
        ),
      },
      env,
    );
    metrics.addSource('api', () => api.samples());
    metrics.addSource('site', () => [...web.samples(), ...cache.samples()]);
    const release = async () => {
      await api.close();
      await metrics.close();
      stopLogging();
    };
    return { servers, stopAccepting: api.stopAccepting, release };
  } catch (error) {
    await servers.close({ graceMs: 0 });
    await metrics.close();
    throw error;
  }
}

/** A demonstration has well-known passwords, so it listens on this machine only unless HOST is set. */
function hostsOf(env: Env): (string | undefined)[] {
  if (env.HOST) return [env.HOST];
  return env.APP_MODE === 'demo' ? ['127.0.0.1', '::1'] : [undefined];
}
