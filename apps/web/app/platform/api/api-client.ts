import { contract, type ErrorBody } from '@shishir/contract';
import { withReasonTexts } from '@shishir/contract/reasons';
import { LOCALE } from '@shishir/format';
import type { CallApi, Visitor } from '@shishir/server/handler';
import { emit, hasSubscribers, reportFailure } from '@shishir/server/monitoring/signals';
import { REQUEST_ID } from '@shishir/server/request-id';
import {
  type AppRoute,
  type AppRouter,
  initClient,
  type InitClientArgs,
  type InitClientReturn,
} from '@ts-rest/core';

export type { CallApi };

/** Values of a visitor's request that each API call made for it carries. */
export interface CallOrigin {
  publicUrl: string;
  requestId: string;
  cookie: string | undefined;
  userAgent: string | undefined;
  /** Token of the preview that the visitor's page shows. */
  preview?: string | undefined;
}

export type ApiClient = InitClientReturn<typeof contract, InitClientArgs>;

/**
 * The contract's client, bound to one visitor's request. The routes of a domain are bound when it is first used:
 * a page calls a few of them, and binding all costs more than these calls.
 */
export function apiClient(callApi: CallApi, visitor: Visitor, from: CallOrigin): ApiClient {
  const carried: Record<string, string> = {
    accept: 'application/json',
    // The API accepts a cookie only from its own origin, and this server calls on behalf of the site.
    origin: new URL(from.publicUrl).origin,
    [REQUEST_ID]: from.requestId,
    ...(from.cookie && { cookie: from.cookie }),
    ...(from.userAgent && { 'user-agent': from.userAgent }),
  };
  const options: InitClientArgs = {
    baseUrl: from.publicUrl,
    baseHeaders: carried,
    api: async ({ path, method, headers, body, route }) => {
      const address = withContext(path, route, from.preview);
      const call = () => callApi(new Request(address, { method, headers, body }), visitor);
      const answer = hasSubscribers('apiCall') ? measured(route, call) : call();
      const response = await answer.catch((error: unknown) => {
        // Pages show their own text, so the cause is reported here.
        const what = `the API did not respond to ${route.method} ${route.path}`;
        if (hasSubscribers('failure')) reportFailure(what, error, from.requestId);
        throw error;
      });
      return {
        status: response.status,
        headers: response.headers,
        body: await readBody(response),
      };
    },
  };
  const client = {} as ApiClient;
  for (const [domain, routes] of Object.entries(contract)) {
    let bound: unknown;
    Object.defineProperty(client, domain, { get: () => (bound ??= bind(routes, options)) });
  }
  return client;
}

/**
 * Asks for the language of this build, and for the drafts of a preview, if the route has texts that staff write.
 * English is the default.
 */
function withContext(path: string, { query }: AppRoute, preview: string | undefined): string {
  const fields = (query as { shape?: object } | undefined)?.shape ?? {};
  const asked = new URLSearchParams();
  if (LOCALE !== 'en' && 'locale' in fields) asked.set('locale', LOCALE);
  if (preview && 'preview' in fields) asked.set('preview', preview);
  return asked.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${asked}` : path;
}

/** The calls of a domain. ts-rest does not encode values in a path: a slash or a percent sign would change it. */
function bind(routes: AppRouter, options: InitClientArgs) {
  const calls = Object.entries(initClient(routes, options)) as [string, Call][];
  return Object.fromEntries(
    calls.map(([name, call]) => [
      name,
      (args?: CallArgs) =>
        call(args?.params ? { ...args, params: encodeValues(args.params) } : args),
    ]),
  );
}

interface CallArgs {
  params?: Record<string, unknown>;
}
type Call = (args?: CallArgs) => Promise<unknown>;

const encodeValues = (params: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeURIComponent(String(value))]),
  );

/** Calls the API and records the time until the response began, for the metrics. */
async function measured(
  { method, path }: { method: string; path: string },
  call: () => Promise<Response>,
): Promise<Response> {
  const begun = performance.now();
  let status = 0;
  try {
    const response = await call();
    status = response.status;
    return response;
  } finally {
    const seconds = (performance.now() - begun) / 1000;
    emit('apiCall', { route: path, method, status, seconds });
  }
}

/** JSON as data, a file as a Blob, everything else as text. Errors get the texts of this site. */
async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) {
    const body: unknown = await response.json();
    return response.ok ? body : withReasonTexts(body as ErrorBody);
  }
  // Text would lose the byte order mark of a CSV, which tells spreadsheets that it is UTF-8.
  return /^(application\/pdf|text\/csv)/.test(type) ? response.blob() : response.text();
}
