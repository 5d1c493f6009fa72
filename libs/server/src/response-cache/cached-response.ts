import { reportFailure } from '../monitoring/signals';
import { REQUEST_ID } from '../request-id';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Coding = 'identity' | 'gzip' | 'br';

/** The response in one encoding, ready to be sent. */
interface Encoded {
  /** Alternating names and values, the fastest form for node:http. */
  headers: string[];
  body: Buffer;
  etag: string;
  /** Headers of a 304 response. */
  unchanged: string[];
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Medium quality: the result is sent many times, but the first caller waits for it. */
const BROTLI_QUALITY = 5;
const CACHEABLE = /^(text\/|application\/(json|xml|manifest\+json|pdf))/;
/** File types that are already compressed. */
const COMPRESSED = /^application\/pdf/;
const VARY = 'Accept-Encoding, Cookie, Authorization';

/** Bytes of an entry besides its texts, measured with many small entries: objects, arrays and lists of the cache. */
const OVERHEAD = 4 * 1024;

/** Headers that are set per response or do not apply to a cached one. */
const NOT_CACHED = new Set([
  'content-length',
  'date',
  'etag',
  REQUEST_ID,
  'vary',
  // Depends on the host of the request.
  'x-robots-tag',
]);

/** True if the headers allow the response to be shared by everyone. */
export function mayBeCached({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !/no-store|no-cache|private/.test(headers.get('cache-control') ?? '') &&
    !headers.has('set-cookie') &&
    !headers.has('content-encoding') &&
    CACHEABLE.test(headers.get('content-type') ?? '')
  );
}

/** A finished response with an ETag. Each encoding is compressed when it is first requested. */
export class CachedResponse {
  readonly madeAt = Date.now();
  /** Size in memory, without the key. The compressed forms are comparatively small. */
  readonly bytes: number;
  private readonly common: [name: string, value: string][];
  private readonly tag: string;
  private readonly isCompressed: boolean;
  private readonly encoded: Partial<Record<Coding, Encoded>> = {};
  private readonly encoding: Partial<Record<Coding, Promise<Encoded>>> = {};

  /** `revision` is the state of the catalogue from which the response was made. */
  constructor(
    readonly revision: string,
    headers: Headers,
    private readonly body: Buffer,
  ) {
    this.tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.isCompressed = COMPRESSED.test(headers.get('content-type') ?? '');
    this.common = [...headers].filter(([name]) => !NOT_CACHED.has(name));
    this.common.push(['vary', VARY]);
    const named = this.common.reduce((sum, header) => sum + header.join('').length, 0);
    this.bytes = Math.ceil(body.length * 1.5) + named * 2 + OVERHEAD;
    this.encoded.identity = this.encode('identity', body);
  }

  /** Returns a Response for callers within this process, which need no compression. */
  toResponse(): Response {
    return new Response(this.body, { headers: this.common });
  }

  /** Sends the response in the best encoding that the caller accepts, or a 304 if the caller has it. */
  send(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const coding = this.isCompressed ? 'identity' : codingFor(incoming.headers['accept-encoding']);
    const encoded = this.encoded[coding];
    if (encoded) return write(encoded, incoming, outgoing);
    (this.encoding[coding] ??= this.compress(coding)).then(
      (done) => write(done, incoming, outgoing),
      (error: unknown) => {
        reportFailure('a response could not be compressed', error);
        outgoing.destroy();
      },
    );
  }

  private async compress(coding: Coding): Promise<Encoded> {
    const { body } = this;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    const smaller = coding === 'br' ? await brotli(body, { params }) : await zip(body);
    return (this.encoded[coding] = this.encode(coding, smaller));
  }

  private encode(coding: Coding, body: Buffer): Encoded {
    const etag = `"${this.tag}-${coding}"`;
    const unchanged = [...this.common, ['etag', etag] as const].flat();
    const headers = [...unchanged, 'content-length', String(body.length)];
    if (coding !== 'identity') headers.push('content-encoding', coding);
    return { headers, body, etag, unchanged };
  }
}

function write(
  { headers, body, etag, unchanged }: Encoded,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const given = incoming.headers;
  const id = [REQUEST_ID, String(given[REQUEST_ID])];
  if (hasTag(given['if-none-match'], etag)) {
    outgoing.writeHead(304, unchanged.concat(id)).end();
    return;
  }
  outgoing.writeHead(200, headers.concat(id));
  if (incoming.method === 'HEAD') outgoing.end();
  else outgoing.end(body);
}

/** Compares weakly: a proxy that changes the encoding makes a tag weak, but it still identifies the same response. */
const hasTag = (given: string | undefined, etag: string) =>
  given !== undefined &&
  given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');

const codings = new LRUCache<string, Coding>({ max: 100, memoMethod: bestCoding });

/** Returns the best encoding that the caller accepts. */
const codingFor = (accepted: string | undefined): Coding => codings.memo(accepted ?? '');

function bestCoding(accepted: string): Coding {
  const taken = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      // `q=0` means that the caller does not accept this encoding.
      return [name, q === undefined || Number(q.slice(2)) > 0];
    }),
  );
  if (taken.get('br')) return 'br';
  return taken.get('gzip') ? 'gzip' : 'identity';
}
