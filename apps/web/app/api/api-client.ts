import { contract } from '@shishir/contract';
import { initClient } from '@ts-rest/core';

/** Carries one request to the API, in the same process or over HTTP. */
export type CallApi = (request: Request, visitor: Visitor) => Promise<Response>;

/** Who asks: the API counts its limits by this address. */
export interface Visitor {
  address: string;
}

/** What of a visitor's request goes along with each call that is made for it. */
export interface CallOrigin {
  publicUrl: string;
  requestId: string;
  cookie: string | undefined;
  userAgent: string | undefined;
}

/** The contract's client, bound to one visitor's request. */
export function apiClient(callApi: CallApi, visitor: Visitor, from: CallOrigin) {
  const carried: Record<string, string> = {
    accept: 'application/json',
    // The API takes a cookie only from its own origin, and this server speaks for the site.
    origin: new URL(from.publicUrl).origin,
    'x-request-id': from.requestId,
    ...(from.cookie && { cookie: from.cookie }),
    ...(from.userAgent && { 'user-agent': from.userAgent }),
  };
  return initClient(contract, {
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
  });
}

export type ApiClient = ReturnType<typeof apiClient>;

function readBody(response: Response): Promise<unknown> {
  const json = response.headers.get('content-type')?.includes('json');
  return json ? response.json() : response.text();
}
