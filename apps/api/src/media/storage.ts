import { errorBody } from '@shishir/server/error-response';
import { Router } from 'express';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Env } from '../config/env';

/** The folder of the pictures. */
export const storageDir = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, 'storage');

/** Uploads on their way, and the folder's mark. */
const HIDDEN = /\/(\.|%2e)/i;

/**
 * Serves stored pictures below `/storage/`. A key is never used twice, so a response never changes.
 * Drawings and CVs are not stored here.
 */
export function storageRoutes(env: Pick<Env, 'DATA_DIR'>): Router {
  const dir = storageDir(env);
  mkdirSync(dir, { recursive: true });
  const files = sirv(dir, {
    dev: true,
    etag: true,
    setHeaders: (response) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Content-Security-Policy', "default-src 'none'");
      // Pictures of units may stand on other sites, such as those of dealers and search engines.
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  const router = Router();
  router.use('/storage', (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const notFound = () => {
      const message = 'There is no picture at this address.';
      const body = errorBody('not_found', message, request.id as string);
      response.status(404).set('Cache-Control', 'no-store').json(body);
    };
    if (HIDDEN.test(request.path)) notFound();
    else files(request, response, notFound);
  });
  return router;
}
