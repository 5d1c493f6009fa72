import { reason } from '@shishir/contract/reasons';
import { errorBody } from '@shishir/server/error-response';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { mkdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Env } from '../config/env';
import { ApiError, NotFound } from '../http/api-error';
import { serveBucket } from './store/serve-bucket';
import { bucketOf } from './store/s3-bucket';
import { S3Store } from './store/s3-store';
import type { StorageSettings } from './store/store-of';

/** Folder of the pictures, in DATA_DIR or in the bucket. */
export const PICTURES = 'storage';

/** Path of the folder if no bucket is used. */
export const storageDir = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, PICTURES);

/** Unfinished uploads, and the folder's mark. */
const HIDDEN = /\/(\.|%2e)/i;

/**
 * Serves stored pictures below `/storage/`. Keys are never reused, so responses are immutable. Drawings and CVs are not
 * stored here.
 */
export function storageRoutes(env: StorageSettings): Router {
  const files = env.STORAGE_URL ? fromBucket(env.STORAGE_URL) : fromFolder(storageDir(env));
  const router = Router();
  router.use('/storage', (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const notFound = () => sendError(request, response, new NotFound(reason('picture_not_found')));
    if (HIDDEN.test(request.path)) notFound();
    else
      void files(request, response, (error?: unknown) => {
        if (error instanceof ApiError) sendError(request, response, error);
        else if (error) next(error);
        else notFound();
      });
  });
  return router;
}

function fromFolder(dir: string): RequestHandler {
  mkdirSync(dir, { recursive: true });
  return sirv(dir, { dev: true, etag: true, setHeaders });
}

const fromBucket = (address: string): RequestHandler =>
  serveBucket(new S3Store(bucketOf(address), PICTURES), setHeaders);

function setHeaders(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Content-Security-Policy', "default-src 'none'");
  // Other sites, such as those of dealers and search engines, may show the pictures.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

function sendError(request: Request, response: Response, error: ApiError): void {
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
  const body = errorBody(error.code, error.message, request.id as string);
  response.status(error.status).set('Cache-Control', 'no-store').json(body);
}
