import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Captured } from './capture.js';

/** An answer as it is kept: finished, and with what a browser asks again by. */
export interface StoredAnswer {
  /** What the catalogue was when it was made. */
  revision: string;
  madeAt: number;
  headers: [name: string, value: string][];
  /** The body in a coding: at once, or, when somebody first takes it so, as soon as it is made. */
  bodyIn(coding: Coding): Buffer | Promise<Buffer>;
  etag: string;
  bytes: number;
}

export type Coding = 'identity' | 'gzip' | 'br';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Compressed once and sent many times, but somebody waits for it: half of the best. */
const BROTLI_QUALITY = 5;
const LARGEST = 8 * 1024 * 1024;
const TEXT = /^(text\/|application\/(json|xml|manifest\+json))/;
/** Made anew for each answer, or not true of a kept one. */
const NOT_KEPT = new Set([
  'content-length',
  'date',
  'etag',
  'x-request-id',
  'connection',
  'keep-alive',
  'vary',
  // Said of a host, before the answer is made.
  'x-robots-tag',
]);

/** What a shared cache may keep is what the store may keep. */
export function mayBeStored({ status, headers, body }: Captured): boolean {
  return (
    status === 200 &&
    String(headers['cache-control'] ?? '').includes('s-maxage') &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    TEXT.test(String(headers['content-type'] ?? '')) &&
    body.length <= LARGEST
  );
}

export function toStored({ body, headers }: Captured, revision: string): StoredAnswer {
  const bodies: Partial<Record<Coding, Buffer | Promise<Buffer>>> = { identity: body };
  const make = async (coding: 'gzip' | 'br') =>
    (bodies[coding] = await (coding === 'br' ? toBrotli(body) : zip(body)));
  return {
    revision,
    madeAt: Date.now(),
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || NOT_KEPT.has(name) ? [] : [[name, String(value)] as [string, string]],
    ),
    bodyIn: (coding) => (bodies[coding] ??= coding === 'identity' ? body : make(coding)),
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    // Its compressed forms are small beside it.
    bytes: Math.ceil(body.length * 1.5) + 1,
  };
}

const toBrotli = (body: Buffer) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const read = new LRUCache<string, Coding>({ max: 100, memoMethod: bestCoding });

/** The best coding that a caller takes; one that is refused with `q=0` is not taken. */
export const codingFor = (accepted: string | undefined): Coding => read.memo(accepted ?? '');

function bestCoding(accepted: string): Coding {
  const codings = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q === undefined || Number(q.slice(2)) > 0];
    }),
  );
  if (codings.get('br')) return 'br';
  return codings.get('gzip') ? 'gzip' : 'identity';
}
