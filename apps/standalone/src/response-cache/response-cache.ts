import {
  type Handler,
  sendFailure,
  sendResponse,
  type Visitor,
  visitorOf,
} from '@shishir/server/handler';
import { REQUEST_ID, requestIdOf } from '@shishir/server/request-id';
import { LRUCache } from 'lru-cache';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import type { CacheKeys } from './cache-keys.js';
import { CachedResponse, mayBeCached } from './cached-response.js';
import type { Revisions } from './revisions.js';

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
  handler: Handler;
  keys: CacheKeys;
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
  /** Of the render that a call inside the process belongs to: true once it was given an old response. */
  private readonly renders = new AsyncLocalStorage<{ isStale: boolean }>();

  /** `publicUrl` is the address that responses are rendered for, whatever host they were asked from. */
  constructor(
    private readonly revisions: Revisions,
    private readonly publicUrl: string,
  ) {}

  /** The handler with the cache in front of it, for calls inside this process. */
  handler({ handler, keys }: Cacheable): Handler {
    return async (request, visitor) => {
      const { method, headers } = request;
      const { pathname, search } = new URL(request.url);
      const key = keys.of({
        method,
        url: pathname + search,
        authorization: headers.get('authorization'),
        cookie: headers.get('cookie'),
      });
      if (key === null) return handler(request, visitor);
      const found = await this.find(key, () =>
        handler(this.requestFor(key, headers.get(REQUEST_ID)), visitor),
      );
      return found instanceof CachedResponse ? found.toResponse() : found;
    };
  }

  /**
   * A request listener with the cache in front of it. What may not be cached goes to `uncached` as it came.
   * A hit is written by node:http directly: a Request and a Response cost three times as much as it.
   */
  listener(
    { handler, keys }: Cacheable,
    uncached: RequestListener,
    trustedProxies: number,
  ): RequestListener {
    return (incoming, outgoing) => {
      const { method, url = '/', headers } = incoming;
      const { authorization, cookie } = headers;
      const key = keys.of({ method, url, authorization, cookie });
      if (key === null) return uncached(incoming, outgoing);
      const hit = this.peek(key);
      if (hit) return hit.send(incoming, outgoing);
      const visitor: Visitor = visitorOf(incoming, trustedProxies);
      this.find(key, () => handler(this.requestFor(key, headers[REQUEST_ID]), visitor))
        .then((found) =>
          found instanceof CachedResponse
            ? found.send(incoming, outgoing)
            : sendResponse(found, outgoing),
        )
        .catch((error: unknown) => sendFailure(error, outgoing));
    };
  }

  /** The fresh response of a key, where it is known without waiting that it is fresh. */
  private peek(key: string): CachedResponse | undefined {
    const revision = this.revisions.known();
    return revision === null ? undefined : this.fresh(key, revision);
  }

  private fresh(key: string, revision: string): CachedResponse | undefined {
    const cached = this.responses.get(key);
    const isFresh = cached?.revision === revision && Date.now() - cached.madeAt < LONGEST_MS;
    return isFresh ? cached : undefined;
  }

  /** The response of a key, rendered where none is fresh; one that may not be cached is the caller's own. */
  private async find(
    key: string,
    render: () => Promise<Response>,
  ): Promise<CachedResponse | Response> {
    const revision = await this.revisions.current();
    const found = this.fresh(key, revision) ?? (await this.renderOrShare(key, revision, render));
    if (found instanceof CachedResponse && found.revision !== revision) this.markStale();
    return found;
  }

  private async renderOrShare(
    key: string,
    revision: string,
    render: () => Promise<Response>,
  ): Promise<CachedResponse | Response> {
    const begun = this.rendering.get(key);
    const shared = begun?.revision === revision && (await begun.response);
    if (shared) return shared;
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
    if (!mayBeCached(response!)) return response!;
    const { headers } = response!;
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

  /** What is rendered for everyone knows nothing of the one who asked, and nothing that is not in the key. */
  private requestFor(key: string, id: string | string[] | null | undefined): Request {
    return new Request(this.publicUrl + key, { headers: { [REQUEST_ID]: requestIdOf(id) } });
  }
}
