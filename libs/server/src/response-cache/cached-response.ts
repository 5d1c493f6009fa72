import { reportFailure } from '../monitoring/signals';
import { REQUEST_ID } from '../request-id';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Coding = 'identity' | 'gzip' | 'br';

/** The response in one coding, ready to be written. */
interface Encoded {
  /** Names and values in turn, which node:http writes fastest. */
  headers: string[];
  body: Buffer;
  etag: string;
  /** The headers of a 304. */
  unchanged: string[];
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Compressed once and sent many times, but somebody waits for it: half of the best. */
const BROTLI_QUALITY = 5;
const CACHEABLE = /^(text\/|application\/(json|xml|manifest\+json|pdf))/;
/** Files of these types are compressed in themselves. */
const COMPRESSED = /^application\/pdf/;
const VARY = 'Accept-Encoding, Cookie, Authorization';

/** What an entry takes beside its texts, as measured with many small ones: objects, arrays and the cache's own lists. */
const OVERHEAD = 4 * 1024;

/** Made for each response anew, or not true of a cached one. */
const NOT_CACHED = new Set([
  'content-length',
  'date',
  'etag',
  REQUEST_ID,
  'vary',
  // Stated by the host that a request came to.
  'x-robots-tag',
]);

/** True for a response that is the same for everyone, as far as its headers tell. */
export function mayBeCached({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !/no-store|no-cache|private/.test(headers.get('cache-control') ?? '') &&
    !headers.has('set-cookie') &&
    !headers.has('content-encoding') &&
    CACHEABLE.test(headers.get('content-type') ?? '')
  );
}

/** A finished response: with a tag, and compressed when somebody first takes it so. */
export class CachedResponse {
  readonly madeAt = Date.now();
  /** What it takes in memory: its compressed forms are small beside it. Its key is not counted. */
  readonly bytes: number;
  private readonly common: [name: string, value: string][];
  private readonly tag: string;
  private readonly isCompressed: boolean;
  private readonly encoded: Partial<Record<Coding, Encoded>> = {};
  private readonly encoding: Partial<Record<Coding, Promise<Encoded>>> = {};

  /** `revision` is the state of the catalogue that it was made from. */
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

  /** For a caller inside this process, which needs no compression. */
  toResponse(): Response {
    return new Response(this.body, { headers: this.common });
  }

  /** Sends it in the best coding that the caller takes, or a 304 to one that has it already. */
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

/** A proxy that changes the coding makes a tag weak; it still names the same response. */
const hasTag = (given: string | undefined, etag: string) =>
  given !== undefined &&
  given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');

const codings = new LRUCache<string, Coding>({ max: 100, memoMethod: bestCoding });

/** The best coding that a caller takes. */
const codingFor = (accepted: string | undefined): Coding => codings.memo(accepted ?? '');

function bestCoding(accepted: string): Coding {
  const taken = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      // With `q=0` a caller says that it does not take this one.
      return [name, q === undefined || Number(q.slice(2)) > 0];
    }),
  );
  if (taken.get('br')) return 'br';
  return taken.get('gzip') ? 'gzip' : 'identity';
}
