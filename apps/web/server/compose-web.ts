import type { CachePolicy } from '@shishir/server/cache-policy';
import type { Env } from '@shishir/server/env';
import { previewIn } from '@shishir/server/cache-policy';
import { compressed } from '@shishir/server/compressed';
import { sendError } from '@shishir/server/error-response';
import { keepAssets } from '@shishir/server/kept-assets';
import { type CallApi, type Handler, listenerOf, type Visitor } from '@shishir/server/handler';
import { Hosts } from '@shishir/server/hosts';
import type { Sample } from '@shishir/server/monitoring/measures';
import { nameRoute } from '@shishir/server/monitoring/route-name';
import { reportFailure } from '@shishir/server/monitoring/signals';
import { limitRenders, type RenderLimitsEnv } from '@shishir/server/render-limits';
import { REQUEST_ID, requestIdOf } from '@shishir/server/request-id';
import { securityHeaders } from '@shishir/server/security-headers';
import { serverPage, serverPagesTextsOf } from '@shishir/server/server-pages';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import sirv from 'sirv';
import { apiClient } from '../app/platform/api/api-client';
import { provideApi } from '../app/platform/api/api-context';
import { cachePoliciesOf } from './cache-policies';
import { routeNamesOf } from './route-names';

export type { CallApi };

export type WebEnv = Pick<Env, 'PUBLIC_URL' | 'ADMIN_URL' | 'MAP_EMBED_URL' | 'TRUSTED_PROXIES'> &
  RenderLimitsEnv;

export interface WebParts {
  callApi: CallApi;
  /** The folders of the built browser files, by language; empty if a development server serves them. */
  clientDirs: string[];
  /** The pages of the other language, from its own build. */
  bangla?: LanguagePages;
  /** The folder that keeps the browser files of earlier builds for a week. */
  keptDir?: string;
}

/** The pages of one language. */
export interface LanguagePages {
  /** The path below which they live, such as `/bn`; `/` for English. */
  basename: string;
  render: Handler;
  cachePolicies: CachePolicy[];
  /** Returns the name of a path's route, for metrics. */
  routeOf: (pathname: string) => string;
}

/** The public site. It does not listen itself. */
export interface Web {
  /** The pages. */
  pages: Handler;
  /** Policies of the pages that are the same for everyone who is not signed in. */
  cachePolicies: CachePolicy[];
  /** The browser files and the pages. */
  listener: RequestListener;
  /** Numbers of rendering and waiting pages, for the metrics. */
  samples(): Sample[];
}

type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Returns the pages of a build. */
export function languagePages(env: WebEnv, callApi: CallApi, build: ServerBuild): LanguagePages {
  const basename = build.basename ?? '/';
  return {
    basename,
    render: renderer(env, callApi, build),
    cachePolicies: cachePoliciesOf(build.routes, basename),
    routeOf: routeNamesOf(build.routes, basename),
  };
}

/** Composes the public site from its pages, and those of the other language if there is one. */
export function composeWeb(env: WebEnv, parts: WebParts, pagesOf: LanguagePages): Web {
  const { clientDirs, keptDir, bangla } = parts;
  const languages = bangla ? [bangla, pagesOf] : [pagesOf];
  // The last one is English, which has every path that is not below the base of another language.
  const languageOf = (pathname: string) =>
    languages.find(({ basename }) => isBelow(basename, pathname)) ?? pagesOf;
  const renders = limitRenders(
    (request, visitor) => languageOf(new URL(request.url).pathname).render(request, visitor),
    env,
  );
  const pages = createPages(env, renders.handler);
  const servePage = compressed(listenerOf(pages, env.TRUSTED_PROXIES));
  const files = clientDirs.length === 0 ? null : clientFiles(clientDirs, keptDir, env.PUBLIC_URL);
  const listener: RequestListener = (incoming, outgoing) => {
    const next = () => {
      const [path = '/'] = (incoming.url ?? '/').split('?');
      nameRoute(incoming, () => languageOf(path).routeOf(path));
      servePage(incoming, outgoing);
    };
    if (files) files(incoming, outgoing, next);
    else next();
  };
  const cachePolicies = languages.flatMap((language) => language.cachePolicies);
  return { pages, cachePolicies, listener, samples: () => renders.samples() };
}

const isBelow = (basename: string, pathname: string) =>
  basename === '/' ||
  [basename, `${basename}.data`].includes(pathname) ||
  pathname.startsWith(`${basename}/`);

