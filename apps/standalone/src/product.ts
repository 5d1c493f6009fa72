import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { AnswerStore } from './answer-store/answer-store.js';
import { Revisions } from './answer-store/revisions.js';
import { storedApi } from './answer-store/storable.js';
import { createApi, type Env } from './api-bundle.js';
import { callApiInProcess } from './call-api.js';
import { serveDashboard } from './dashboard.js';
import { prepareDataFolder } from './data-folder.js';
import { createEdge } from './edge.js';
import { refuse } from './refusal.js';
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
    const store = new AnswerStore(new Revisions(() => api.revision()));
    // The site's own calls find what is kept there too: a page asks for several answers.
    const storedApiListener = store.before(api.listener, storedApi);
    const web = await loadWeb(join(apps, 'web'), {
      publicUrl: env.PUBLIC_URL,
      adminUrl: env.ADMIN_URL,
      callApi: callApiInProcess(storedApiListener),
      trustedProxies: env.TRUSTED_PROXIES,
    });
    const dashboard = serveDashboard(join(apps, 'admin/dist'), env.ADMIN_URL);
    listener = createEdge(
      {
        api: storedApiListener,
        web: store.before(web.listener, web.storedPages),
        dashboard,
      },
      env.ADMIN_URL,
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
  refuse(response, 503, 'starting', 'The product is starting. Please try again in a moment.');
};
