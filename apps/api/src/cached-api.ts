import { admit } from '@shishir/server/admit';
import { callInProcess } from '@shishir/server/call-in-process';
import { compressed } from '@shishir/server/compressed';
import { apiCachePolicies, CacheKeys } from '@shishir/server/response-cache/cache-keys';
import { ResponseCache } from '@shishir/server/response-cache/response-cache';
import type { Sample } from '@shishir/server/monitoring/measures';
import {
  hasSiteKey,
  markLoaderCall,
  REVISION,
  SITE_KEY,
  siteKeyOf,
  VISITOR_ADDRESS,
} from '@shishir/server/site-calls';
import type { RequestListener } from 'node:http';
import type { Env } from './platform/config/env';
import type { Api } from './create-api';

/**
 * The API on its own port, behind the response cache that the product uses in a single process. Calls that carry the
 * site's key are loader calls; they never get a response older than the revision the site knows.
 */
export function cachedApi(api: Api, env: Env): { listener: RequestListener; samples(): Sample[] } {
  const proxies = env.TRUSTED_PROXIES;
  const siteKey = env.APP_SECRET ? siteKeyOf(env.APP_SECRET) : null;
  const cache = new ResponseCache(api.revisions, env.PUBLIC_URL, true);
  const keys = new CacheKeys(apiCachePolicies());
  const listenerFor = (source: 'api' | 'loader') => {
    const handler = callInProcess(api.listener, source === 'loader');
    return cache.listener({ source, handler, keys }, compressed(api.listener), proxies);
  };
  const [forVisitors, forSite] = [listenerFor('api'), listenerFor('loader')];

  const listener: RequestListener = (incoming, outgoing) => {
    const { headers } = incoming;
    const isSite = hasSiteKey(headers, siteKey);
    const visitor = headers[VISITOR_ADDRESS];
    // A proxy between the site and the API replaces the forwarded address with the site's.
    if (isSite && visitor) headers['x-forwarded-for'] = String(visitor);
    // Not needed below, and must not appear in logs.
    delete headers[SITE_KEY];
    delete headers[VISITOR_ADDRESS];
    // Only the site may name a revision.
    if (!isSite) delete headers[REVISION];
    if (!admit(incoming, outgoing, proxies)) return;
    if (!isSite) return forVisitors(incoming, outgoing);
    markLoaderCall(incoming);
    forSite(incoming, outgoing);
  };
  return { listener, samples: () => cache.samples() };
}
