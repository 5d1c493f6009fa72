import type {
  ClientRequest,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  RequestOptions,
  ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { sendError } from './error-response';
import { rejectMalformed } from './malformed-request';
import { reportFailure } from './monitoring/signals';
import { REQUEST_ID } from './request-id';

/** The visitor for whom a request is made. The API counts limits by this address. */
export interface Visitor {
  address: string;
}

/** Responds to a request made for a visitor. Implemented by pages and by the API. */
export type Handler = (request: Request, visitor: Visitor) => Promise<Response>;

/** Calls the API, in the same process or over HTTP. The host of the request's URL selects site or dashboard. */
export type CallApi = Handler;

/**
 * Returns the visitor of a request. Each of `proxies` trusted proxies has appended an address to X-Forwarded-For.
 * Express offers this only for its own request objects.
 */
export function visitorOf(incoming: IncomingMessage, proxies: number): Visitor {
  const own = incoming.socket.remoteAddress ?? '';
  if (proxies === 0) return { address: own };
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const addresses = [own, ...forwarded.reverse()];
  return { address: addresses[Math.min(proxies, addresses.length - 1)]! };
}

/** Returns `http` or `https` as used by the visitor; trusted proxies that terminate TLS report it. */
export function protocolOf(incoming: IncomingMessage, proxies: number): string {
  const given = proxies > 0 && String(incoming.headers['x-forwarded-proto'] ?? '').split(',')[0];
  if (given) return given.trim();
  return 'encrypted' in incoming.socket ? 'https' : 'http';
}

/**
 * Converts a request of node:http to a Request with the same headers. Its signal aborts when the caller disconnects.
 * Throws a TypeError if host and path do not form a URL.
 */
export function toRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  proxies: number,
): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const leaving = new AbortController();
  outgoing.once('close', () => outgoing.writableFinished || leaving.abort());
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`${protocolOf(incoming, proxies)}://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: toHeaders(headers),
    signal: leaving.signal,
    ...(hasBody && { body: toBody(incoming), duplex: 'half' }),
  });
}

type Body = ConstructorParameters<typeof Response>[0];
const toBody = (stream: Readable) => Readable.toWeb(stream) as Body;
const fromBody = (body: unknown) => Readable.fromWeb(body as ReadableStream);

/** Headers that apply to one connection only. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function toHeaders(given: NodeJS.Dict<string | string[]>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(given)) {
    if (HOP_BY_HOP.has(name)) continue;
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  return headers;
}

/** Sends a Response, streaming its body. Stops when the caller disconnects. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const { status, headers, body } = response;
  for (const [name, value] of headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(status);
  if (body === null || outgoing.req.method === 'HEAD' || outgoing.destroyed) {
    outgoing.end();
    await body?.cancel();
    return;
  }
  // Closing either end closes the other.
  await pipeline(fromBody(body), outgoing).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** Converts a handler to a request listener. `proxies` is the number of trusted proxies in front of it. */
export function listenerOf(handler: Handler, proxies: number): RequestListener {
  return (incoming, outgoing) => {
    if (rejectMalformed(incoming, outgoing)) return;
    let request: Request;
    try {
      request = toRequest(incoming, outgoing, proxies);
    } catch {
      sendError(outgoing, 400, 'bad_request', 'The request could not be read.');
      return;
    }
    handler(request, visitorOf(incoming, proxies))
      .then((response) => sendResponse(response, outgoing))
      .catch((error: unknown) => sendFailure(error, outgoing));
  };
}

/** Ends a response that failed; the details only go to the log. */
export function sendFailure(error: unknown, outgoing: ServerResponse): void {
  if (outgoing.destroyed) return;
  reportFailure('a request failed', error, String(outgoing.req.headers[REQUEST_ID]));
  if (outgoing.headersSent) outgoing.destroy();
  else sendError(outgoing, 500, 'failed', 'Something went wrong. Please try again.');
}

const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Sends a Request through `http.request` or `https.request`, over the connection described by `options`, with `extra`
 * headers. Its Host header is that of its URL. Rejects if no response arrives; reading the body fails if it is cut off.
 */
export function exchange(
  request: Request,
  open: (options: RequestOptions) => ClientRequest,
  options: RequestOptions,
  extra: OutgoingHttpHeaders = {},
): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  return new Promise((resolve, reject) => {
    const call = open({
      ...options,
      method: request.method,
      path: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host, ...extra },
    });
    call.once('response', (incoming) => resolve(toResponse(incoming)));
    call.on('error', reject);
    if (request.body) fromBody(request.body).on('error', reject).pipe(call);
    else call.end();
  });
}

function toResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 502;
  const init = { status, headers: toHeaders(incoming.headersDistinct) };
  if (!WITHOUT_BODY.has(status)) return new Response(toBody(incoming), init);
  incoming.resume();
  return new Response(null, init);
}
