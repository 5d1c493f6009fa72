import { type CallApi, exchange } from '@shishir/server/handler';
import { VISITOR_ADDRESS } from '@shishir/server/site-calls';
import http, { type ClientRequest, type RequestOptions } from 'node:http';
import https from 'node:https';

/** A hanging API blocks pages, of which few are rendered at a time; a write may wait longer for another write. */
const READ_MS = 5_000;
const WRITE_MS = 10_000;

/**
 * Calls an API in another process over kept-alive connections. The Host header is the site's, by which the API
 * distinguishes its two hosts (`fetch` would set its own); the visitor's address replaces any claimed one. Each call
 * has the headers that `extra` returns at that time.
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
      // The API closed a kept-alive connection while this call was sent, for example because it stops.
      if (request.method !== 'GET' || !sent?.reusedSocket || signal.aborted) throw error;
      return send({ agent: false });
    }
  };
}
