import { contract, everyRoute } from '@shishir/contract';
import { type CachePolicy, previewIn } from '../cache-policy';
import { hasSession } from '../session-cookie';
import {
  type AppRoute,
  type AppRouter,
  extractZodObjectShape,
  isZodObject,
  isZodObjectStrict,
} from '@ts-rest/core';
import { LRUCache } from 'lru-cache';

/** Longer addresses come only from machines, each of them once, unless their policy allows more. */
const LONGEST = 600;
/** Number of addresses whose keys are remembered, to avoid computing them for each request. */
const REMEMBERED = 2_000;
const NO_KEY: CacheKey = { text: '', route: '' };

/** Identifies a cached response. */
export interface CacheKey {
  /** The address in canonical form. */
  text: string;
  /** The name of the route. */
  route: string;
}

/** The parts of a request that determine its key. */
export interface KeyedRequest {
  method: string | undefined;
  /** The path with its query. */
  url: string;
  authorization: string | null | undefined;
  cookie: string | null | undefined;
}

/** Computes the keys of cacheable requests under the given policies. */
export class CacheKeys {
  private readonly known = new LRUCache<string, CacheKey>({ max: REMEMBERED });

  constructor(private readonly policies: readonly CachePolicy[]) {}

  /**
   * Returns the canonical address with the parameters of its policy, sorted unless their order has a meaning. Null if the
   * response may not be cached or may depend on the caller.
   */
  of({ method, url, authorization, cookie }: KeyedRequest): CacheKey | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    // Any scheme counts: a caller with credentials is not anonymous.
    if (authorization || hasSession(cookie) || previewIn(url) !== undefined) return null;
    // A few thousand long addresses would take too much memory.
    if (url.length > LONGEST) {
      const key = this.spell(url);
      return key === NO_KEY ? null : key;
    }
    let key = this.known.get(url);
    if (key === undefined) this.known.set(url, (key = this.spell(url)));
    return key === NO_KEY ? null : key;
  }

  private spell(url: string): CacheKey {
    const [path = '/', query = ''] = url.split(/\?(.*)/s);
    const policy = this.policies.find((candidate) => candidate.path.test(path));
    if (!policy || url.length > (policy.longest ?? LONGEST)) return NO_KEY;
    const given = new URLSearchParams(query);
    if (policy.strict && [...given.keys()].some((name) => !policy.query.includes(name))) {
      return NO_KEY;
    }
    const named = new URLSearchParams([...given].filter(([name]) => policy.query.includes(name)));
    if (!policy.ordered) named.sort();
    const text = named.size > 0 ? `${path}?${named.toString()}` : path;
    return { text, route: policy.route };
  }
}

/** Returns the policies of cacheable routes in the contract, with the parameters of their query schemas. */
export function apiCachePolicies(router: AppRouter = contract): CachePolicy[] {
  return everyRoute(router)
    .filter(({ metadata }) => metadata.cache)
    .map((route) => ({
      path: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
      route: route.path,
      ...parametersOf(route),
    }));
}

/** Throws if a schema does not list its parameters, because they would be dropped silently. */
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
