import { contract, everyRoute } from '@shishir/contract';
import type { CachePolicy } from '../cache-policy';
import { hasSession } from '../session-cookie';
import {
  type AppRoute,
  type AppRouter,
  extractZodObjectShape,
  isZodObject,
  isZodObjectStrict,
} from '@ts-rest/core';
import { LRUCache } from 'lru-cache';

/** Only machines ask for longer addresses, each of them once. */
const LONGEST = 600;
/** Addresses whose key is remembered, so that it is not made anew for each request. */
const REMEMBERED = 2_000;
const NO_KEY: CacheKey = { text: '', route: '' };

/** By what a response is cached. */
export interface CacheKey {
  /** The one spelling of the address. */
  text: string;
  /** The name of its route. */
  route: string;
}

/** What the key of a request depends on. */
export interface KeyedRequest {
  method: string | undefined;
  /** The path with its query. */
  url: string;
  authorization: string | null | undefined;
  cookie: string | null | undefined;
}

/** The keys by which responses are cached, under these policies. */
export class CacheKeys {
  private readonly policies: CachePolicy[];
  private readonly known = new LRUCache<string, CacheKey>({ max: REMEMBERED });

  constructor(policies: readonly CachePolicy[]) {
    this.policies = policies.map((policy) => ({ ...policy, query: [...policy.query].sort() }));
  }

  /**
   * The one spelling of the address with the parameters that its policy names, in order. Null where the response
   * may not be cached, or could be about the one who asks.
   */
  of({ method, url, authorization, cookie }: KeyedRequest): CacheKey | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    // Whatever the scheme: who sends credentials does not ask as a stranger.
    if (authorization || hasSession(cookie) || url.length > LONGEST) return null;
    let key = this.known.get(url);
    if (key === undefined) this.known.set(url, (key = this.spell(url)));
    return key === NO_KEY ? null : key;
  }

  private spell(url: string): CacheKey {
    const [path = '/', query = ''] = url.split(/\?(.*)/s);
    const policy = this.policies.find((candidate) => candidate.path.test(path));
    if (!policy) return NO_KEY;
    const given = new URLSearchParams(query);
    if (policy.strict && [...given.keys()].some((name) => !policy.query.includes(name))) {
      return NO_KEY;
    }
    const named = new URLSearchParams();
    for (const name of policy.query) {
      for (const value of given.getAll(name)) named.append(name, value);
    }
    const text = named.size > 0 ? `${path}?${named.toString()}` : path;
    return { text, route: policy.route };
  }
}

/** The policies that routes of the API state in the contract; the parameters are those of their query schemas. */
export function apiCachePolicies(router: AppRouter = contract): CachePolicy[] {
  return everyRoute(router)
    .filter(({ metadata }) => metadata.cache)
    .map((route) => ({
      path: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
      route: route.path,
      ...parametersOf(route),
    }));
}

/** Throws where a schema does not say its parameters: they would be dropped without a word. */
function parametersOf({ method, path, query }: AppRoute): Omit<CachePolicy, 'path' | 'route'> {
  if (query === undefined || query === null) return { query: [] };
  if (isZodObject(query)) {
    return {
      query: Object.keys(extractZodObjectShape(query) as object),
      strict: isZodObjectStrict(query) && query._def.unknownKeys === 'strict',
    };
  }
  throw new Error(`${method} ${path} is cached, so its query must be an object schema.`);
}
