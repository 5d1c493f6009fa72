import { contract } from '@shishir/contract';
import type { CallApi, Visitor } from '@shishir/server/handler';
import { REQUEST_ID } from '@shishir/server/request-id';
import { initClient, type InitClientArgs, type InitClientReturn } from '@ts-rest/core';

export type { CallApi };

/** What of a visitor's request goes along with each call that is made for it. */
export interface CallOrigin {
  publicUrl: string;
  requestId: string;
  cookie: string | undefined;
  userAgent: string | undefined;
}

export type ApiClient = InitClientReturn<typeof contract, InitClientArgs>;

/**
 * The contract's client, bound to one visitor's request. The routes of a domain are bound when it is first used:
 * a page calls a few of them, and binding all costs more than these calls.
 */
export function apiClient(callApi: CallApi, visitor: Visitor, from: CallOrigin): ApiClient {
  const carried: Record<string, string> = {
    accept: 'application/json',
    // The API takes a cookie only from its own origin, and this server speaks for the site.
    origin: new URL(from.publicUrl).origin,
    [REQUEST_ID]: from.requestId,
    ...(from.cookie && { cookie: from.cookie }),
    ...(from.userAgent && { 'user-agent': from.userAgent }),
  };
  const options: InitClientArgs = {
    baseUrl: from.publicUrl,
    baseHeaders: carried,
    api: async ({ path, method, headers, body }) => {
      const response = await callApi(new Request(path, { method, headers, body }), visitor);
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
    Object.defineProperty(client, domain, { get: () => (bound ??= initClient(routes, options)) });
  }
  return client;
}

/** JSON as data, a file as a Blob, everything else as text. */
function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  return type === 'application/pdf' ? response.blob() : response.text();
}
