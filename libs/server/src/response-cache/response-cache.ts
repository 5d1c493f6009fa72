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
/** Even where nothing was saved: a page also says which year it is. */
const LONGEST_MS = 10 * 60_000;
/** Nobody waits longer for a render that another request has begun. */
const LONGEST_WAIT_MS = 10_000;

/** A render that goes on for a key. Only a request that knows the same revision may share it. */
interface Rendering {
  revision: string;
  response: Promise<CachedResponse | null>;
}

/** A handler and the keys of those of its responses that may be cached. */
export interface Cacheable {
  /** What the metrics call those who ask. */
  source: 'site' | 'api' | 'loader';
  handler: Handler;
  keys: CacheKeys;
}

/** What the cache did with requests, counted since the start. Counting must cost nothing beside a hit. */
interface Counts {
  hit: number;
  miss: number;
  shared: number;
  stale: number;
  uncacheable: number;
}

/**
 * Caches finished responses in front of handlers: what is the same for everyone who is not signed in is rendered
 * once for each state of the catalogue. Concurrent misses for one key share a single render.
 */
export class ResponseCache {
  private readonly responses = new LRUCache<string, CachedResponse>({
    maxSize: LARGEST_CACHE,
    // Two bytes a character, and the key is held twice.
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 4,
  });
  private readonly rendering = new Map<string, Rendering>();
  private readonly counts = new Map<Cacheable['source'], Counts>();
  /** Of the render that a call inside the process belongs to: true once it was given an old response. */
  private readonly renders = new AsyncLocalStorage<{ isStale: boolean }>();

  /**
   * `publicUrl` is the address that responses are rendered for, whatever host they were asked from. With
   * `statesRevision` each response says which state it was made from: another process that caches what it makes of
   * them can tell old ones.
   */
  constructor(
    private readonly revisions: Revisions,
    private readonly publicUrl: string,
    private readonly statesRevision = false,
  ) {}

  /** The handler with the cache in front of it, for calls inside this process. */
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
   * A request listener with the cache in front of it. What may not be cached goes to `uncached` as it came.
   * A hit is written by node:http directly: a Request and a Response cost three times as much as it.
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

  /** What it did so far and how full it is, for the metrics. */
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

  /** The fresh response of a key, where it is known without waiting that it is fresh. */
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
   * The response of a key, rendered where none is fresh; one that may not be cached is the caller's own. `least` is the
   * revision that the caller knows.
   */
  private async find(
    { text: key }: CacheKey,
    counts: Counts,
    least: unknown,
    renderAs: (revision: string) => Promise<Response>,
  ): Promise<CachedResponse | Response> {
    const revision = await this.revisions.current(least);
    const render = () => renderAs(revision);
    // The caller's own cache would keep what is cached here, or rendered here by now, as that of a later revision.
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
    const begun = this.rendering.get(key);
    const shared = begun?.revision === revision && (await begun.response);
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
    const made = { isStale: false };
    const response = await this.renders.run(made, render).catch((error: unknown) => {
      if (!older) throw error;
      return null;
    });
    // While rendering fails, or somebody may render no more, the last good response is given.
    if (older && (response === null || response.status >= 500 || response.status === 429)) {
      await response?.body?.cancel();
      return older;
    }
    if (isOlder(response!.headers.get(REVISION), revision)) made.isStale = true;
    if (!mayBeCached(response!)) {
      if (made.isStale) this.markStale();
      return response!;
    }
    const headers = new Headers(response!.headers);
    if (this.statesRevision) headers.set(REVISION, revision);
    else headers.delete(REVISION);
    const body = Buffer.from(await response!.arrayBuffer());
    if (body.length > LARGEST_BODY) return new Response(body, { headers });
    // A page that was made of an old response of the API is sent, but not cached as the current one.
    if (made.isStale) {
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
   * What is rendered for everyone knows nothing of the one who asked, and nothing that is not in the key. It states the
   * revision as which it will be cached: who makes it reads nothing that is older.
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
