import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';

export interface Surfaces {
  api: RequestListener;
  web: RequestListener;
  dashboard: RequestListener;
}

const API_PATHS = /^\/(api|health|storage)(?=[/?]|$)/;

/**
 * The one door: gives each request its id and passes it to the surface that its host and path name.
 * The API and the pictures answer on both hosts, so that no client of ours ever needs CORS.
 */
export function createEdge(surfaces: Surfaces, adminUrl: string): RequestListener {
  const adminHost = new URL(adminUrl).host;
  return (request, response) => {
    const id = randomUUID();
    request.headers['x-request-id'] = id;
    response.setHeader('x-request-id', id);

    // Names of hosts have no case; everything behind the edge may compare them as they are.
    request.headers.host = request.headers.host?.toLowerCase();
    const isAdmin = request.headers.host === adminHost;
    if (isAdmin) response.setHeader('x-robots-tag', 'noindex');

    if (API_PATHS.test(request.url ?? '/')) surfaces.api(request, response);
    else if (isAdmin) surfaces.dashboard(request, response);
    else surfaces.web(request, response);
  };
}
