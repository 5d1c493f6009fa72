import { type CallApi, exchange } from '@shishir/server/handler';
import { VISITOR_ADDRESS } from '@shishir/server/site-calls';
import http, { type ClientRequest, type RequestOptions } from 'node:http';
import https from 'node:https';

/** An API that hangs holds up pages, of which few are rendered at once; a write may wait for another one. */
const READ_MS = 5_000;
const WRITE_MS = 10_000;

/**
 * Reaches an API of its own process over connections that stay open. The Host is the site's, as the API tells
 * its two hosts apart by it (`fetch` would put its own); the visitor's address replaces whatever was claimed.
 * Each call carries what `extra` gives at that time.
 */
export function callApiOverHttp(
  apiUrl: string,
  extra: () => Record<string, string> = () => ({}),
): CallApi {
  const { protocol, hostname, port } = new URL(apiUrl);
  const { Agent, request: open } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });
  return async (request, { address }) => {
    const headers = { 'x-forwarded-for': address, [VISITOR_ADDRESS]: address, ...extra() };
    const signal = AbortSignal.timeout(request.method === 'GET' ? READ_MS : WRITE_MS);
    let sent: ClientRequest | undefined;
    const send = (options: RequestOptions) =>
      exchange(
        request,
        (all) => (sent = open(all)),
        { ...options, hostname, port, signal },
        headers,
      );
    try {
      return await send({ agent });
    } catch (error) {
      // The API ended a connection that was kept alive, such as when it stops, while this call was on its way to it.
      if (request.method !== 'GET' || !sent?.reusedSocket || signal.aborted) throw error;
      return send({ agent: false });
    }
  };
}
