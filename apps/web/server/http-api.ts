import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { CallApi } from '../app/api/api-client';

const DEADLINE_MS = 10_000;

/**
 * Reaches an API of its own process over connections that stay open. The Host is the site's, as the API tells
 * its two hosts apart by it (`fetch` would put its own); the visitor's address replaces whatever was claimed.
 */
export function callApiOverHttp(apiUrl: string): CallApi {
  const { protocol, hostname, port } = new URL(apiUrl);
  const { Agent, request: dial } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });
  return async (request, visitor) => {
    const { pathname, search, host } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = {
      ...Object.fromEntries(request.headers),
      host,
      'content-length': body.length,
      'x-forwarded-for': visitor.address,
    };
    return new Promise<Response>((resolve, reject) => {
      dial({
        agent,
        hostname,
        port,
        method: request.method,
        path: pathname + search,
        headers,
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
        .on('response', (answer) => void asResponse(answer).then(resolve, reject))
        .on('error', reject)
        .end(body);
    });
  };
}

async function asResponse(answer: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    values?.forEach((value) => headers.append(name, value));
  }
  const status = answer.statusCode ?? 502;
  const body = await buffer(answer);
  return new Response(status === 204 || status === 304 ? null : body, { status, headers });
}
