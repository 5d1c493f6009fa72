import { type CallApi, exchange } from '@shishir/server/handler';
import http from 'node:http';
import https from 'node:https';

const DEADLINE_MS = 10_000;

/**
 * Reaches an API of its own process over connections that stay open. The Host is the site's, as the API tells
 * its two hosts apart by it (`fetch` would put its own); the visitor's address replaces whatever was claimed.
 */
export function callApiOverHttp(apiUrl: string): CallApi {
  const { protocol, hostname, port } = new URL(apiUrl);
  const { Agent, request: open } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });
  return (request, { address }) =>
    exchange(
      request,
      open,
      { agent, hostname, port, signal: AbortSignal.timeout(DEADLINE_MS) },
      { 'x-forwarded-for': address },
    );
}
