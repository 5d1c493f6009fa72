import { createRequestHandler } from '@react-router/express';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Request } from 'express';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import sirv from 'sirv';
import { apiClient, type CallApi } from '../app/api/api-client';
import { provideApi } from '../app/api/api-context';
import { requestId } from './request-id';
import { sameOrigin } from './same-origin';
import { securityHeaders } from './security-headers';
import { wellFormed } from './well-formed';

export interface WebOptions {
  publicUrl: string;
  adminUrl: string;
  callApi: CallApi;
  /** The folder of the built browser files; null where a development server has them. */
  clientDir: string | null;
  /** How many proxies of ours stand in front and may say who the visitor is. */
  trustedProxies?: number;
}

/** The public site as a request listener, over the given build of its pages. */
export function composeWeb(options: WebOptions, build: () => Promise<ServerBuild>) {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trustedProxies ?? 0);
  app.use(requestId, securityHeaders(options.publicUrl), wellFormed);
  if (options.clientDir) app.use(clientFiles(options.clientDir));
  app.use(sameOrigin, compression());
  app.use(createRequestHandler({ build, getLoadContext: (request) => context(options, request) }));
  app.use(lastResort);
  return app;
}

function clientFiles(dir: string) {
  return sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const named = path.startsWith('/assets/');
      const caching = named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      response.setHeader('Cache-Control', caching);
    },
  });
}

function context({ publicUrl, adminUrl, callApi }: WebOptions, request: Request) {
  const visitor = { address: request.ip ?? '' };
  const api = apiClient(callApi, visitor, {
    publicUrl,
    requestId: request.get('x-request-id') ?? '',
    cookie: request.get('cookie'),
    userAgent: request.get('user-agent'),
  });
  return provideApi(new RouterContextProvider(), { api, visitor }, { publicUrl, adminUrl });
}

/** Reached only when rendering itself broke; the details are in the log. */
const lastResort: ErrorRequestHandler = (error, request, response, next) => {
  console.error(`request ${request.get('x-request-id')} failed`, error);
  if (response.headersSent) return next(error);
  response
    .status(500)
    .type('text/plain')
    .set('Cache-Control', 'no-store')
    .send('Something went wrong on our side. Please try again.');
};
