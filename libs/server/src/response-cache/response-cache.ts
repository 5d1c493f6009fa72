import { type Handler, sendFailure, sendResponse, type Visitor, visitorOf } from '../handler';
import type { Sample } from '../monitoring/measures';
import { nameRoute } from '../monitoring/route-name';
import { REQUEST_ID, requestIdOf } from '../request-id';
import { isLater, isOlder, REVISION } from '../site-calls';
import { LRUCache } from 'lru-cache';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import type { CacheKey, CacheKeys } from './cache-keys';
import { CachedResponse, mayBeCached } from './cached-response';
import type { Revisions } from './revisions';

const LARGEST_CACHE = 64 * 1024 * 1024;
const LARGEST_BODY = 8 * 1024 * 1024;
/** Applies even without changes, because pages also show the current year. */
const LONGEST_MS = 10 * 60_000;
/** Maximum wait for a render that another request has started. */
const LONGEST_WAIT_MS = 10_000;

/** A running render of a key. Only requests with the same revision may share it. */
interface Rendering {
  revision: string;
  response: Promise<CachedResponse | null>;
}

/** A handler and the keys of its cacheable responses. */
export interface Cacheable {
  /** Label of the callers in the metrics. */
  source: 'site' | 'api' | 'loader';
  handler: Handler;
  keys: CacheKeys;
}

/** Results of requests since the start. Plain counters, because counting must cost nothing compared to a hit. */
interface Counts {
  hit: number;
  miss: number;
  shared: number;
  stale: number;
  uncacheable: number;
}

/**
 * Caches finished responses of handlers. Responses that are the same for everyone who is not signed in are rendered
 * once per state of the catalogue. Concurrent misses for one key share a single render.
 */
export class ResponseCache {
  private readonly responses = new LRUCache<string, CachedResponse>({
    maxSize: LARGEST_CACHE,
    // Two bytes per character, and the key is stored twice.
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 4,
  });
  private readonly rendering = new Map<string, Rendering>();
  private readonly counts = new Map<Cacheable['source'], Counts>();
  /** State of the current render, for in-process calls within it: true once one of them got an old response. */
  private readonly renders = new AsyncLocalStorage<{ isStale: boolean }>();

  /**
   * `publicUrl` is the address for which responses are rendered, regardless of the request's host. With
   * `statesRevision` each response names its revision, so that another process that caches pages made from it
   * recognises old ones.
   */
  constructor(
    private readonly revisions: Revisions,
    private readonly publicUrl: string,
    private readonly statesRevision = false,
  ) {}

  /** Returns the handler behind the cache, for in-process calls. */
  handler({ source, handler, keys }: Cacheable): Handler {
    const counts = this.countsOf(source);
    return async (request, visitor) => {
      const { method, headers } = request;
      const { pathname, search } = new URL(request.url);
      const key = keys.of({
        method,
        url: pathname + search,
        authorization: headers.get('authorization'),
        cookie: headers.get('cookie'),
      });
      if (key === null) {
        counts.uncacheable++;
        return handler(request, visitor);
      }
      const found = await this.find(key, counts, headers.get(REVISION), (revision) =>
        handler(this.requestFor(key, revision, headers.get(REQUEST_ID)), visitor),
      );
      return found instanceof CachedResponse ? found.toResponse() : found;
    };
  }

  /**
   * Returns a request listener behind the cache. Requests that may not be cached go to `uncached` unchanged. Hits are
   * written directly to node:http, because a Request and a Response would cost three times as much as the hit.
   */
  listener(
    { source, handler, keys }: Cacheable,
    uncached: RequestListener,
    trustedProxies: number,
  ): RequestListener {
    const counts = this.countsOf(source);
    return (incoming, outgoing) => {
      const { method, url = '/', headers } = incoming;
      const { authorization, cookie } = headers;
      const key = keys.of({ method, url, authorization, cookie });
      if (key === null) {
        counts.uncacheable++;
        return uncached(incoming, outgoing);
      }
      nameRoute(incoming, key.route);
      const least = headers[REVISION];
      const hit = least === undefined && this.peek(key);
      if (hit) {
        counts.hit++;
        return hit.send(incoming, outgoing);
      }
      const visitor: Visitor = visitorOf(incoming, trustedProxies);
      this.find(key, counts, least, (revision) =>
        handler(this.requestFor(key, revision, headers[REQUEST_ID]), visitor),
      )
        .then((found) =>
          found instanceof CachedResponse
            ? found.send(incoming, outgoing)
            : sendResponse(found, outgoing),
        )
        .catch((error: unknown) => sendFailure(error, outgoing));
    };
  }

