import type { Request, RequestHandler, Response } from 'express';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { S3Store } from './s3-store';

/**
 * Objects up to this size are read completely before they are sent, so that a slow client does not keep a connection to
 * the bucket busy.
 */
const READ_FIRST = 1024 * 1024;

/** Letters, digits, dots and hyphens: no parent folders and no hidden files. */
const PATH = /^(\/[\w-][\w.-]*)+\.(avif|webp)$/;
const TAG = /^(?:W\/)?("[^"]*")$/;
const RANGE = /^bytes=(\d+-\d*|-\d+)$/;

/**
 * Responds with the object at the request's path. Calls `next` without an error if it does not exist, and with
 * StorageUnavailable if the bucket cannot be read and the response has not started. Stops reading when the client
 * disconnects.
 */
export function serveBucket(
  store: S3Store,
  setHeaders: (response: Response) => void,
): RequestHandler {
  return async (request, response, next) => {
    const { path } = request;
    if (!PATH.test(path)) return next();
    const client = new AbortController();
    response.once('close', () => client.abort());
    try {
      const isSent = await send(path.slice(1), request, response, client.signal);
      if (!isSent) next();
    } catch (error) {
      if (client.signal.aborted) return;
      if (response.headersSent) response.destroy();
      else next(error);
    }
  };

  async function send(path: string, request: Request, response: Response, gone: AbortSignal) {
    const range = request.headers.range;
    const found = await store.fetch(path, {
      gone,
      ifNoneMatch: TAG.exec(request.headers['if-none-match'] ?? '')?.[1],
      range: range && RANGE.test(range) && !request.headers['if-range'] ? range : undefined,
    });
    if (found.status === 404) return false;
    if (found.status === 416) {
      const whole = await store.open(path);
      whole?.body.destroy();
      response
        .status(416)
        .set('Content-Range', `bytes */${whole?.bytes ?? 0}`)
        .end();
      return true;
    }
    if (!('body' in found)) {
      setHeaders(response);
      response.status(304).end();
      return true;
    }
    const { bytes, body, etag, modified, contentRange } = found;
    try {
      const isHead = request.method === 'HEAD';
      const whole = !isHead && bytes <= READ_FIRST ? await buffer(body) : null;
      setHeaders(response);
      response.status(found.status).type(extname(path)).set('Content-Length', String(bytes));
      if (etag) response.set('ETag', etag);
      if (modified) response.set('Last-Modified', modified.toUTCString());
      if (contentRange) response.set({ 'Content-Range': contentRange, 'Accept-Ranges': 'bytes' });
      if (isHead || whole) response.end(whole ?? undefined);
      else await pipeline(body, response);
      return true;
    } finally {
      body.destroy();
    }
  }
}
