import type { Env } from '@shishir/server/env';
import { sendError } from '@shishir/server/error-response';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { createApi } from './api-bundle.js';
import { callInProcess } from './call-api.js';
import { serveDashboard } from './dashboard.js';
import { prepareDataFolder } from './data-folder.js';
import { createEdge } from './edge.js';
import { apiCachePolicies, CacheKeys } from './response-cache/cache-keys.js';
import { ResponseCache } from './response-cache/response-cache.js';
import { Revisions } from './response-cache/revisions.js';
import { openServers } from './server.js';
import { loadWeb } from './web-bundle.js';

/** Requests in flight when the product is told to stop have this long to finish. */
const GRACE_MS = 10_000;

export interface Product {
  /** The addresses that it listens on. */
  hosts: string[];
  stop(): Promise<void>;
}

/** Starts the whole product on one port. `apps` is the folder that holds the built apps. */
export async function startProduct(env: Env, apps: string): Promise<Product> {
  prepareDataFolder(env.DATA_DIR);
  // The port is taken before the database is touched: a second start by mistake changes nothing.
  let listener: RequestListener = starting;
  const servers = await openServers(
    (request, response) => listener(request, response),
    env.PORT,
    hostsOf(env),
  );
  try {
    const api = await createApi(env);
    const cache = new ResponseCache(new Revisions(() => api.revision()), env.PUBLIC_URL);
    const apiKeys = new CacheKeys(apiCachePolicies());
    const forPages = { handler: callInProcess(api.listener, true), keys: apiKeys };
    const forVisitors = { handler: callInProcess(api.listener, false), keys: apiKeys };
    // A page calls the API several times, so these calls go through the cache too.
    const web = await loadWeb(join(apps, 'web'), env, cache.handler(forPages));
    const pages = { handler: web.pages, keys: new CacheKeys(web.cachePolicies) };
    const proxies = env.TRUSTED_PROXIES;
    listener = createEdge(
      {
        api: cache.listener(forVisitors, api.listener, proxies),
        web: cache.listener(pages, web.listener, proxies),
        dashboard: serveDashboard(join(apps, 'admin/dist'), env.ADMIN_URL),
      },
      env,
    );
    const stop = async () => {
      api.stopAccepting();
      await servers.close(GRACE_MS);
      await api.close();
    };
    return { hosts: servers.hosts, stop };
  } catch (error) {
    await servers.close(0);
    throw error;
  }
}

/** A demonstration has well-known passwords: only this machine reaches it unless HOST says otherwise. */
function hostsOf(env: Env): (string | undefined)[] {
  if (env.HOST) return [env.HOST];
  return env.APP_MODE === 'demo' ? ['127.0.0.1', '::1'] : [undefined];
}

const starting: RequestListener = (_request, response) => {
  response.setHeader('retry-after', '1');
  sendError(response, 503, 'starting', 'The product is starting. Please try again in a moment.');
};