  /** Returns request results and the fill level for the metrics. */
  samples(): Sample[] {
    const counted = [...this.counts].flatMap(([source, counts]) =>
      Object.entries(counts).map(
        ([result, count]) =>
          ['shishir_response_cache_requests_total', count as number, { source, result }] as const,
      ),
    );
    return [
      ...counted,
      ['shishir_response_cache_entries', this.responses.size],
      ['shishir_response_cache_bytes', this.responses.calculatedSize],
    ];
  }

  private countsOf(source: Cacheable['source']): Counts {
    const counts = { hit: 0, miss: 0, shared: 0, stale: 0, uncacheable: 0 };
    this.counts.set(source, counts);
    return counts;
  }

  /** Returns the cached response if it is known to be fresh without waiting. */
  private peek({ text }: CacheKey): CachedResponse | undefined {
    const revision = this.revisions.known();
    return revision === null ? undefined : this.fresh(text, revision);
  }

  private fresh(key: string, revision: string): CachedResponse | undefined {
    const cached = this.responses.get(key);
    const isFresh = cached?.revision === revision && Date.now() - cached.madeAt < LONGEST_MS;
    return isFresh ? cached : undefined;
  }

  /**
   * Returns the response for a key, rendering it if none is fresh. A response that may not be cached is only for this
   * caller. `least` is the revision that the caller knows.
   */
  private async find(
    { text: key }: CacheKey,
    counts: Counts,
    least: unknown,
    renderAs: (revision: string) => Promise<Response>,
  ): Promise<CachedResponse | Response> {
    const revision = await this.revisions.current(least);
    const render = () => renderAs(revision);
    // The caller's own cache would store a response from here as one of the later revision.
    if (isLater(least, revision)) return renderAs(String(least));
    const fresh = this.fresh(key, revision);
    if (fresh) {
      counts.hit++;
      return fresh;
    }
    const found = await this.renderOrShare(key, counts, revision, render);
    if (found instanceof CachedResponse && found.revision !== revision) {
      counts.stale++;
      this.markStale();
    }
    return found;
  }

  private async renderOrShare(
    key: string,
    counts: Counts,
    revision: string,
    render: () => Promise<Response>,
  ): Promise<CachedResponse | Response> {
    const running = this.rendering.get(key);
    const shared = running?.revision === revision && (await running.response);
    if (shared) {
      counts.shared++;
      return shared;
    }
    counts.miss++;
    const own = this.render(key, revision, render);
    if (this.rendering.get(key)?.revision !== revision) this.share(key, revision, own);
    return own;
  }

  private share(key: string, revision: string, own: Promise<CachedResponse | Response>): void {
    const response = new Promise<CachedResponse | null>((resolve) => {
      const limit = setTimeout(() => resolve(null), LONGEST_WAIT_MS);
      own
        .then((found) => resolve(found instanceof CachedResponse ? found : null))
        .catch(() => resolve(null))
        .finally(() => clearTimeout(limit));
    });
    const rendering = { revision, response };
    this.rendering.set(key, rendering);
    void response.then(() => {
      if (this.rendering.get(key) === rendering) this.rendering.delete(key);
    });
  }

  private async render(
    key: string,
    revision: string,
    render: () => Promise<Response>,
  ): Promise<CachedResponse | Response> {
    const older = this.responses.get(key);
    const renderState = { isStale: false };
    const response = await this.renders.run(renderState, render).catch((error: unknown) => {
      if (!older) throw error;
      return null;
    });
    // While rendering fails or is rejected by a limit, the last good response is returned.
    if (older && (response === null || response.status >= 500 || response.status === 429)) {
      await response?.body?.cancel();
      return older;
    }
    if (isOlder(response!.headers.get(REVISION), revision)) renderState.isStale = true;
    if (!mayBeCached(response!)) {
      if (renderState.isStale) this.markStale();
      return response!;
    }
    const headers = new Headers(response!.headers);
    if (this.statesRevision) headers.set(REVISION, revision);
    else headers.delete(REVISION);
    const body = Buffer.from(await response!.arrayBuffer());
    if (body.length > LARGEST_BODY) return new Response(body, { headers });
    // A page made from an old response of the API is sent, but not cached as current.
    if (renderState.isStale) {
      this.markStale();
      return new Response(body, { headers });
    }
    const cached = new CachedResponse(revision, headers, body);
    this.responses.set(key, cached);
    return cached;
  }

  private markStale(): void {
    const render = this.renders.getStore();
    if (render) render.isStale = true;
  }

  /**
   * Creates the request for a shared render, with nothing of the caller that is not in the key. Its revision is that of
   * the cache entry, so the handler must not use older data.
   */
  private requestFor(
    { text }: CacheKey,
    revision: string,
    id: string | string[] | null | undefined,
  ): Request {
    const headers = { [REQUEST_ID]: requestIdOf(id), [REVISION]: revision };
    return new Request(this.publicUrl + text, { headers });
  }
}
