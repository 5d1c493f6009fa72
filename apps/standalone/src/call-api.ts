import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { duplexPair, Readable, type Duplex } from 'node:stream';

/** How the site asks the API on behalf of a visitor. */
export type CallApi = (request: Request, visitor: { address: string }) => Promise<Response>;

/** What the API finds on the connection of such a call. */
export interface LoaderConnection {
  remoteAddress: string;
  /** Not counted against the limit of reads: one page may need several. */
  loaderCall: true;
}

const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Calls the API inside this process: no socket, but the parser, requests and responses of node:http.
 * (Made-up request objects end the process when Express meets a caller that goes away.)
 * Each call has a connection of its own, since a connection says whose call it is.
 */
export function callApiInProcess(api: RequestListener): CallApi {
  const server = createServer(api);
  return (request, visitor) =>
    new Promise((resolve, reject) => {
      const [near, far] = connectedPair();
      const connection: LoaderConnection = { remoteAddress: visitor.address, loaderCall: true };
      server.emit('connection', Object.assign(far, connection));

      const { host, pathname, search } = new URL(request.url);
      const call = sendRequest({
        createConnection: () => near,
        method: request.method,
        path: pathname + search,
        headers: { ...Object.fromEntries(request.headers), host },
        signal: request.signal,
      });
      call.once('response', (answer) => resolve(toResponse(answer)));
      call.on('error', reject);
      if (request.body) Readable.fromWeb(request.body).on('error', reject).pipe(call);
      else call.end();
    });
}

/** Two ends of one connection: when either breaks off, so does the other, as between sockets. */
function connectedPair(): [Duplex, Duplex] {
  const [near, far] = duplexPair();
  near.once('close', () => far.destroy());
  far.once('close', () => far.writableFinished || near.destroy());
  return [near, far];
}

function toResponse(answer: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const status = answer.statusCode ?? 502;
  if (!WITHOUT_BODY.has(status)) return new Response(Readable.toWeb(answer), { status, headers });
  answer.resume();
  return new Response(null, { status, headers });
}
