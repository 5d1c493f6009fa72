import { admit } from '@shishir/server/admit';
import { isApiPath } from '@shishir/server/api-paths';
import type { Env } from '@shishir/server/env';
import { Hosts } from '@shishir/server/hosts';
import { REVISION } from '@shishir/server/site-calls';
import type { RequestListener } from 'node:http';

/** Apps behind the edge. Each adds the request id to its responses. */
export interface Parts {
  api: RequestListener;
  web: RequestListener;
  dashboard: RequestListener;
}

type EdgeEnv = Pick<Env, 'PUBLIC_URL' | 'ADMIN_URL' | 'TRUSTED_PROXIES'>;

/**
 * Creates the entry point: assigns each request an id and passes it to an app by host and path.
 * The API and pictures are served on both hosts, so none of our clients needs CORS.
 */
export function createEdge({ api, web, dashboard }: Parts, env: EdgeEnv): RequestListener {
  const hosts = new Hosts(env);
  return (incoming, outgoing) => {
    const { headers, url = '/' } = incoming;
    // The revision is for caches between our processes, so one from a visitor is dropped.
    if (headers[REVISION] !== undefined) delete headers[REVISION];
    if (!admit(incoming, outgoing, env.TRUSTED_PROXIES)) return;
    const isAdmin = hosts.kindOf(headers.host) === 'admin';
    if (isAdmin) outgoing.setHeader('x-robots-tag', 'noindex');

    if (isApiPath(url)) api(incoming, outgoing);
    else if (isAdmin) dashboard(incoming, outgoing);
    else web(incoming, outgoing);
  };
}
