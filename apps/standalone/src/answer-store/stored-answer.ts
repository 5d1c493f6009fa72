import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Captured } from './capture.js';

/** An answer as it is kept: finished, compressed, and with what a browser asks again by. */
export interface StoredAnswer {
  /** What the catalogue was when it was made. */
  revision: string;
  madeAt: number;
  headers: [name: string, value: string][];
  bodies: Record<Coding, Buffer>;
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

export async function toStored(captured: Captured, revision: string): Promise<StoredAnswer> {
  const { body } = captured;
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    zip(body),
  ]);
  const headers = Object.entries(captured.headers).flatMap(([name, value]) =>
    value === undefined || NOT_KEPT.has(name) ? [] : [[name, String(value)] as [string, string]],
  );
  return {
    revision,
    madeAt: Date.now(),
    headers,
    bodies: { identity: body, gzip: gz, br },
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    bytes: body.length + br.length + gz.length,
  };
}

/** The best coding that a caller takes; one that is refused with `q=0` is not taken. */
export function codingFor(accepted: string | undefined): Coding {
  const codings = new Map(
    (accepted ?? '').split(',').map((part) => {
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