function createPages(env: WebEnv, render: Handler): Handler {
  const hosts = new Hosts(env);
  const common = Object.entries(securityHeaders(env.PUBLIC_URL));

  return async (request, visitor) => {
    const id = requestIdOf(request.headers.get(REQUEST_ID));
    request.headers.set(REQUEST_ID, id);
    const response =
      (await rejected(request, hosts)) ??
      (await render(request, visitor).catch((error: unknown) => {
        reportFailure('a page could not be made', error, id);
        return serverPage(request, 500, 'failed', serverPagesTextsOf(request).failed(id));
      }));
    // The headers of a response created by a loader may be read-only.
    const headers = new Headers(response.headers);
    // A page whose address is a secret sends no referrer to other sites.
    const isSecret = headers.get('referrer-policy') === 'same-origin';
    for (const [name, value] of common) headers.set(name, value);
    if (isSecret) headers.set('referrer-policy', 'same-origin');
    // A response without a period, such as a redirect of a loader, is not cached.
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    headers.set(REQUEST_ID, id);
    return new Response(response.body, { status: response.status, headers });
  };
}

function renderer(env: WebEnv, callApi: CallApi, build: ServerBuild): Handler {
  const render = createRequestHandler(build, process.env.NODE_ENV);
  return (request, visitor) => render(request, contextOf(env, callApi, request, visitor));
}

/** Returns the response to a request that no page may handle, or null for all other requests. */
async function rejected(request: Request, hosts: Hosts): Promise<Response | null> {
  const { protocol } = new URL(request.url);
  const header = (name: string) => request.headers.get(name) ?? undefined;
  const isAllowed =
    READS.has(request.method) ||
    hosts.isSameOrigin({
      protocol: protocol.slice(0, -1),
      host: header('host'),
      origin: header('origin'),
      fetchSite: header('sec-fetch-site'),
    }) ||
    (await acceptOneClick(request));
  if (isAllowed) return null;
  return serverPage(request, 403, 'fromElsewhere', serverPagesTextsOf(request).fromElsewhere);
}

const UNSUBSCRIBE = /^(\/bn)?\/subscription\/unsubscribe$/;
const ONE_CLICK_BYTES = 2_000;

/**
 * Checks for a request of the unsubscribe button of a mail program (RFC 8058). It comes from no page of the site: the
 * signed token in its address decides, and without cookies it has no other rights.
 */
async function acceptOneClick(request: Request): Promise<boolean> {
  const { method, url, headers } = request;
  const bytes = Number(headers.get('content-length') ?? NaN);
  if (method !== 'POST' || !UNSUBSCRIBE.test(new URL(url).pathname) || headers.has('cookie'))
    return false;
  if (!(bytes <= ONE_CLICK_BYTES)) return false;
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  if (form?.get('List-Unsubscribe') !== 'One-Click') return false;
  // React Router also rejects posts of other sites.
  headers.delete('origin');
  return true;
}

/** Creates the context of loaders and actions. */
function contextOf(env: WebEnv, callApi: CallApi, { headers, url }: Request, visitor: Visitor) {
  const publicUrl = env.PUBLIC_URL;
  const preview = previewIn(url);
  const api = apiClient(callApi, visitor, {
    publicUrl,
    requestId: headers.get(REQUEST_ID) ?? '',
    cookie: headers.get('cookie') ?? undefined,
    userAgent: headers.get('user-agent') ?? undefined,
    preview,
  });
  const site = {
    publicUrl,
    adminUrl: env.ADMIN_URL,
    // Every page contains these values.
    ...(env.MAP_EMBED_URL && { mapEmbedUrl: env.MAP_EMBED_URL }),
  };
  return provideApi(new RouterContextProvider(), { api, preview }, site);
}

/** Serves the files of these builds, then those of earlier builds. A missing file of `/assets/` is a 404. */
function clientFiles(dirs: string[], keptDir: string | undefined, publicUrl: string): Middleware {
  const common = Object.entries(securityHeaders(publicUrl));
  const setCommon = (outgoing: ServerResponse) => {
    for (const [name, value] of common) outgoing.setHeader(name, value);
    outgoing.setHeader(REQUEST_ID, requestIdOf(outgoing.req.headers[REQUEST_ID]));
  };
  const options = {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (outgoing: ServerResponse, path: string) => {
      setCommon(outgoing);
      outgoing.setHeader('cache-control', path.startsWith('/assets/') ? YEAR : HOUR);
    },
  };
  const current = dirs.map((dir): Middleware => sirv(dir, options));
  if (keptDir) for (const dir of dirs) keepAssets(dir, keptDir);
  const earlier: Middleware = keptDir
    ? sirv(keptDir, { ...options, dev: true })
    : (_incoming, _outgoing, next) => next();
  return (incoming, outgoing, next) => {
    const missing = () => {
      if (!incoming.url?.startsWith('/assets/')) return next();
      earlier(incoming, outgoing, () => {
        setCommon(outgoing);
        sendError(outgoing, 404, 'not_found', 'There is nothing at this address.');
      });
    };
    current.reduceRight<() => void>(
      (otherwise, serve) => () => serve(incoming, outgoing, otherwise),
      missing,
    )();
  };
}
