import { contract } from '@shishir/contract';
import type { CallApi, Visitor } from '@shishir/server/handler';
import { REQUEST_ID } from '@shishir/server/request-id';
import { initClient } from '@ts-rest/core';

export type { CallApi };

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
    [REQUEST_ID]: from.requestId,
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
