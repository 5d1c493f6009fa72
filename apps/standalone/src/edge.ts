import { admit } from '@shishir/server/admit';
import { isApiPath } from '@shishir/server/api-paths';
import type { Env } from '@shishir/server/env';
import { Hosts } from '@shishir/server/hosts';
import { REVISION } from '@shishir/server/site-calls';
import type { RequestListener } from 'node:http';

/** What stands behind the edge. Each states the request id in its responses. */
export interface Parts {
  api: RequestListener;
  web: RequestListener;
  dashboard: RequestListener;
}

type EdgeEnv = Pick<Env, 'PUBLIC_URL' | 'ADMIN_URL' | 'TRUSTED_PROXIES'>;

/**
 * The entry point: gives each request its id and passes it to the part that its host and path name.
 * The API and the pictures are on both hosts, so that no client of ours ever needs CORS.
 */
export function createEdge({ api, web, dashboard }: Parts, env: EdgeEnv): RequestListener {
  const hosts = new Hosts(env);
  return (incoming, outgoing) => {
    const { headers, url = '/' } = incoming;
    // For caches between our own processes: a visitor knows no revision.
    if (headers[REVISION] !== undefined) delete headers[REVISION];
    if (!admit(incoming, outgoing, env.TRUSTED_PROXIES)) return;
    const isAdmin = hosts.kindOf(headers.host) === 'admin';
    if (isAdmin) outgoing.setHeader('x-robots-tag', 'noindex');

    if (isApiPath(url)) api(incoming, outgoing);
    else if (isAdmin) dashboard(incoming, outgoing);
    else web(incoming, outgoing);
  };
}
