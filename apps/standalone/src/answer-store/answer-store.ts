import { LRUCache } from 'lru-cache';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { capture, type Captured, sendRaw } from './capture.js';
import type { Revisions } from './revisions.js';
import { storedUrl, type StoredAddress } from './storable.js';
import { codingFor, mayBeStored, type StoredAnswer, toStored } from './stored-answer.js';

const LARGEST_STORE = 64 * 1024 * 1024;
/** Even where nothing was saved: a page also says which year it is. */
const LONGEST_KEPT_MS = 10 * 60_000;
const SIGNED_IN = /(?:^|;\s*)userToken=/;
const VARY = 'Accept-Encoding, Cookie, Authorization';

/**
 * Keeps finished answers in front of the surfaces: what everyone who is not signed in gets alike is made once
 * for each state of the catalogue. Of many who ask at once for what is not kept, one has it made.
 */
export class AnswerStore {
  private readonly answers = new LRUCache<string, StoredAnswer>({
    maxSize: LARGEST_STORE,
    sizeCalculation: ({ bytes }) => bytes,
  });
  private readonly making = new Map<string, Promise<StoredAnswer | null>>();

  constructor(private readonly revisions: Revisions) {}

  /** The listener with the store in front of it, for these addresses. */
  before(listener: RequestListener, addresses: readonly StoredAddress[]): RequestListener {
    return (request, response) => {
      const url = this.urlOf(request, addresses);
      if (url === null) return listener(request, response);
      const revision = this.revisions.known();
      const kept = revision === null ? undefined : this.fresh(url, revision);
      if (kept) reply(kept, request, response);
      else {
        this.answer(url, request, response, listener).catch((error: unknown) => {
          console.error(error);
          response.destroy();
        });
      }
    };
  }

  private fresh(url: string, revision: string): StoredAnswer | undefined {
    const kept = this.answers.get(url);
    const is = kept?.revision === revision && Date.now() - kept.madeAt < LONGEST_KEPT_MS;
    return is ? kept : undefined;
  }

  private urlOf(request: IncomingMessage, addresses: readonly StoredAddress[]): string | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { authorization, cookie } = request.headers;
    if (authorization !== undefined || SIGNED_IN.test(cookie ?? '')) return null;
    return storedUrl(request.url ?? '/', addresses);
  }

  private async answer(
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
    listener: RequestListener,
  ): Promise<void> {
    const revision = await this.revisions.current();
    const fresh = this.fresh(url, revision);
    if (fresh) return reply(fresh, request, response);

    const beingMade = this.making.get(url);
    const made = beingMade && (await beingMade);
    if (made) return reply(made, request, response);

    const making = this.make(url, revision, request, response, listener);
    if (!beingMade) {
      const settled = making.catch(() => null);
      this.making.set(url, settled);
      void settled.then(() => this.making.delete(url));
    }
    await making;
  }

  /** Has the answer made and sends it; gives it back where it may be kept. */
  private async make(
    url: string,
    revision: string,
    request: IncomingMessage,
    response: ServerResponse,
    listener: RequestListener,
  ): Promise<StoredAnswer | null> {
    const { method } = request;
    // The whole page in one coding, for everyone: parameters that mean nothing are not in it.
    request.url = url;
    request.method = 'GET';
    const accepted = request.headers['accept-encoding'];
    const conditions = request.headers['if-none-match'];
    delete request.headers['accept-encoding'];
    delete request.headers['if-none-match'];
    const capturing = capture(response);
    listener(request, response);
    const captured = await capturing;
    if (!captured) return null;

    Object.assign(request.headers, {
      ...(accepted !== undefined && { 'accept-encoding': accepted }),
      ...(conditions !== undefined && { 'if-none-match': conditions }),
    });
    request.method = method;
    const older = this.answers.get(url);
    if (captured.status >= 500 && older) {
      response.removeHeader('retry-after');
      reply(older, request, response);
      return null;
    }
    if (!mayBeStored(captured)) {
      pass(captured, request, response);
      return null;
    }
    const answer = toStored(captured, revision);
    this.answers.set(url, answer);
    reply(answer, request, response);
    return answer;
  }
}

/** Sends what was captured as it is. */
function pass({ status, body }: Captured, request: IncomingMessage, response: ServerResponse) {
  const withoutBody = status === 204 || status === 304;
  if (!withoutBody) response.setHeader('content-length', body.length);
  sendRaw(response, status, request.method === 'HEAD' || withoutBody ? null : body);
}

function reply(answer: StoredAnswer, request: IncomingMessage, response: ServerResponse): void {
  const coding = codingFor(request.headers['accept-encoding']);
  const etag = `"${answer.etag}-${coding}"`;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.setHeader('vary', VARY);
  response.setHeader('etag', etag);
  if (hasTag(request.headers['if-none-match'], etag)) return sendRaw(response, 304, null);
  if (coding !== 'identity') response.setHeader('content-encoding', coding);
  const send = (body: Buffer) => {
    response.setHeader('content-length', body.length);
    sendRaw(response, 200, request.method === 'HEAD' ? null : body);
  };
  const body = answer.bodyIn(coding);
  if (body instanceof Promise) body.then(send, () => response.destroy());
  else send(body);
}

/** An edge that changes a coding makes a tag weak; it still names the same answer. */
const hasTag = (given: string | undefined, etag: string) =>
  given !== undefined &&
  given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
